import type {Locator, Page} from '@playwright/test';
import {openCartWith} from './support/fill-cart';
import {addButton, cartItems, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {
  cardOf,
  changeZipButton,
  ESTIMATE,
  locationControl,
  locationDialog,
  setZipBy,
} from './support/location';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, local} = PRODUCTS;
const HAWAII = '96813';
const UTAH = '84101';
/** A variant with three units deliverable to Alaska. */
const FEW = {
  path: '/products/everyday-chicken-barley?sku=MB-DEVC-30',
  zip: '99501',
  text: 'Only 3 left for your zip code.',
};
/** A list with both products and few others. */
const LIST = '/products/cat?food-form=dry-food&flavor=salmon,turkey';

async function estimateIn(within: Locator): Promise<string> {
  const line = within.getByText(ESTIMATE).first();
  return ESTIMATE.exec(await line.innerText())?.[0] ?? '';
}

async function emptyFocusedField(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

test('LOC-10 LOC-12a LOC-15a LOC-15c the zip can be set in header, product page and cart, and card, page and cart then agree', async ({
  page,
}) => {
  await page.goto(dry.path);
  const main = page.getByRole('main');
  await expect(locationControl(page)).toHaveAccessibleName(/^to 80011/);
  expect(await estimateIn(main)).toContain('to 80011');

  await setZipBy(page, locationControl(page), UTAH);
  await expect(locationControl(page)).toHaveAccessibleName('Deliver to 84101 · Change');
  await expect(locationControl(page)).toBeFocused();
  await expect(main.getByText(/Estimated delivery .* to 84101/).first()).toBeVisible();

  await setZipBy(page, changeZipButton(main), '10001');
  const onPage = await estimateIn(main);
  expect(onPage).toContain('to 10001');

  await page.goto(LIST);
  expect(await estimateIn(main)).toBe(onPage);

  await openCartWith(page, {dry: 1});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  expect(await estimateIn(summary)).toBe(onPage);
  await setZipBy(page, changeZipButton(summary), UTAH);
  await expect(summary.getByText(/Estimated delivery .* to 84101/)).toBeVisible();
  await expectCartCount(page, 1);
});

test('LOC-09 LOC-12b CART-44 Hawaii sees the date at checkout, an item out of stock there is out of stock on card, page and cart for that zip only, and adding more than its stock says so', async ({
  page,
}) => {
  const text = 'See checkout for delivery date';
  const main = page.getByRole('main');
  const inCart = cartItems(page).getByText('This item is out of stock.');

  await openCartWith(page, {dry: 1, local: 1});
  await expect(inCart).toHaveCount(0);
  await setZipBy(page, locationControl(page), HAWAII);
  await expect(inCart).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Order Summary'}).getByText(text)).toBeVisible();
  await expectCartCount(page, 2);

  await page.goto(LIST);
  await expect(main.getByText(text).first()).toBeVisible();
  const card = cardOf(page, local.title);
  await expect(card.getByText(/Out of stock/).first()).toBeVisible();
  await expect(card.getByRole('button', {name: /^Add/})).toHaveCount(0);

  await cardOf(page, dry.title).getByRole('link', {name: dry.title}).click();
  await expect(main.getByText(text).first()).toBeVisible();
  await expect(page.getByText(ESTIMATE)).toHaveCount(0);

  await page.goto(local.path);
  await expect(main.getByText('Out of stock').first()).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await setZipBy(page, changeZipButton(main), UTAH);
  await expect(addButton(page)).toBeEnabled();
  await page.getByRole('banner').getByRole('link', {name: /^Cart/}).click();
  await expect(cartItems(page).getByRole('link', {name: local.title})).toBeVisible();
  await expect(inCart).toHaveCount(0);

  await page.goto(FEW.path);
  await setZipBy(page, changeZipButton(main), FEW.zip);
  await main
    .getByRole('textbox', {name: /^Quantity of/})
    .first()
    .fill('5');
  await addButton(page).click();
  await expect(confirmation(page).getByText(FEW.text)).toBeVisible();
});

test('LOC-06 LOC-07 LOC-15a LOC-16 the zip is set on its own page and, by keyboard, in the dialog; an invalid or unserved one is rejected at its field', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await page.setViewportSize({width: 320, height: 568});
  await page.goto('/location?to=/cart');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByRole('textbox', {name: 'Zip code'}).fill(UTAH);
  await page.getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  const control = locationControl(page);
  await expect(control).toHaveAccessibleName('84101 · Change delivery zip code');

  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = locationDialog(page);
  const field = dialog.getByRole('textbox', {name: 'Zip code'});
  await expect(field).toBeFocused();
  await emptyFocusedField(page);
  await page.keyboard.type('a0-09 01b99');
  await expect(field, 'digits alone can be typed').toHaveValue('00901');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/We don’t deliver to 00901 yet\./);
  await expect(field).toBeFocused();
  await expectAccessible(page, SHARED_BY_PAGES);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await field.fill('8001');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Enter your 5-digit zip code\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
  await expect(control).toHaveAccessibleName('84101 · Change delivery zip code');

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await emptyFocusedField(page);
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: 'Delivering to 10001.'})).toBeAttached();
  await expect(control).toBeFocused();
});
