import type {Page} from '@playwright/test';

/** The part of React's root that says whether it still shows the server's markup. */
interface ReactContainer {
  stateNode: {current: {memoizedState: {isDehydrated: boolean}}};
}

/**
 * Waits until React has hydrated the page: before that the browser itself handles every press, as without scripts.
 * React marks the document when hydration begins, which can be long before it ends.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, container] =
      Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const root = container as ReactContainer | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
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
