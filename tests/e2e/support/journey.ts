import {expect, type Page} from '@playwright/test';
import {waitForHydration} from './interactive';

/** Seeded products, named after the case that they cover. */
export const PRODUCTS = {
  /** Dry food in several sizes, also on autoship. */
  dry: {path: '/products/indoor-salmon-oat', title: 'Indoor Salmon & Oat'},
  treat: {path: '/products/morning-biscuits', title: 'Morning Biscuits'},
  prescription: {path: '/products/clinical-joint-care-dry', title: 'Clinical Joint Care'},
  /** Three flavors in three sizes; the 4 lb of beef is out of stock. */
  flavors: {path: '/products/country-table-adult', title: 'Country Table Adult'},
  soldOut: {path: '/products/clinical-dental-bites-dry', title: 'Clinical Dental Bites Dry'},
  /** Out of stock in Honolulu only, in every size. */
  local: {path: '/products/kind-tummy-turkey-rice', title: 'Kind Tummy Turkey & Rice'},
  autoshipOnly: {path: '/products/monthly-treat-box', title: 'Monthly Treat Box'},
  dropship: {
    path: '/products/dropshipping/stainless-steel-bowl',
    title: 'Stainless Steel Bowl',
  },
  donation: {path: '/products/give-a-bowl-to-a-shelter', title: 'Give a Bowl to a Shelter'},
} as const;

/** Card numbers of the bogus gateway. */
export const CARDS = {approved: '1', declined: '2', failing: '3'} as const;

/**
 * Contact and address for the hosted checkout, by label, in the order of its form. The state is a select field and
 * missing here.
 */
export const SHOPPER: Record<string, string> = {
  Email: 'robin@example.com',
  'First name': 'Robin',
  'Last name': 'Field',
  Address: '12 Orchard Lane',
  City: 'Denver',
  'Zip code': '80202',
};

/** The button that adds the page's own product, not one of the cards below. */
export function addButton(page: Page) {
  return page.getByRole('button', {name: /^Add to cart ·/});
}

export function confirmation(page: Page) {
  return page.getByRole('dialog', {name: 'Item added to your cart!'});
}

/** The lines on the cart page, without the cards below them. */
export function cartItems(page: Page) {
  return page.getByRole('region', {name: 'Items in your cart'});
}

/** Accessible name of the header's cart link. */
export function cartName(count: number): string {
  return `Cart , ${count === 1 ? '1 item' : `${count} items`}`;
}

/** Waits until the header shows `count` items. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', {name: /^Cart/})).toHaveAccessibleName(
    cartName(count),
  );
}

export async function addAndGoToCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
}

export const ATTESTATION = /^My veterinarian has recommended/;

/**
 * Checks the prescription attestation, on the page that reports it as missing. Waits for the focus to move first: it
 * scrolls the page, and a press that it interrupts is lost.
 */
export async function checkAttestation(page: Page): Promise<void> {
  /* This is a new document: a press that begins before hydration and ends after it is lost. */
  const summary = page.getByRole('group', {name: 'Please fix the following'});
  await expect(summary).toBeVisible();
  await waitForHydration(page);
  await expect(summary).toBeFocused();
  await page.getByText(ATTESTATION).click();
  await expect(page.getByRole('checkbox', {name: ATTESTATION})).toBeChecked();
}

export async function fillCheckout(page: Page, card: string): Promise<void> {
  for (const [label, value] of Object.entries(SHOPPER)) {
    await page.getByLabel(label, {exact: true}).fill(value);
  }
  await page.getByLabel('State').selectOption('CO');
  /* The checkout charges only a total that was shown, so wait until it is. */
  await expect(page.locator('form[aria-busy]')).toHaveCount(0);
  await fillCard(page, card);
}

/** Without scripts the totals are updated by a button only, and the checkout charges only a total that was shown. */
export async function fillCheckoutWithoutScripts(page: Page, card: string): Promise<void> {
  await fillCheckout(page, '');
  await page.getByRole('button', {name: 'Update totals'}).click();
  await fillCard(page, card);
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Name on card').fill('Robin Field');
  await page.getByLabel('Expiration date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
}

export async function payAndReadOrder(page: Page): Promise<number> {
  await page.getByRole('button', {name: 'Pay now'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Thank you/})).toBeVisible();
  const text = await page.getByText(/Order #\d+ is confirmed/).innerText();
  return Number(/#(\d+)/.exec(text)?.[1]);
}
