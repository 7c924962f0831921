import {makeAccount} from '~tests/support/accounts';
import {
  addButton,
  CARDS,
  confirmation,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
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
  const delivery = page.getByRole('region', {name: 'Next delivery'}).getByRole('listitem').first();
  await expect(delivery).toContainText(PRODUCTS.dry.title);
  await delivery.getByRole('button', {name: /^Skip this delivery/}).click();
  await expect(main).toContainText('Skipped. You won’t be charged for it.');
});
