import {gzipSync} from 'node:zlib';
import {kb, section, table, typicalAndSlow} from './table';
import {timedGet} from './timed-get';

const LIST = '/products';
const WARM_UP = ['/products', '/products/dog', '/products/cat'];

/** The time of filter changes in shops with catalogs of different sizes. */
export async function measureFilterChanges(
  shops: readonly {products: string; origin: string}[],
): Promise<string> {
  const rows: string[][] = [];
  for (const {products, origin} of shops) rows.push([products, ...(await filterChanges(origin))]);
  return section(
    'Filter changes (worker runtime, one at a time)',
    table(['products', 'not cached', 'cached', 'size of the list'], rows),
  );
}

/**
 * Requests lists that aren't cached, each with one filter added or changed, as a browser does when one is pressed. Then
 * requests the same lists again.
 */
async function filterChanges(origin: string): Promise<string[]> {
  for (const path of WARM_UP) await timeRequest(origin + path);
  const addresses = filterAddresses();
  const first = await timesOf(origin, addresses);
  const again = await timesOf(origin, addresses);
  return [typicalAndSlow(first), typicalAndSlow(again), kb(await gzipSize(origin + LIST))];
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

/** Milliseconds from sending each request to receiving the whole response, one request at a time. */
async function timesOf(origin: string, addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timeRequest(origin + address));
  return times;
}

/** Throws if the response is not a list, so that an error page doesn't count as a fast response. */
async function timeRequest(url: string): Promise<number> {
  const {ms, status} = await timedGet(url);
  if (status !== 200) throw new Error(`${url} is answered ${status}`);
  return ms;
}

async function gzipSize(url: string): Promise<number> {
  const {body} = await timedGet(url);
  return gzipSync(body).byteLength;
}
