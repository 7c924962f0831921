import {gzipSync} from 'node:zlib';
import {startStack} from '~tests/support/stack';
import {percentile} from './load';

/** The cost of a filter change in a large catalog. */
export interface FilterChanges {
  products: number;
  /** Milliseconds from sending a request to receiving the whole response, one request at a time. */
  first: Percentiles;
  again: Percentiles;
  /** Size of the list of all products as gzip, in bytes, with the hand-written and with the large catalog. */
  bytes: {small: number; large: number};
}

interface Percentiles {
  p50: number;
  p95: number;
}

const LARGE_CATALOG_SIZE = 10_000;
const LIST = '/products';
const WARM_UP = ['/products', '/products/dog', '/products/cat'];

/**
 * Measures the existing production build with a catalog of 10,000 products: first lists that no cache holds, each with
 * one more or another filter than the one before, as the browser requests them when a filter is pressed; then the same
 * lists again.
 *
 * @param smallOrigin origin of the shop with the hand-written catalog
 */
export async function measureFilterChanges(smallOrigin: string): Promise<FilterChanges> {
  const stack = await startStack({products: LARGE_CATALOG_SIZE});
  try {
    const origin = stack.shops.DTC;
    for (const path of WARM_UP) await timeRequest(origin + path);
    const addresses = filterAddresses();
    return {
      products: LARGE_CATALOG_SIZE,
      first: await percentilesOf(origin, addresses),
      again: await percentilesOf(origin, addresses),
      bytes: {small: await gzipSize(smallOrigin + LIST), large: await gzipSize(origin + LIST)},
    };
  } finally {
    await stack.stop();
  }
}

/** The URLs of page data, as the browser requests it for `/products/dog?pet-age=adult&flavor=beef`. */
function filterAddresses(): string[] {
  const pets = [
    {path: '/products/dog', ages: ['adult', 'puppy', 'senior'], forms: ['dry-food', 'wet-food']},
    {path: '/products/cat', ages: ['adult', 'kitten', 'senior'], forms: ['dry-food', 'wet-food']},
  ];
  const flavors = ['chicken', 'duck', 'rabbit', 'salmon', 'turkey', 'chicken,salmon'];
  return pets.flatMap(({path, ages, forms}) =>
    flavors.flatMap((flavor) => [
      `${path}.data?flavor=${flavor}`,
      ...ages.flatMap((age) => [
        `${path}.data?pet-age=${age}&flavor=${flavor}`,
        ...forms.map((form) => `${path}.data?pet-age=${age}&food-form=${form}&flavor=${flavor}`),
      ]),
    ]),
  );
}

async function percentilesOf(origin: string, addresses: readonly string[]): Promise<Percentiles> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timeRequest(origin + address));
  return {p50: percentile(times, 0.5), p95: percentile(times, 0.95)};
}

/** Throws if the response is not a list, so that an error page doesn't count as a fast response. */
async function timeRequest(url: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url, {redirect: 'manual'});
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} is answered ${response.status}`);
  return performance.now() - begin;
}

async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer())).byteLength;
}
