import type {JSHandle, Page} from '@playwright/test';

/** A page as it is answered, to be read without being shown: none of it is loaded or run. */
export async function readMarkup(page: Page, address: string): Promise<JSHandle<Document>> {
  const answer = await page.request.get(address);
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    await answer.text(),
  );
}
