import {openCartWith} from './support/fill-cart';
import {expect, test} from './support/test';

test('CART-98 without JavaScript a discount code is applied and removed', async ({page}) => {
  await openCartWith(page, {dry: 1});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  await summary.getByText('Discount code', {exact: true}).click();
  await summary.getByLabel('Code').fill('WELCOME10');
  await summary.getByRole('button', {name: 'Apply'}).click();
  await expect(summary).toContainText('WELCOME10 is applied');
  await summary.getByRole('button', {name: 'Remove WELCOME10'}).click();
  await expect(summary.getByText('WELCOME10')).toHaveCount(0);
});
