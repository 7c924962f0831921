import type {Browser, BrowserContext} from '@playwright/test';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import type {VisitData} from './visitors';

export interface Page {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/**
 * The pages to measure, including a product from the list, a cart with that product in it, and a customer's autoships.
 */
export async function findPages(browser: Browser, origin: string): Promise<Page[]> {
  const {product, cookies} = await fillCart(browser, origin);
  return [
    {name: 'home', path: '/', headers: {}},
    {name: 'list', path: '/products/dog', headers: {}},
    {name: 'product', path: product, headers: {}},
    {name: 'cart', path: '/cart', headers: cookies},
    {name: 'autoships', path: '/account/autoships', headers: await logIn(browser, origin)},
  ];
}

/** Puts a product from the list into a new cart. */
async function fillCart(browser: Browser, origin: string) {
  const context = await browser.newContext({baseURL: origin});
  const page = await context.newPage();
  await page.goto('/products/dog');
  const product = await page
    .locator('main a[href^="/products/"]:not([href^="/products/dog"]):not([href^="/products/cat"])')
    .first()
    .getAttribute('href');
  if (!product) throw new Error('The list shows no product.');
  await page.goto(product);
  await page
    .getByRole('button', {name: /add to cart/i})
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  const cookies = await cookiesOf(context);
  await context.close();
  return {product, cookies};
}

/** In a context of its own, because logging in moves a guest's cart to the customer. */
async function logIn(browser: Browser, origin: string): Promise<Record<string, string>> {
  const context = await browser.newContext({baseURL: origin});
  await context.request.post('/shelter/login', {
    form: {email: 'ada.whitfield@example.com', password: SEED_PASSWORD},
    maxRedirects: 0,
  });
  const cookies = await cookiesOf(context);
  await context.close();
  return cookies;
}

async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return {Cookie: cookies.map(({name, value}) => `${name}=${value}`).join('; ')};
}

/** Products to visit, and a variant to add to carts. */
export async function findVisitData(browser: Browser, origin: string): Promise<VisitData> {
  const page = await browser.newPage();
  await page.goto(`${origin}/products/dog`);
  const links = page.locator('main article a');
  const products = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  await page.goto(`${origin}/products/morning-biscuits`);
  const merchandiseId = await page
    .getByRole('main')
    .locator('input[name="merchandiseId"]')
    .first()
    .inputValue();
  await page.close();
  return {products: products.filter((path) => path.startsWith('/products/')), merchandiseId};
}
