import type {Locator} from '@playwright/test';
import {addAndGoToCart, expectCartCount, PRODUCTS} from './support/journey';
import {
  cardOf,
  changeButton,
  ESTIMATE,
  locationControl,
  locationDialog,
  setZipBy,
} from './support/location';
import {expect, test} from './support/test';

const {dry} = PRODUCTS;
const UTAH = '84101';

async function estimateIn(within: Locator): Promise<string> {
  const line = within.getByText(ESTIMATE).first();
  return ESTIMATE.exec(await line.innerText())?.[0] ?? '';
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
  expect(await estimateIn(cardOf(page, dry.title))).toBe(onPage);

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

test('HOUSE-18 axe finds nothing on the zip form’s own page', async ({page, expectAccessible}) => {
  await page.goto('/location?to=/cart');
  await expectAccessible(page);
  await page.getByRole('textbox', {name: 'Zip code'}).fill(UTAH);
  await page.getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(locationControl(page)).toHaveAccessibleName(/^Deliver to 84101/);
});
