import {openCartWith} from './support/fill-cart';
import {expect, test} from './support/test';

test('CART-150 without JavaScript a note is added to the order and removed', async ({page}) => {
  await openCartWith(page, {dry: 1});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  await summary.getByRole('link', {name: 'Add a note'}).click();
  await page.getByLabel('Your note').fill('Ring twice.');
  await page.getByRole('button', {name: 'Save note'}).click();
  await expect(summary).toContainText('Your note: Ring twice.');
  await summary.getByRole('link', {name: 'Change your note'}).click();
  await page.getByLabel('Your note').fill('');
  await page.getByRole('button', {name: 'Save note'}).click();
  await expect(summary.getByRole('link', {name: 'Add a note'})).toBeVisible();
});
