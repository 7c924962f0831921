import {MARCUS} from './support/account';
import {recordAnnouncements} from './support/announcements';
import {holdRequests} from './support/held-requests';
import {createCustomer} from './support/identity-form';
import {logInToDashboard, postLogin} from './support/log-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('ROUTE-20 ACCT-01b ACCT-17b a customer searches, pages through, opens and prints orders', async ({
  page,
  expectAccessible,
}) => {
  await logInToDashboard(page);
  await expect(page).toHaveTitle('My Account | Shop');
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', {name: 'Account'});
  await expect(pages.getByRole('link', {name: 'Overview'})).toHaveAttribute('aria-current', 'page');
  await expect(main.getByText('Hello, Ada!')).toBeVisible();
  const last = main.getByRole('region', {name: 'Your last order'});
  await expect(last.getByRole('article', {name: 'Order #1017'})).toBeVisible();
  await expect(main.getByRole('region', {name: 'Default address'})).toContainText('Larkspur Lane');
  await expectAccessible(page, SHARED_BY_PAGES);

  const held = await holdRequests(page, '**/account/orders.data*');
  await pages.getByRole('link', {name: 'Orders'}).click();
  await expect(main.locator('[aria-busy=true]')).toContainText('My Account');
  await held.release();
  await expect(page).toHaveTitle('My Orders | Shop');
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);

  const orders = main.getByRole('list', {name: 'Orders'}).getByRole('article');
  await expect(orders).toHaveCount(10);
  const first = await orders.first().getAttribute('aria-label');
  await main.getByRole('link', {name: 'Older'}).click();
  await expect(main.getByRole('link', {name: 'Newer'})).toBeVisible();
  await expect(orders.first()).not.toHaveAccessibleName(first ?? '');
  await main.getByRole('link', {name: 'Newer'}).click();
  await expect(orders.first()).toHaveAccessibleName(first ?? '');
  await expectAccessible(page, SHARED_BY_PAGES);

  await main.getByLabel('Order number or product').fill('no such thing');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(main.getByRole('heading', {name: 'No order matches “no such thing”'})).toBeVisible();
  await main.getByLabel('Order number or product').fill('pumpkin patch');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(orders).toHaveCount(1);

  await main.getByRole('link', {name: 'Order #1002', exact: true}).click();
  await expect(page).toHaveTitle('Order #1002 | Shop');
  await expect(main.getByRole('list', {name: 'Status of your order'})).toContainText('Delivered');
  await expect(main.getByRole('region', {name: 'Items'})).toContainText('No longer sold');
  await expect(main.getByRole('region', {name: 'Delivery and payment'})).toContainText(
    'Visa ending in 4242',
  );
  await expect(main.getByRole('region', {name: 'Tracking'}).getByRole('link')).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectAccessible(page, SHARED_BY_PAGES);

  await test.step('the order prints without header, footer and navigation', async () => {
    await expect(main.getByRole('button', {name: 'Print'})).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(pages).toBeHidden();
    await expect(main.getByRole('button', {name: 'Print'})).toBeHidden();
    await expect(main.getByRole('heading', {name: 'Order #1002'})).toBeVisible();
    await expect(main.getByRole('region', {name: 'Totals'})).toBeVisible();
    await page.emulateMedia({media: 'screen'});
  });

  await test.step('the order fits a phone without sideways scrolling', async () => {
    await page.setViewportSize({width: 390, height: 844});
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});

test('ROUTE-19 ACCT-01a ACCT-17a a customer saves a profile, fails to change the password with a wrong current one, and reorders', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await logInToDashboard(page, MARCUS);
  const main = page.getByRole('main');
  const held = await holdRequests(page, '**/account/my-profile.data*');
  await main.getByRole('link', {name: 'Edit profile'}).click();
  await expect(main.locator('[aria-busy=true]')).toContainText('My Account');
  await held.release();
  await expect(page).toHaveTitle('My Profile | Shop');
  await expectAccessible(page, SHARED_BY_PAGES);

  await main.getByLabel('Phone (optional)').fill('(720) 555-0199');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Profile saved.')).toBeVisible();

  await main.getByLabel('Current password').fill('not the one');
  await main.getByLabel('New password').fill('four words are plenty');
  await main.getByRole('button', {name: 'Change password'}).click();
  const wrong = main.getByRole('group', {name: 'Please fix the following'});
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('link')).toHaveText(['That isn’t your current password.']);
  await wrong.getByRole('link').click();
  await expect(main.getByLabel('Current password')).toBeFocused();
  await expect(wrong).toBeVisible();

  await main
    .getByRole('navigation', {name: 'Account'})
    .getByRole('link', {name: 'Overview'})
    .click();
  await expect(main.getByText('(720) 555-0199')).toBeVisible();
  await main.getByRole('button', {name: /^Order again: #\d+$/}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  const lines = main.getByRole('region', {name: 'Items in your cart'});
  await expect(lines.getByRole('heading', {level: 2}).first()).toBeVisible();
  await main.getByRole('button', {name: 'Empty cart'}).click();
  await main.getByRole('button', {name: /^Yes, remove/}).click();
  await expect(main.getByText('Your cart is empty.')).toBeVisible();
});

test('UI-70 a confirmation is shown once: Back, Forward and a reload don’t show it again', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/address-book');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Profile'}).click();
  const save = main.getByRole('button', {name: 'Save profile'});
  const saved = main.getByText('Profile saved.');
  const saveProfile = async () => {
    await save.click();
    await expect(page).toHaveURL(/\/account\/my-profile$/);
    await expect(saved).toBeVisible();
  };
  const expectForgotten = async () => {
    await expect(save).toBeVisible();
    await expect(saved).toHaveCount(0);
  };

  await saveProfile();
  await page.getByRole('banner').getByRole('link', {name: 'Dog', exact: true}).click();
  await expect(page).toHaveTitle(/^Dog Food/);
  await page.goBack();
  await expectForgotten();

  await saveProfile();
  await page.goBack();
  await expectForgotten();
  await page.goForward();
  await expectForgotten();

  await saveProfile();
  await page.reload();
  await expectForgotten();
});

test('UI-90 each of two saves of the same form is announced once, and focuses its confirmation', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/my-profile');
  const main = page.getByRole('main');
  const confirmation = main.locator('[tabindex="-1"]', {hasText: 'Profile saved.'});
  const announced = await recordAnnouncements(page);
  const confirmations = async () => (await announced()).filter((text) => text === 'Profile saved.');

  for (const saves of [1, 2]) {
    await main.getByRole('button', {name: 'Save profile'}).click();
    await expect.poll(confirmations).toHaveLength(saves);
    await expect(confirmation).toBeFocused();
  }
});

test('ROUTE-24 ACCT-07 ACCT-01c ACCT-17c a customer corrects, adds, edits and deletes an address', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  const street = '12 Larch Road';
  await logInToDashboard(page, MARCUS);
  const main = page.getByRole('main');
  const held = await holdRequests(page, '**/account/address-book.data*');
  await main.getByRole('navigation').getByRole('link', {name: 'Addresses'}).click();
  await expect(main.locator('[aria-busy=true]')).toContainText('My Account');
  await held.release();
  await expect(page).toHaveTitle('Address Book | Shop');
  await main.getByRole('link', {name: 'Add an address'}).click();

  await main.getByLabel('First name').fill('Marcus');
  await main.getByLabel('Street address').fill(street);
  await main.getByLabel('City').fill('Boulder');
  await main.getByLabel('State').selectOption({label: 'Colorado'});
  await main.getByLabel('Zip code').fill('8030');
  await main.getByRole('button', {name: 'Save address'}).click();
  const wrong = main.getByRole('group', {name: 'Please fix the following'});
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('link')).toHaveText([
    'Enter a last name.',
    'Enter a 5-digit zip code.',
  ]);
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByLabel('Last name').fill('Oyelaran');
  await main.getByLabel('Zip code').fill('80301');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('Address added.')).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);

  const called = (line: string) => `Marcus Oyelaran, ${line}`;
  await main.getByRole('link', {name: `Edit ${called(street)}`}).click();
  await main.getByLabel('Apartment, suite (optional)').fill('Unit 2');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('Address updated.')).toBeVisible();
  const row = main
    .getByRole('list', {name: 'Addresses'})
    .getByRole('listitem')
    .filter({hasText: street});
  await expect(row).toContainText('Unit 2');

  await main.getByRole('link', {name: `Delete ${called(street)}`}).click();
  await expect(main.getByRole('heading', {name: 'Delete this address?'})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByRole('link', {name: 'Keep it'}).click();
  await main.getByRole('link', {name: `Delete ${called(street)}`}).click();
  await main.getByRole('button', {name: 'Delete address'}).click();
  await expect(main.getByText('Address deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
