import type {Locator, Page} from '@playwright/test';
import {addAndGoToCart, addButton, cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {locationControl, locationDialog, setZipBy} from './support/location';
import {expect, test} from './support/test';

const {dry, local} = PRODUCTS;
const HAWAII = '96813';
const UTAH = '84101';

const ESTIMATE = /Estimated delivery \w{3}, \w{3} \d{1,2} to \d{5}/;

/** The button beside the delivery line of the page itself. */
function changeButton(within: Locator): Locator {
  return within.getByRole('button', {name: 'Change delivery zip code'}).first();
}

async function estimateIn(within: Locator): Promise<string> {
  const line = within.getByText(ESTIMATE).first();
  return ESTIMATE.exec(await line.innerText())?.[0] ?? '';
}

function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({has: page.getByRole('heading', {name: title})});
}

test('LOC-10 LOC-12 LOC-13 LOC-15 the zip is set in header, product page and cart, and card, page and cart say the same', async ({
  page,
}) => {
  await page.goto(dry.path);
  const main = page.getByRole('main');
  await expect(locationControl(page)).toHaveAccessibleName(/^to 80011/);
  expect(await estimateIn(main)).toContain('to 80011');

  await setZipBy(page, locationControl(page), UTAH);
  await expect(locationControl(page)).toHaveAccessibleName(/^Deliver to 84101/);
  await expect(locationControl(page)).toBeFocused();
  await expect(main.getByText(/Estimated delivery .* to 84101/).first()).toBeVisible();

  await setZipBy(page, changeButton(main), '10001');
  const onPage = await estimateIn(main);
  expect(onPage).toContain('to 10001');

  await page.goto('/products/cat/food-form/dry-food');
  expect(await estimateIn(card(page, dry.title))).toBe(onPage);

  await addAndGoToCart(page, dry.path);
  const summary = page.getByRole('region', {name: 'Order Summary'});
  expect(await estimateIn(summary)).toBe(onPage);

  await setZipBy(page, changeButton(summary), UTAH);
  await expect(summary.getByText(/Estimated delivery .* to 84101/)).toBeVisible();
  await expectCartCount(page, 1);
  await page.reload();
  await expect(locationControl(page)).toHaveAccessibleName(/^Deliver to 84101/);
});

test('LOC-06 LOC-07 LOC-08 LOC-16 a zip that is none or not served is refused at its field, digits alone can be typed', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await page.goto('/cart');
  await locationControl(page).click();
  const dialog = locationDialog(page);
  const field = dialog.getByRole('textbox', {name: 'Zip code'});
  await expect(field).toBeFocused();

  await field.pressSequentially('a0-09 01b99');
  await expect(field).toHaveValue('00901');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/We do not deliver to 00901 yet\./);
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill('8001');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please enter the 5 digits of your zip code\./);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(locationControl(page)).toBeFocused();
  await expect(locationControl(page)).toHaveAccessibleName(/^to 80011/);
});

test('LOC-09 in Hawaii card, page and cart leave the date to checkout', async ({page}) => {
  const text = 'See checkout for delivery date';
  await page.goto(dry.path);
  await setZipBy(page, locationControl(page), HAWAII);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByText(ESTIMATE)).toHaveCount(0);

  await page.goto('/products/cat/food-form/dry-food');
  await expect(card(page, dry.title).getByText(text)).toBeVisible();

  await addAndGoToCart(page, dry.path);
  await expect(page.getByRole('region', {name: 'Order Summary'}).getByText(text)).toBeVisible();
});

test('LOC-12 CART-44 what is out at one place is out of stock on card, page and cart for that zip only', async ({
  page,
}) => {
  const list = '/products/cat/food-form/dry-food';
  const main = page.getByRole('main');
  const inCart = cartItems(page).getByText('This item is out of stock.');

  await addAndGoToCart(page, local.path);
  await expect(inCart).toHaveCount(0);

  await setZipBy(page, locationControl(page), HAWAII);
  await expect(inCart).toBeVisible();
  await expectCartCount(page, 1);

  await page.goto(list);
  await expect(
    card(page, local.title)
      .getByText(/Out of stock/)
      .first(),
  ).toBeVisible();
  await expect(card(page, local.title).getByRole('button', {name: /^Add/})).toHaveCount(0);

  await page.goto(local.path);
  await expect(main.getByText('Out of stock').first()).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);

  await setZipBy(page, changeButton(main), UTAH);
  await expect(addButton(page)).toBeEnabled();
  await page.goto(list);
  await expect(card(page, local.title).getByText(/Out of stock/)).toHaveCount(0);
  await page.goto('/cart');
  await expect(cartItems(page).getByText(local.title)).toBeVisible();
  await expect(inCart).toHaveCount(0);
});

test('LOC-15 HOUSE-18 the zip is changed with the keyboard alone, and nothing overflows on the smallest phone', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await page.goto(dry.path);
  await locationControl(page).focus();
  await page.keyboard.press('Enter');
  const dialog = locationDialog(page);
  await expect(dialog.getByRole('textbox', {name: 'Zip code'})).toBeFocused();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.keyboard.type(UTAH);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: `Delivering to ${UTAH}.`})).toBeAttached();
  await expect(locationControl(page)).toBeFocused();
});

test('HOUSE-18 axe finds nothing on the zip form’s own page', async ({page, expectAccessible}) => {
  await page.goto('/location?to=/cart');
  await expectAccessible(page);
  await page.getByRole('textbox', {name: 'Zip code'}).fill(UTAH);
  await page.getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(locationControl(page)).toHaveAccessibleName(/^Deliver to 84101/);
});
