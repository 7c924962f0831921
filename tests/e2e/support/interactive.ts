import type {Page} from '@playwright/test';

/** Waits until React has hydrated the page: before that the browser itself handles every press, as without scripts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Makes `goto` and `reload` wait until pages of these origins are interactive. */
export function awaitHydrationAfterLoads(page: Page, origins: string[]): void {
  const ready = async <Answer>(navigation: Promise<Answer>): Promise<Answer> => {
    const answer = await navigation;
    if (origins.includes(new URL(page.url()).origin)) await waitForHydration(page);
    return answer;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (...args) => ready(goto(...args));
  page.reload = (...args) => ready(reload(...args));
}
