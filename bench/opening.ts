import type {Browser} from '@playwright/test';
import {waitForHydration} from '~tests/e2e/support/interactive';
import {median, ms, percentile, section, table} from './table';

const PRODUCTS = 10;
/** Data is loaded ahead one second after the page has loaded. */
const AHEAD_MS = 2500;

/** Milliseconds from pressing a product in a list to its heading being painted. */
export async function measureOpening(browser: Browser, origin: string): Promise<string> {
  const ahead = await open(browser, origin, {connection: '4g', waitMs: AHEAD_MS});
  const withoutAhead = await open(browser, origin, {connection: '2g', waitMs: AHEAD_MS});
  return section(
    'Product pages opened from a list (desktop, Node host)',
    table(
      ['loaded', 'median', 'p90'],
      [
        ['ahead of the click', ms(median(ahead)), ms(percentile(ahead, 0.9))],
        ['after the click', ms(median(withoutAhead)), ms(percentile(withoutAhead, 0.9))],
      ],
    ),
  );
}

async function open(
  browser: Browser,
  origin: string,
  {connection, waitMs}: {connection: string; waitMs: number},
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const page = await context.newPage();
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType}});
    }, connection);
    await page.goto(`${origin}/products/${index % 2 === 0 ? 'dog' : 'cat'}`);
    await waitForHydration(page);
    await page.waitForTimeout(waitMs);
    times.push(
      await page.evaluate(async (nth) => {
        const link = document.querySelectorAll<HTMLElement>('main article a[data-discover]')[nth];
        const before = document.querySelector('h1');
        const begin = performance.now();
        link?.click();
        for (;;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const now = document.querySelector('h1');
          if (now && now !== before) break;
          if (performance.now() - begin > 10_000) throw new Error('The product did not open.');
        }
        return performance.now() - begin;
      }, index % 3),
    );
    await context.close();
  }
  return times;
}
