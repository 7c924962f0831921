import {makeAccount} from '~tests/support/accounts';
import {add, BIG_KIBBLE, EVERY_12_WEEKS} from '~tests/support/variants';
import {
  addButton,
  CARDS,
  confirmation,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expectPage} from './support/identity-form';
import {postLogin} from './support/log-in';
import {expect, test} from './support/test';

const MEMBER = {
  SF_PreferedShipTo: '0010042001',
  SF_StoreSoldTo: '0010042000',
  SAP_CustomerAccountGroup: 'ST10',
  roleCode: 'VET_TECH',
};

test('AUTO-01 ROUTE-23 a staff member puts food on autoship and skips its next delivery', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await makeAccount(sandbox.origin, {data: MEMBER}));
  await page.goto(PRODUCTS.dry.path);
  await page.getByRole('radio', {name: /^Autoship/}).check();
  await page.getByLabel('Deliver', {exact: true}).selectOption({label: 'Every 2 weeks'});
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  const order = await sandbox.order(await payAndReadOrder(page));
  expect(order.lines[0]?.sellingPlan?.name).toBe('Every 2 weeks');

  await page.goto('/account/autoships');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My Autoships');
  const main = page.getByRole('main');
  const delivery = page.getByRole('region', {name: 'Next shipment'}).getByRole('listitem').first();
  await expect(delivery).toContainText(PRODUCTS.dry.title);
  await delivery.getByRole('button', {name: /^Skip this delivery/}).click();
  await expect(main).toContainText('Skipped. You won’t be charged for it.');
});

test('AUTO-80 after a member has sent a delivery early, the next page knows what is left of the quota', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await makeAccount(sandbox.origin, {data: MEMBER}));
  await page.request.post('/cart/change', {form: add(BIG_KIBBLE, 1, EVERY_12_WEEKS)});
  await page.goto('/cart');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  await payAndReadOrder(page);
  await page.goto('/account/autoships');
  const main = page.getByRole('main');
  await main.getByText('Send it now').click();
  await main.getByRole('button', {name: /^Send now for/}).click();
  await expect(main).toContainText('On its way.');
  await page.getByRole('banner').getByRole('link', {name: 'Dog', exact: true}).click();
  await expectPage(page, /^Dog Food/);
  await expect(main.getByText(/^Uses .* of 90 lb left$/).first()).toBeVisible();
});
