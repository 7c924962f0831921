import {openCartWith} from './support/fill-cart';
import {cartItems, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

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

test('CART-109a without JavaScript Undo puts back one removed product, or all of them, as they were', async ({
  page,
}) => {
  await openCartWith(page, {dry: 2, treat: 1});
  const main = page.getByRole('main');
  const titles = cartItems(page).getByRole('heading', {level: 2});
  const quantity = cartItems(page).getByRole('textbox', {name: `Quantity of ${dry.title}`});
  await main.getByRole('button', {name: `Remove ${dry.title}`}).click();
  await expect(main.getByText(`Removed: ${dry.title}.`)).toBeVisible();
  await expect(titles).toHaveText([treat.title]);
  await main.getByRole('button', {name: `Undo: put ${dry.title} back`}).click();
  await expect(quantity).toHaveValue('2');
  await expect(main.getByRole('button', {name: /^Undo/})).toHaveCount(0);

  await main.getByRole('button', {name: 'Empty cart'}).click();
  await main.getByRole('button', {name: 'Yes, remove all 3 items'}).click();
  await expect(main.getByText('Your cart is empty.')).toBeVisible();
  await main.getByRole('button', {name: 'Undo: put 2 products back'}).click();
  await expect(titles).toHaveCount(2);
  await expect(quantity).toHaveValue('2');
});
