import {expect, type Page} from '@playwright/test';
import {untilInteractive} from './interactive';

/** Products of the seed that journeys buy, by what they are good for. */
export const PRODUCTS = {
  /** Dry food in several sizes, on autoship as well. */
  dry: {path: '/products/indoor-salmon-oat', title: 'Indoor Salmon & Oat'},
  treat: {path: '/products/morning-biscuits', title: 'Morning Biscuits'},
  prescription: {path: '/products/clinical-joint-care-dry', title: 'Clinical Joint Care'},
  /** In three flavors and three sizes; the 4 lb of beef is out of stock. */
  flavors: {path: '/products/country-table-adult', title: 'Country Table Adult'},
  /** Nothing of it is left. */
  soldOut: {path: '/products/clinical-dental-bites-dry', title: 'Clinical Dental Bites Dry'},
  /** Out of stock in Honolulu alone, in every size. */
  local: {path: '/products/kind-tummy-turkey-rice', title: 'Kind Tummy Turkey & Rice'},
  autoshipOnly: {path: '/products/monthly-treat-box', title: 'Monthly Treat Box'},
  dropship: {
    path: '/products/dropshipping/stainless-steel-bowl',
    title: 'Stainless Steel Bowl',
  },
  donation: {path: '/products/give-a-bowl-to-a-shelter', title: 'Give a Bowl to a Shelter'},
} as const;

/** Cards of the bogus gateway. */
export const CARDS = {approved: '1', declined: '2', failing: '3'} as const;

/** Contact and address for the hosted checkout, by label, in the order of its form but for the state. */
export const SHOPPER: Record<string, string> = {
  Email: 'robin@example.com',
  'First name': 'Robin',
  'Last name': 'Field',
  Address: '12 Orchard Lane',
  City: 'Denver',
  'Zip code': '80202',
};

/** The button that adds what the page is about, not that of a card below. */
export function addButton(page: Page) {
  return page.getByRole('button', {name: /^Add to cart ·/});
}

export function confirmation(page: Page) {
  return page.getByRole('dialog', {name: 'Item added to your cart!'});
}

/** The lines on the cart page, apart from the cards below them. */
export function cartItems(page: Page) {
  return page.getByRole('region', {name: 'Items in your cart'});
}

/** The name of the header's cart link, with the number in it. */
export function cartName(count: number): string {
  return `Cart , ${count === 1 ? '1 item' : `${count} items`}`;
}

/** The header says that the cart has so many pieces. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', {name: /^Cart/})).toHaveAccessibleName(
    cartName(count),
  );
}

/** Adds the product of a page and goes to the cart by the confirmation. */
export async function addAndGoToCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
}

/** Ticks what prescription food asks for, on the page that says it is missing. */
export async function attest(page: Page): Promise<void> {
  await expect(page.getByRole('group', {name: 'Please check these answers'})).toBeFocused();
  /* The page is a new document: a press that begins before scripts and ends after them is lost to both. */
  await untilInteractive(page);
  await page.getByText(/^My veterinarian has recommended/).click();
}

/** Fills in the hosted checkout with a shopper and a card. */
export async function fillCheckout(page: Page, card: string): Promise<void> {
  for (const [label, value] of Object.entries(SHOPPER)) {
    await page.getByLabel(label, {exact: true}).fill(value);
  }
  await page.getByLabel('State').selectOption('CO');
  /* Nobody is charged a total that was not shown: it has to be there first. */
  await expect(page.locator('form[aria-busy]')).toHaveCount(0);
  await fillCard(page, card);
}

/** Without scripts the totals follow the state only when asked to; nothing is charged that was not shown. */
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

/** Pays, and reads the order's number off the confirmation. */
export async function payAndReadOrder(page: Page): Promise<number> {
  await page.getByRole('button', {name: 'Pay now'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /^Thank you/})).toBeVisible();
  const text = await page.getByText(/Order #\d+ is confirmed/).innerText();
  return Number(/#(\d+)/.exec(text)?.[1]);
}
