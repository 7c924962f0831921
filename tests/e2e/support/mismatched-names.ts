import type {Page} from '@playwright/test';

/** Controls whose accessible name does not start with their visible text, as "text: name". */
export async function findMismatchedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tidy = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();

    /** Whether the text is part of a name: not decoration and not hidden at this width. */
    const isHeard = ({parentElement}: Node) =>
      parentElement?.closest('[aria-hidden=true]') === null && parentElement.checkVisibility();

    /**
     * Whether the text takes up room and is not decoration: text for assistive technology only is clipped to a point.
     */
    const isSeen = (node: Node) => {
      if (!isHeard(node)) return false;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
      for (let one: Element | null = parent; one; one = one.parentElement) {
        const {width, height} = one.getBoundingClientRect();
        const {overflow, display} = getComputedStyle(one);
        if (display !== 'contents' && overflow === 'hidden' && (width <= 1 || height <= 1))
          return false;
      }
      return true;
    };

    const textOf = (element: Element, isWanted: (node: Node) => boolean) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (isWanted(node)) parts.push(node.textContent ?? '');
      }
      return tidy(parts.join(' '));
    };

    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      const label = labels.join(' ') || element.getAttribute('aria-label');
      if (label) return tidy(label);
      return textOf(element, isHeard);
    };

    return [...document.querySelectorAll('a[href], button, summary, [role=button], [role=tab]')]
      .map((element) => ({shown: textOf(element, isSeen), name: nameOf(element)}))
      .filter(({shown, name}) => shown !== '' && !name.startsWith(shown))
      .map(({shown, name}) => `${shown}: ${name}`);
  });
}
