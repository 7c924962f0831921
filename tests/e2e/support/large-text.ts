import type {Page} from '@playwright/test';

/** Doubles the text size on a phone's screen, and lists the words that then break in the middle. */
export async function wordsThatBreak(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 844});
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const part = document.querySelector('[role=dialog]') ?? document.querySelector('main');
    const texts = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      /* SKUs, parcel numbers and email addresses have no place to break. */
      for (const {0: word, index} of (text.nodeValue ?? '').matchAll(/(?<!\S)[−$\w’.,]+(?!\S)/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        const isShown = !text.parentElement?.closest('.sr-only, [data-carousel], option');
        if (lines.size > 1 && isShown) broken.push(word);
      }
    }
    document.documentElement.style.fontSize = '';
    return broken;
  });
}
