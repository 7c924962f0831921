import {openCartWith} from './support/fill-cart';
import {pressTwice} from './support/press-twice';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('CART-98 CART-107 CART-118 a discount code is applied, refused with its reason, and removed', async ({
  page,
  expectAccessible,
}) => {
  await openCartWith(page, {dry: 2});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  const codes = summary.getByRole('list', {name: 'Discount codes'});
  await summary.getByText('Discount code', {exact: true}).click();
  const field = summary.getByRole('textbox', {name: 'Code'});
  await field.fill('welcome10');
  await summary.getByRole('button', {name: 'Apply'}).click();
  await expect(codes).toContainText(/welcome10 is applied/i);
  await expect(field).toHaveValue('');
  await expect(summary).toContainText('Discount codes');
  await expect(summary).toContainText('$39.58');
  await expectAccessible(page, SHARED_BY_PAGES);

  await field.fill('USEDUP');
  await field.press('Enter');
  await expect(summary.getByText('That discount code has been used up.')).toBeVisible();
  await expect(codes.getByRole('listitem')).toHaveCount(2);
  await expect(codes).toContainText('USEDUP doesn’t apply to this cart');
  await expect(field).toHaveValue('USEDUP');
  await codes.getByRole('button', {name: 'Remove USEDUP'}).click();
  await expect(codes.getByRole('listitem')).toHaveCount(1);
  await codes.getByRole('button', {name: /Remove welcome10/i}).click();
  await expect(codes).toHaveCount(0);
  await expect(summary).toContainText('$43.98');
});

test('CART-180 a copied discount code with invisible characters leaves its field once it’s applied', async ({
  page,
}) => {
  await openCartWith(page, {dry: 2});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  await summary.getByText('Discount code', {exact: true}).click();
  const field = summary.getByRole('textbox', {name: 'Code'});
  await field.fill('\u200BWELCOME10\u202C');
  await summary.getByRole('button', {name: 'Apply'}).click();
  await expect(summary.getByRole('list', {name: 'Discount codes'})).toContainText(
    'WELCOME10 is applied',
  );
  await expect(field).toHaveValue('');
});

test('CART-170 a double press of Remove removes one discount code', async ({page}) => {
  await openCartWith(page, {dry: 2});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  const codes = summary.getByRole('list', {name: 'Discount codes'}).getByRole('listitem');
  const apply = async (code: string) => {
    await summary.getByRole('textbox', {name: 'Code'}).fill(code);
    await summary.getByRole('button', {name: 'Apply'}).click();
  };
  await summary.getByText('Discount code', {exact: true}).click();
  await apply('WELCOME10');
  await expect(codes).toHaveText([/^WELCOME10 is applied/]);
  await apply('ONETIME10');
  await expect(codes).toHaveText([/^WELCOME10/, /^ONETIME10/]);

  await pressTwice(codes.getByRole('button', {name: 'Remove WELCOME10'}));
  await expect(codes).toHaveText([/^ONETIME10 is applied/]);
  /* Changes are sent in order, so this one comes after all that the presses did. */
  await apply('WELCOME10');
  await expect(codes).toHaveText([/^ONETIME10/, /^WELCOME10/]);
});
