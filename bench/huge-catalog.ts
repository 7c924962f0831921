import {startStack} from '~tests/support/stack';
import {slowestCall} from './server-timing';
import {median, ms, section, table} from './table';
import {timedGet} from './timed-get';

const PRODUCTS = 100_000;
const RUNS = 5;
const LISTS = ['/products', '/products/dog', '/products/dog?pet-age=adult&flavor=chicken'];

/** Checks that lists still respond with a huge catalog. */
export async function measureHugeCatalog(): Promise<string> {
  const begin = performance.now();
  const stack = await startStack({products: PRODUCTS, plainPictures: true});
  const seeded = performance.now() - begin;
  try {
    const rows: string[][] = [];
    for (const path of LISTS) {
      const first = await timeList(stack.shops.DTC + path);
      const again: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        again.push((await timeList(stack.shops.DTC + path)).ms);
      const {status, slowest} = first;
      const limit = slowest ? `${slowest.name}, ${ms(slowest.ms)}` : '';
      rows.push([`\`${path}\``, `${status}`, ms(first.ms), limit, ms(median(again))]);
    }
    return section(
      `Lists of ${PRODUCTS} products (worker runtime)`,
      table(['list', 'status', 'first', 'its slowest upstream call', 'stored'], rows),
      `The sandbox took ${Math.round(seeded / 1000)} s to make them.`,
    );
  } finally {
    await stack.stop();
  }
}

async function timeList(url: string) {
  const {ms, status, headers} = await timedGet(url);
  const timing = headers['server-timing'];
  return {ms, status, slowest: slowestCall(typeof timing === 'string' ? timing : null)};
}
