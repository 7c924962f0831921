import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {add, CLINICAL, DONATION} from '~tests/support/variants';

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

/** The variants that the pages of `PRODUCTS` open with, under the same names. */
const VARIANTS = {
  dry: variant(702101),
  treat: variant(705801),
  local: variant(702401),
  prescription: CLINICAL,
  dropship: variant(707001),
  donation: DONATION,
};

type Quantities = Partial<Record<keyof typeof VARIANTS, number>>;

/** Adds merchandise to the browser's cart with the request of a product page, but without opening one. */
export async function addToCart(request: APIRequestContext, quantities: Quantities): Promise<void> {
  for (const [name, quantity] of Object.entries(quantities)) {
    const form = add(VARIANTS[name as keyof typeof VARIANTS], quantity);
    expect((await request.post('/cart/change', {form})).status()).toBe(200);
  }
}

export async function openCartWith(page: Page, quantities: Quantities): Promise<void> {
  await addToCart(page.request, quantities);
  await page.goto('/cart');
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
}
