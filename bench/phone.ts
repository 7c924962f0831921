import type {Browser, CDPSession, Page} from '@playwright/test';

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
