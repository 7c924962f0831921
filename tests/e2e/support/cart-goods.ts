import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {add, CLINICAL} from '~tests/routes/support/goods';

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

/** The variants that pages of `PRODUCTS` begin with, by the same names. */
const VARIANTS = {
  dry: variant(702101),
  treat: variant(705801),
  local: variant(702401),
  prescription: CLINICAL,
};

type Pieces = Partial<Record<keyof typeof VARIANTS, number>>;

/** Adds to the browser's cart as a product page does, but without the page. */
export async function addToCart(request: APIRequestContext, pieces: Pieces): Promise<void> {
  for (const [name, quantity] of Object.entries(pieces)) {
    const form = add(VARIANTS[name as keyof typeof VARIANTS], quantity);
    expect((await request.post('/cart/change', {form})).status()).toBe(200);
  }
}

/** Opens the cart page with these goods in the cart. */
export async function openCartWith(page: Page, pieces: Pieces): Promise<void> {
  await addToCart(page.request, pieces);
  await page.goto('/cart');
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
}
