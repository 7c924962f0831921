import {CARDS, fillCheckoutWithoutScripts, payAndReadOrder, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CART-26 CART-27 a guest buys without JavaScript', async ({page, sandbox, shop}) => {
  await page.goto('/products');
  await page.goto(treat.path);
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', {name: treat.title})).toBeVisible();

  await page.getByRole('textbox', {name: `Quantity of ${treat.title}`}).fill('3');
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(page.getByRole('textbox', {name: `Quantity of ${treat.title}`})).toHaveValue('3');
  await expect(page.getByRole('banner').getByRole('link', {name: /^Cart/})).toHaveAccessibleName(
    'Cart , 3 items',
  );

  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckoutWithoutScripts(page, CARDS.approved);
  const number = await payAndReadOrder(page);
  expect((await sandbox.order(number)).lines[0]).toMatchObject({title: treat.title, quantity: 3});

  await page.getByRole('link', {name: 'Continue shopping'}).click();
  await expect(page).toHaveURL(`${shop.consumer}/`);
});

test('CART-45 CART-47 without JavaScript a quantity over the limit is capped and said', async ({
  page,
}) => {
  await page.goto(treat.path);
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  await page.getByRole('textbox', {name: `Quantity of ${treat.title}`}).fill('99');
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(page.getByText('You can order at most 10 of one item.')).toBeVisible();
  await expect(page.getByRole('textbox', {name: `Quantity of ${treat.title}`})).toHaveValue('10');
});

test('CHK-10 without JavaScript autoship is chosen, stopped and bought once', async ({page}) => {
  await page.goto(dry.path);
  await page.getByText('Autoship, save 5%').click();
  await page.getByLabel('Deliver', {exact: true}).selectOption({label: 'Every 8 weeks'});
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  await expect(page.getByText(/Autoship:.*8 weeks/i)).toBeVisible();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page).toHaveURL(/\/shelter\/autoship-required-login$/);
  await page.getByRole('button', {name: 'Buy once instead'}).click();
  await expect(page.getByText(/Autoship:/)).toHaveCount(0);
});

test('CHK-02 without JavaScript the attestation is asked for and kept', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto(PRODUCTS.prescription.path);
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('group', {name: 'Please check these answers'})).toBeVisible();
  await page.getByText(/^My veterinarian has recommended/).click();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});
