import {recordAnnouncements} from './support/announcements';
import {openCartWith} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry} = PRODUCTS;

test('CART-92 a line stays in the cart and is not reported as removed when commerce fails to remove it', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503|422/);
  await openCartWith(page, {dry: 1, treat: 1});
  await sandbox.fault({service: 'commerce', kind: 'error', match: 'CartLinesRemove'});
  const announced = await recordAnnouncements(page);
  await cartItems(page)
    .getByRole('button', {name: `Remove ${dry.title}`})
    .click();
  await expect.poll(announced).toContainEqual(expect.stringMatching(/could|try again/i));
  expect(await announced()).not.toContainEqual(expect.stringContaining('removed'));
  await expect(cartItems(page).getByRole('link', {name: dry.title})).toBeVisible();
  await expectCartCount(page, 2);
  await expect(page.locator('body')).not.toBeFocused();
});

test('CART-106 Undo can be tried again when commerce fails to put the line back', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503|422/);
  await openCartWith(page, {dry: 2, treat: 1});
  await cartItems(page)
    .getByRole('button', {name: `Remove ${dry.title}`})
    .click();
  const undo = page.getByRole('button', {name: `Undo: put ${dry.title} back`});
  await expect(undo).toBeVisible();
  await sandbox.fault({service: 'commerce', kind: 'error', match: 'CartLinesAdd'});
  await undo.click();
  await expect(page.getByRole('main').getByText(/couldn’t confirm that change/)).toBeVisible();
  await sandbox.clearFaults();
  await undo.click();
  await expectCartCount(page, 3);
  await expect(undo).toHaveCount(0);
});
