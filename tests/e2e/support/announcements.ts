import type {Page} from '@playwright/test';

/** Records every text that the page's live region announces from now on. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, {announced});
    const region = document.querySelector('[data-live-announcer]') as unknown as Node;
    new MutationObserver((records) => {
      for (const {addedNodes} of records) {
        addedNodes.forEach((node) => announced.push(node.textContent ?? ''));
      }
    }).observe(region, {childList: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {announced: string[]}).announced);
}
