import {gzipSync} from 'node:zlib';
import {startStack} from '~tests/support/stack';
import {percentile} from './load';

/** What a filter change costs on a large catalogue. */
export interface FilterChanges {
  products: number;
  /** Milliseconds from sending a request to having its whole answer, one at a time. */
  first: Percentiles;
  again: Percentiles;
  /** The list of all products as gzip, in bytes: with the hand-written catalogue and with the large one. */
  bytes: {small: number; large: number};
}

interface Percentiles {
  p50: number;
  p95: number;
}

const LARGE_CATALOGUE = 10_000;
const LIST = '/products';
const WARM_UP = ['/products', '/products/dog', '/products/cat'];

/**
 * Measures the existing production build over a catalogue of 10,000: lists that nobody has asked for, each with one
 * filter more than the one before or with another, as the browser asks when a filter is pressed; then the same again.
 * @param smallOrigin the shop over the hand-written catalogue
 */
export async function measureFilterChanges(smallOrigin: string): Promise<FilterChanges> {
  const stack = await startStack({products: LARGE_CATALOGUE});
  try {
    const origin = stack.shops.DTC;
    for (const path of WARM_UP) await timeAnswer(origin + path);
    const addresses = filterAddresses();
    return {
      products: LARGE_CATALOGUE,
      first: await percentilesOf(origin, addresses),
      again: await percentilesOf(origin, addresses),
      bytes: {small: await gzipSize(smallOrigin + LIST), large: await gzipSize(origin + LIST)},
    };
  } finally {
    await stack.stop();
  }
}

/** As the browser asks for the data of `/products/dog?pet-age=adult&flavor=beef`. */
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
  for (const address of addresses) times.push(await timeAnswer(origin + address));
  return {p50: percentile(times, 0.5), p95: percentile(times, 0.95)};
}

/** Throws on an answer that is no list, so that no error page is taken for a quick one. */
async function timeAnswer(url: string): Promise<number> {
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
