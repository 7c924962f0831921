import type {Browser} from '@playwright/test';
import {waitForHydration} from '~tests/e2e/support/interactive';
import {slowDown, useSlow4g, withPhone} from './phone';
import {median, ms, section, table} from './table';

const RUNS = 3;

/** Milliseconds since the navigation began. */
interface Start {
  painted: number;
  interactive: number;
}

/** How long a page looks ready before its scripts respond to presses, on a slow phone with slow 4G. */
export async function measureFirstInteractive(
  browser: Browser,
  origin: string,
  pages: readonly {name: string; path: string}[],
): Promise<string> {
  const rows: string[][] = [];
  for (const {name, path} of pages) {
    const starts: Start[] = [];
    for (let run = 0; run < RUNS; run += 1) starts.push(await startOnce(browser, origin + path));
    const painted = median(starts.map((start) => start.painted));
    const interactive = median(starts.map((start) => start.interactive));
    rows.push([name, ms(painted), ms(interactive), ms(interactive - painted)]);
  }
  return section(
    'From first paint to interactive (phone, 4× slowdown, slow 4G, Node host)',
    table(['page', 'first paint', 'interactive', 'between'], rows),
    'In between, links and forms work as they do without scripts, so no press is lost.',
  );
}

function startOnce(browser: Browser, url: string): Promise<Start> {
  return withPhone(browser, async (page, devtools) => {
    await useSlow4g(devtools);
    await slowDown(devtools);
    await page.goto(url, {waitUntil: 'commit'});
    await waitForHydration(page);
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      interactive: performance.now(),
    }));
  });
}
