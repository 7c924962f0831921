import {addAndGoToCart, CARDS, fillCheckout, PRODUCTS} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, prescription, treat} = PRODUCTS;

test('HOUSE-18 axe finds nothing on any kind of product page', async ({page, expectAccessible}) => {
  for (const {path} of [
    dry,
    prescription,
    PRODUCTS.soldOut,
    PRODUCTS.autoshipOnly,
    PRODUCTS.dropship,
    PRODUCTS.donation,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expectAccessible(page, SHARED_BY_PAGES);
    });
  }
});

test('HOUSE-18 axe finds nothing on checkout, order and the control room', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await addAndGoToCart(page, treat.path);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  const pay = page.getByRole('button', {name: 'Pay now'});
  await expect(pay).toBeVisible();
  await expectAccessible(page);

  await fillCheckout(page, CARDS.declined);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expectAccessible(page);

  await page.getByLabel('Card number').fill(CARDS.approved);
  await page.getByLabel('Security code').fill('123');
  await pay.click();
  await expect(page.getByRole('heading', {level: 1, name: /^Thank you/})).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${sandbox.origin}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Control room');
  await expectAccessible(page);
});
