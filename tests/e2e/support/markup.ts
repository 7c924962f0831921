import type {JSHandle, Page} from '@playwright/test';

/** The server's HTML of a page as a document to read. Nothing in it is loaded or run. */
export async function readMarkup(page: Page, address: string): Promise<JSHandle<Document>> {
  const answer = await page.request.get(address);
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    await answer.text(),
  );
}
