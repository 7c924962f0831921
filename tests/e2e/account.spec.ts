import {MARCUS} from './support/account';
import {untilInteractive} from './support/interactive';
import {signIn} from './support/person';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('ROUTE-17 ROUTE-20 ROUTE-21 ACCT-01 an account’s orders are found, paged through and opened', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page);
  await untilInteractive(page);
  await expect(page).toHaveTitle('My Account | Shop');
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', {name: 'Account'});
  await expect(pages.getByRole('link', {name: 'Overview'})).toHaveAttribute('aria-current', 'page');
  await expect(main.getByText('Hello, Ada!')).toBeVisible();
  const last = main.getByRole('region', {name: 'Your last order'});
  await expect(last.getByRole('article', {name: 'Order #1017'})).toBeVisible();
  await expect(main.getByRole('region', {name: 'Default address'})).toContainText('Larkspur Lane');
  await expectAccessible(page, SHARED_BY_PAGES);

  await pages.getByRole('link', {name: 'Orders'}).click();
  await expect(page).toHaveTitle('My Orders | Shop');
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
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('ROUTE-24 ACCT-07 UI-03 an address is mended, added, edited and deleted', async ({
  page,
  problems,
  expectAccessible,
}, {project}) => {
  problems.allow(/422/);
  const street = `12 ${project.name} Road`;
  await signIn(page, MARCUS);
  await untilInteractive(page);
  const main = page.getByRole('main');
  await main.getByRole('navigation').getByRole('link', {name: 'Addresses'}).click();
  await expect(page).toHaveTitle('Address Book | Shop');
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByRole('link', {name: 'Add an address'}).click();

  await main.getByLabel('First name').fill('Marcus');
  await main.getByLabel('Street and number').fill(street);
  await main.getByLabel('City').fill('Boulder');
  await main.getByLabel('State').selectOption({label: 'Colorado'});
  await main.getByLabel('Zip code').fill('8030');
  await main.getByRole('button', {name: 'Save address'}).click();
  const wrong = main.getByRole('group', {name: 'Please check these answers'});
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('link')).toHaveText([
    'Please enter a last name.',
    'Please enter a zip code of 5 digits.',
  ]);
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByLabel('Last name').fill('Oyelaran');
  await main.getByLabel('Zip code').fill('80301');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('The address is in your book.')).toBeVisible();

  const called = (line: string) => `Marcus Oyelaran, ${line}`;
  await main.getByRole('link', {name: `Edit ${called(street)}`}).click();
  await main.getByLabel('Apartment, suite (optional)').fill('Unit 2');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('The address is changed.')).toBeVisible();
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
  await expect(main.getByText('The address is deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
