import type {Page} from '@playwright/test';

/** The parts of React's root and of its Suspense boundaries that say whether they still show the server's markup. */
interface Fiber {
  memoizedState: {isDehydrated?: boolean; dehydrated?: Comment | null} | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Not in Safari 16.4, as which a test runs. */
    scheduler?: {postTask(task: () => void, options: {delay: number}): Promise<void>};
  }
}

/** The page's document has been replaced while it was being asked. */
const REPLACED = 'Execution context was destroyed';

/**
 * Waits until React has hydrated the page and all Suspense boundaries whose HTML is complete: before that the browser
 * itself handles every press, as without scripts. React marks the document when hydration begins, which can be long
 * before it ends.
 *
 * Not with `waitForFunction`, for which Playwright first loads all of its own code into each document.
 */
export async function waitForHydration(page: Page): Promise<void> {
  let isHydrated = false;
  while (!isHydrated) {
    isHydrated = await page.evaluate(whenHydrated).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes(REPLACED)) return false;
      throw error;
    });
  }
}

/** Runs in the page. */
async function whenHydrated(): Promise<true> {
  const COMPLETE = '$';
  for (;;) {
    const [, container] =
      Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const root = (container as {stateNode: {current: Fiber}} | undefined)?.stateNode.current;
    let isHydrated = root?.memoizedState?.isDehydrated === false;
    const left = [root?.child];
    while (isHydrated && left.length > 0) {
      const fiber = left.pop();
      if (!fiber) continue;
      isHydrated = fiber.memoizedState?.dehydrated?.data !== COMPLETE;
      left.push(fiber.child, fiber.sibling);
    }
    if (isHydrated) return true;
    /* Works even while a test has stopped the page's clock, which also stops timers and frames. */
    await (window.scheduler?.postTask(() => undefined, {delay: 16}) ??
      new Promise((resolve) => setTimeout(resolve, 16)));
  }
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
