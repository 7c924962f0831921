import {MARCUS} from './support/account';
import {holdRequests} from './support/held-requests';
import {untilInteractive} from './support/interactive';
import {signIn} from './support/person';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('ROUTE-19 a profile is saved, and a password kept while the current one is not right', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await signIn(page, MARCUS);
  await untilInteractive(page);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Edit profile'}).click();
  await expect(page).toHaveTitle('My Profile | Shop');
  await expectAccessible(page, SHARED_BY_PAGES);

  await main.getByLabel('Phone (optional)').fill('(720) 555-0199');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Phone (optional)')).toHaveValue('(720) 555-0199');

  await main.getByLabel('Current password').fill('not the one');
  await main.getByLabel('New password').fill('four words are plenty');
  await main.getByRole('button', {name: 'Change password'}).click();
  const wrong = main.getByRole('group', {name: 'Please check these answers'});
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('link')).toHaveText(['This is not your current password.']);
  await wrong.getByRole('link').click();
  await expect(main.getByLabel('Current password')).toBeFocused();
  await expect(wrong).toBeVisible();
});

test('an order is ordered again, and is in the cart then', async ({page}) => {
  await signIn(page, MARCUS);
  await untilInteractive(page);
  const main = page.getByRole('main');
  const again = main.getByRole('button', {name: /^Order #\d+ again$/});
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  const lines = main.getByRole('region', {name: 'Items in your cart'});
  await expect(lines.getByRole('heading', {level: 2}).first()).toBeVisible();
  await main.getByRole('button', {name: 'Empty cart'}).click();
  await expect(main.getByText('Your cart is empty.')).toBeVisible();
});

test('an order is printed without what surrounds it', async ({page}) => {
  await signIn(page);
  await page.goto('/account/orders/1002');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: 'Print'})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByRole('navigation', {name: 'Account'})).toBeHidden();
  await expect(main.getByRole('button', {name: 'Print'})).toBeHidden();
  await expect(main.getByRole('heading', {name: 'Order #1002'})).toBeVisible();
  await expect(main.getByRole('region', {name: 'Totals'})).toBeVisible();
});

test('ACCT-17 while orders are asked for, the page is busy', async ({page}) => {
  await signIn(page);
  await untilInteractive(page);
  const main = page.getByRole('main');
  const held = await holdRequests(page, '**/account/orders.data*');
  await main.getByRole('link', {name: 'All orders'}).click();
  await expect(main.locator('[aria-busy=true]')).toContainText('My Account');
  await held.release();
  await expect(main.getByRole('heading', {level: 1, name: 'My Orders'})).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
});
