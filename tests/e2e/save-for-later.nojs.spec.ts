import {openCartWith} from './support/fill-cart';
import {cartItems, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {title} = PRODUCTS.treat;

test('CART-102a CART-102b CART-103 without JavaScript a line is saved for later and moved back', async ({
  page,
}) => {
  await openCartWith(page, {treat: 2});
  await page.getByRole('button', {name: `Save for later: ${title}`}).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', {name: `Move to cart: ${title}`}).click();
  await expect(cartItems(page).getByRole('textbox', {name: `Quantity of ${title}`})).toHaveValue(
    '2',
  );
  await expect(page.getByRole('region', {name: 'Saved for later'})).toHaveCount(0);
});
