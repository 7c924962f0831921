import {addButton, cartItems, confirmation, PRODUCTS} from './support/journey';
import {launchOptions} from './support/launch';
import {expect, test} from './support/test';

test.use({launchOptions: launchOptions({hasPictures: true})});

test('HOUSE-21b everything can be bought without pictures, and the cart is kept without checkout', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/503/);
  await sandbox.fault({service: 'cdn', kind: 'down'});
  await page.goto('/products/dog?brand=treats&flavor=peanut-butter');
  await page.getByRole('link', {name: PRODUCTS.treat.title}).click();
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(cartItems(page).getByRole('link', {name: PRODUCTS.treat.title})).toBeVisible();

  await sandbox.fault({service: 'checkout', kind: 'down'});
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Checkout is taking a break');
  await page.goBack();
  await expect(cartItems(page).getByRole('link', {name: PRODUCTS.treat.title})).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.fault({service: 'cdn', kind: 'down'});
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});
