import type {Page, Route} from '@playwright/test';

/** Ways a response with page data can fail to arrive. */
export const LOSSES = ['502', 'reset', 'cut', 'offline'] as const;
export type Loss = (typeof LOSSES)[number];

const PAGE_DATA = /\.data(\?|$)/;

const lose: Record<Exclude<Loss, 'offline'>, (route: Route) => Promise<void>> = {
  502: (route) =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      body: '<!doctype html><h1>Bad gateway</h1>',
    }),
  reset: (route) => route.abort('connectionreset'),
  cut: (route) =>
    route.fulfill({
      headers: {'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script'},
      body: '{"routes/pa',
    }),
};

/** Loses every response with page data from now on. Returns a function that ends it. */
export async function loseResponses(page: Page, how: Loss): Promise<() => Promise<void>> {
  if (how === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(PAGE_DATA, lose[how]);
  return () => page.unroute(PAGE_DATA, lose[how]);
}

/** The browser's console messages about `loseResponses`. Offline, prefetched files are lost as well. */
export const LOSS_MESSAGES =
  /^(console error: Failed to load resource|request failed: (GET|POST) ).*(\.data|__manifest|ERR_INTERNET_DISCONNECTED)|consent: Error: TrustArc can’t be loaded/;

export function lostBanner(page: Page) {
  const banner = page.getByRole('region', {name: 'Connection'});
  return {
    banner,
    alert: banner.getByRole('alert'),
    tryAgain: banner.getByRole('button', {name: /^Try again/}),
    cancel: banner.getByRole('button', {name: 'Cancel'}),
  };
}
