import type {Browser, CDPSession, Locator, Page} from '@playwright/test';

export const PHONE = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How much slower a mid-range phone is than this machine, as in Lighthouse. */
const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const SLOW_4G = {latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000};

/** Opens a page of a phone with an empty cache. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  try {
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

export const slowDown = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});

export async function useSlow4g(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_4G});
}

/** How long a finger stays on the screen. */
const PRESS_MS = 80;

/**
 * Presses as a finger does. Playwright's own `tap` lifts the finger at once. It also scrolls and inspects the page first,
 * and that work would delay the press that is measured.
 */
export async function press(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to press isn’t on the page');
  const touchPoints = [{x: box.x + box.width / 2, y: box.y + box.height / 2}];
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}
