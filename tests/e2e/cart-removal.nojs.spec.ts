import {openCartWith} from './support/fill-cart';
import {expect, test} from './support/test';

test('CART-93b without JavaScript emptying the cart asks for confirmation on its own page', async ({
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
