import {gzipSync} from 'node:zlib';
import {percentile} from './table';

/** The cost of a filter change with one catalog. */
export interface FilterChanges {
  /** Milliseconds from sending a request to receiving the whole response, one request at a time. */
  first: Percentiles;
  again: Percentiles;
  /** Size of the list of all products as gzip, in bytes. */
  bytes: number;
}

interface Percentiles {
  p50: number;
  p95: number;
}

const LIST = '/products';
const WARM_UP = ['/products', '/products/dog', '/products/cat'];

/**
 * Measures first lists that no cache holds, each with one more or another filter than the one before, as the browser
 * requests them when a filter is pressed; then the same lists again.
 */
export async function measureFilterChanges(origin: string): Promise<FilterChanges> {
  for (const path of WARM_UP) await timeRequest(origin + path);
  const addresses = filterAddresses();
  return {
    first: await percentilesOf(origin, addresses),
    again: await percentilesOf(origin, addresses),
    bytes: await gzipSize(origin + LIST),
  };
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
