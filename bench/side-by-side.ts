import type {Browser} from '@playwright/test';
import {measureLoad, type Load} from './load';

/** One page of the shop beside the page of the official skeleton that has the same task. */
export interface Comparison {
  page: string;
  visitor: 'guest' | 'with a cart';
  shop: Load;
  skeleton: Load;
}

interface Pair {
  page: string;
  /** URL. */
  shop: string;
  skeleton: string;
}

/** Measures the shop and the official skeleton in turn, on one sandbox and the same runtime. */
export async function compareWithSkeleton(
  browser: Browser,
  {shop, staff, skeleton}: {shop: string; staff: string; skeleton: string},
  product: string,
): Promise<Comparison[]> {
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
  const comparisons: Comparison[] = [];
  for (const visitor of ['guest', 'with a cart'] as const) {
    for (const pair of visitor === 'guest' ? [...pairs, ...staffPairs] : pairs) {
      console.log(`Comparing ${pair.page} (${visitor}) with the skeleton …`);
      const cookies = visitors[visitor];
      comparisons.push({
        page: pair.page,
        visitor,
        shop: await measureLoad(pair.shop, cookies.shop),
        skeleton: await measureLoad(pair.skeleton, cookies.skeleton),
      });
    }
  }
  return comparisons;
}

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
