import {openCartWith} from './support/fill-cart';
import {createCustomer, logIn} from './support/identity-form';
import {PRODUCTS} from './support/journey';
import {postLogin} from './support/log-in';
import {expect, test} from './support/test';

test('CART-114a without JavaScript, a change in a tab from before the logout says so and leads to the login and back to the cart', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/422/);
  const person = await createCustomer(sandbox);
  await postLogin(page.request, person);
  await openCartWith(page, {dry: 2});
  await page.request.get('/logout', {maxRedirects: 0});

  await page.getByRole('button', {name: `Remove ${PRODUCTS.dry.title}`}).click();
  await expect(page.getByRole('main').getByText('You’ve been logged out')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeHidden();
  await page.getByRole('link', {name: 'Log in to see your cart'}).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', {name: `Quantity of ${PRODUCTS.dry.title}`})).toHaveValue(
    '2',
  );
});
