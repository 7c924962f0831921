import {openCartWith} from './support/cart-goods';
import {expect, test} from './support/test';

test('CART-93 without JavaScript the cart is emptied after a question on a page of its own', async ({
  page,
}) => {
  await openCartWith(page, {treat: 2});
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Empty cart'}).click();
  await expect(page).toHaveURL(/confirm=empty/);
  await main.getByRole('link', {name: 'Keep my items'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await main.getByRole('button', {name: 'Empty cart'}).click();
  await main.getByRole('button', {name: 'Yes, remove all 2 items'}).click();
  await expect(main.getByText('Your cart is empty.')).toBeVisible();
});
