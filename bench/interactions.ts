import type {Browser, Locator, Page} from '@playwright/test';
import {waitForHydration} from '~tests/e2e/support/interactive';
import {press, slowDown, withPhone} from './phone';
import {median, ms, section, table} from './table';

const RUNS = 5;
/** The browser reports an event some frames after it has painted. */
const REPORT_MS = 500;

interface Interaction {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  target(page: Page): Locator;
}

const addButton = (page: Page) => page.getByRole('button', {name: /^Add to cart ·/});

const INTERACTIONS: Interaction[] = [
  {
    name: 'filter',
    path: '/products/dog',
    async prepare(page) {
      await page.getByRole('button', {name: /^Filters/}).tap();
      await page.getByRole('dialog', {name: 'Filters'}).waitFor();
    },
    target: (page) => page.getByRole('dialog', {name: 'Filters'}).getByRole('checkbox').first(),
  },
  {name: 'add to cart', path: '/products/morning-biscuits', target: addButton},
  {
    name: 'open menu',
    path: '/',
    target: (page) => page.getByRole('banner').getByText('Menu').locator('..'),
  },
  {
    name: 'quantity',
    path: '/products/morning-biscuits',
    async prepare(page) {
      await addButton(page).tap();
      await page.getByRole('dialog', {name: 'Item added to your cart!'}).waitFor();
      await page.goto(new URL('/cart', page.url()).href);
      await waitForHydration(page);
    },
    target: (page) => page.getByRole('button', {name: /^Increase/}).first(),
  },
  {
    name: 'option',
    path: '/products/country-table-adult',
    target: (page) => page.getByRole('main').getByRole('radio').nth(1),
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
  {path, prepare, target}: Interaction,
): Promise<number> {
  return withPhone(browser, async (page, devtools) => {
    await page.addInitScript(recordDurations);
    await page.goto(origin + path);
    await waitForHydration(page);
    await prepare?.(page);
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await slowDown(devtools);
    await page.evaluate(() => void (window.eventDurations.length = 0));
    await press(page, devtools, target(page));
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
