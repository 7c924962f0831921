import type {Browser, Page} from '@playwright/test';
import {waitForHydration} from '~tests/e2e/support/interactive';
import {slowDown, withPhone} from './phone';
import {median, ms, section, table} from './table';

const RUNS = 5;
/** The browser reports an event some frames after it has painted. */
const REPORT_MS = 300;

interface Interaction {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const addToCart = async (page: Page) => {
  await page.getByRole('button', {name: /^Add to cart ·/}).tap();
  await page.getByRole('dialog', {name: 'Item added to your cart!'}).waitFor();
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'filter',
    path: '/products/dog',
    async prepare(page) {
      await page.getByRole('button', {name: /^Filters/}).tap();
      await page.getByRole('dialog', {name: 'Filters'}).waitFor();
    },
    act: (page) =>
      page.getByRole('dialog', {name: 'Filters'}).getByRole('checkbox').first().tap({force: true}),
  },
  {name: 'add to cart', path: '/products/morning-biscuits', act: addToCart},
  {
    name: 'open menu',
    path: '/',
    act: (page) => page.getByRole('banner').getByText('Menu').locator('..').tap(),
  },
  {
    name: 'quantity',
    path: '/products/morning-biscuits',
    async prepare(page) {
      await addToCart(page);
      await page.goto(new URL('/cart', page.url()).href);
      await waitForHydration(page);
    },
    act: (page) =>
      page
        .getByRole('button', {name: /^Increase/})
        .first()
        .tap(),
  },
  {
    name: 'option',
    path: '/products/country-table-adult',
    act: (page) => page.getByRole('main').getByRole('radio').nth(1).tap({force: true}),
  },
];

declare global {
  interface Window {
    eventDurations: number[];
  }
}

/** Milliseconds from a press to the next paint, on a phone four times slower than this machine. */
export async function measureInteractions(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await measureOne(browser, origin, interaction));
    }
    rows.push([interaction.name, ms(median(times)), ms(Math.max(...times))]);
  }
  return section(
    'Interaction to next paint (phone, 4× slowdown, Node host)',
    table(['interaction', 'median', 'worst of five'], rows),
  );
}

function measureOne(
  browser: Browser,
  origin: string,
  {path, prepare, act}: Interaction,
): Promise<number> {
  return withPhone(browser, async (page, devtools) => {
    await page.addInitScript(recordDurations);
    await page.goto(origin + path);
    await waitForHydration(page);
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await slowDown(devtools);
    await page.evaluate(() => void (window.eventDurations.length = 0));
    await act(page);
    await page.waitForTimeout(REPORT_MS);
    return Math.max(0, ...(await page.evaluate(() => window.eventDurations)));
  });
}

/** Runs in the page. The browser reports in steps of 8 ms, and nothing below 16 ms. */
function recordDurations(): void {
  window.eventDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as {interactionId?: number}).interactionId) {
        window.eventDurations.push(entry.duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}
