import type {Page} from '@playwright/test';

/** The parts of React's root and of its Suspense boundaries that say whether they still show the server's markup. */
interface Fiber {
  memoizedState: {isDehydrated?: boolean; dehydrated?: Comment | null} | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Waits until React has hydrated the page and all Suspense boundaries whose HTML is complete: before that the browser
 * itself handles every press, as without scripts. React marks the document when hydration begins, which can be long
 * before it ends.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const COMPLETE = '$';
    const [, container] =
      Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const root = (container as {stateNode: {current: Fiber}} | undefined)?.stateNode.current;
    if (root?.memoizedState?.isDehydrated !== false) return false;
    const left = [root.child];
    while (left.length > 0) {
      const fiber = left.pop();
      if (!fiber) continue;
      if (fiber.memoizedState?.dehydrated?.data === COMPLETE) return false;
      left.push(fiber.child, fiber.sibling);
    }
    return true;
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
