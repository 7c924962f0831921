import type {Page, Route} from '@playwright/test';

export interface HeldRequests {
  count(): number;
  /** Lets all held requests and all later ones through. */
  release(): Promise<void>;
  /** Holds requests again from now on. */
  hold(): void;
  /** Lets the oldest held request through, or waits for the next one; `fail` breaks its connection. */
  releaseNext(how?: 'answer' | 'fail'): Promise<void>;
}

/** Holds back the page's requests to matching URLs, so that a test can look at the pending state. */
export async function holdRequests(
  page: Page,
  url: string,
  method?: string,
): Promise<HeldRequests> {
  const waiting: Route[] = [];
  const arrivals: ((route: Route) => void)[] = [];
  let count = 0;
  let isReleased = false;

  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    count += 1;
    if (isReleased) return route.continue();
    const expected = arrivals.shift();
    if (expected) expected(route);
    else waiting.push(route);
  });

  const next = () => {
    const route = waiting.shift();
    return route ?? new Promise<Route>((resolve) => arrivals.push(resolve));
  };

  return {
    count: () => count,
    async release() {
      isReleased = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    hold() {
      isReleased = false;
    },
    async releaseNext(how = 'answer') {
      const route = await next();
      await (how === 'answer' ? route.continue() : route.abort('connectionfailed'));
    },
  };
}
