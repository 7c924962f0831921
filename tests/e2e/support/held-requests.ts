import type {Page, Route} from '@playwright/test';

export interface HeldRequests {
  /** How many came so far. */
  count(): number;
  /** Lets those that wait go, and all later ones. */
  release(): Promise<void>;
  /** Holds from here on, again. */
  hold(): void;
  /** Lets the one that has waited longest go; `fail` breaks its connection. */
  answerNext(how?: 'answer' | 'fail'): Promise<void>;
}

/** Holds the page's requests to matching addresses back, so that what is shown meanwhile can be looked at. */
export async function holdRequests(
  page: Page,
  url: string,
  method?: string,
): Promise<HeldRequests> {
  const waiting: Route[] = [];
  const arrivals: ((route: Route) => void)[] = [];
  let count = 0;
  let isOpen = false;

  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    count += 1;
    if (isOpen) return route.continue();
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
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    hold() {
      isOpen = false;
    },
    async answerNext(how = 'answer') {
      const route = await next();
      await (how === 'answer' ? route.continue() : route.abort('connectionfailed'));
    },
  };
}
