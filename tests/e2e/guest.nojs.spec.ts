import {
  ATTESTATION,
  CARDS,
  fillCheckoutWithoutScripts,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expectCartCountInTime} from './support/expect-in-time';
import {expect, test} from './support/test';

const {dry, prescription} = PRODUCTS;

test('CART-26 CART-27 CART-45 CART-47 PDP-20b without JavaScript a guest sees the quantity limits, confirms the prescription attestation, and buys', async ({
  page,
  sandbox,
  shop,
}) => {
  const quantity = page.getByRole('textbox', {name: `Quantity of ${prescription.title}`});
  const checkOut = page.getByRole('button', {name: 'Proceed to Checkout'});
  await page.goto(prescription.path);
  const add = page.getByRole('button', {name: /^Add to cart ·/});
  await add.click();
  await expect(page, 'the browser asks for the attestation').toHaveURL(/joint-care-dry$/);
  await page.getByRole('checkbox', {name: ATTESTATION}).check();
  await add.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', {name: prescription.title})).toBeVisible();

  await quantity.fill('99');
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(page.getByText('The limit is 10 per item.')).toBeVisible();
  await expect(quantity).toHaveValue('10');
  await quantity.fill('0');
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(page.getByText('The minimum is 1 per item.')).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('3');
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(quantity).toHaveValue('3');
  await expectCartCountInTime(page, 3);

  await checkOut.click();
  await fillCheckoutWithoutScripts(page, CARDS.approved);
  const number = await payAndReadOrder(page);
  expect((await sandbox.order(number)).lines[0]).toMatchObject({
    title: `${prescription.title} Dry`,
    quantity: 3,
  });

  await page.getByRole('link', {name: 'Continue shopping'}).click();
  await expect(page).toHaveURL(`${shop.consumer}/`);
});

test('CHK-10 without JavaScript a guest chooses autoship, is stopped at checkout, and buys once instead', async ({
  page,
}) => {
  await page.goto(dry.path);
  await page.getByText('Autoship, save 5%').click();
  await page.getByLabel('Deliver', {exact: true}).selectOption({label: 'Every 8 weeks'});
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  const frequency = page.getByLabel(`How often to send ${dry.title}`);
  await expect(frequency.locator('option:checked')).toHaveText('Autoship: every 8 weeks');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page).toHaveURL(/\/shelter\/autoship-required-login$/);
  await page.getByRole('button', {name: 'Buy once instead'}).click();
  await expect(frequency).toHaveValue('');
});
