import type {Browser} from '@playwright/test';
import {measureLoad, type Load} from './load';
import {kb, ms, section, table} from './table';

/** One page of the shop beside the page of the official skeleton that has the same task. */
interface Pair {
  page: string;
  /** URL. */
  shop: string;
  skeleton: string;
}

/** Requests per second and their ratio. Measures the shop and the official skeleton in turn, on one sandbox and the same runtime. */
export async function compareWithSkeleton(
  browser: Browser,
  {shop, staff, skeleton}: {shop: string; staff: string; skeleton: string},
  product: string,
): Promise<string> {
  const skeletonList = `${skeleton}/collections/all`;
  const skeletonProduct = `${skeleton}/products/${handleOf(product)}`;
  const pairs: Pair[] = [
    {page: 'home', shop: `${shop}/`, skeleton: `${skeleton}/`},
    {page: 'list', shop: `${shop}/products/dog`, skeleton: skeletonList},
    {page: 'product', shop: shop + product, skeleton: skeletonProduct},
    {page: 'cart', shop: `${shop}/cart`, skeleton: `${skeleton}/cart`},
  ];
  const staffPairs: Pair[] = [
    {page: 'staff list', shop: `${staff}/products/dog`, skeleton: skeletonList},
    {page: 'staff product', shop: staff + product, skeleton: skeletonProduct},
  ];
  const visitors = {
    guest: {shop: {}, skeleton: {}},
    'with a cart': {
      shop: await cookiesWithCart(browser, new URL(product, shop)),
      skeleton: await cookiesWithCart(browser, new URL(skeletonProduct)),
    },
  };
  const rows: string[][] = [];
  for (const visitor of ['guest', 'with a cart'] as const) {
    for (const pair of visitor === 'guest' ? [...pairs, ...staffPairs] : pairs) {
      console.log(`Comparing ${pair.page} (${visitor}) with the skeleton …`);
      const cookies = visitors[visitor];
      const own = await measureLoad(pair.shop, cookies.shop);
      rows.push([
        pair.page,
        visitor,
        ...compared(own, await measureLoad(pair.skeleton, cookies.skeleton)),
      ]);
    }
  }
  const labels = ['requests/s', 'skeleton', 'ratio', 'p50', 'p95', 'errors', 'document'];
  return section(
    'Beside the official skeleton (worker runtime, 4 connections)',
    table(['page', 'visitor', ...labels], rows),
  );
}

const compared = (own: Load, skeleton: Load) => [
  own.requestsPerSecond.toFixed(0),
  skeleton.requestsPerSecond.toFixed(0),
  (own.requestsPerSecond / skeleton.requestsPerSecond).toFixed(2),
  ms(own.p50),
  ms(own.p95),
  `${own.errors} (skeleton ${skeleton.errors})`,
  `${kb(own.bytes)} (skeleton ${kb(skeleton.bytes)})`,
];

/** The product's handle in a path like `/products/marlowe-balance/everyday-chicken-barley/original/4-lb`. */
function handleOf(product: string): string {
  return new URL(product, 'http://localhost').pathname.split('/')[3] ?? '';
}

async function cookiesWithCart(browser: Browser, product: URL): Promise<Record<string, string>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.href);
  await page
    .getByRole('main')
    .getByRole('button', {name: /add to cart/i})
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  const cookies = await context.cookies(product.origin);
  await context.close();
  return {Cookie: cookies.map(({name, value}) => `${name}=${value}`).join('; ')};
}
