import {HELEN} from './support/account';
import {logInToDashboard} from './support/log-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('ROUTE-17 ROUTE-19 ROUTE-24 a staff account shows the clinic as read-only', async ({
  page,
  expectAccessible,
}) => {
  await logInToDashboard(page, HELEN);
  await expect(page).toHaveTitle('My Account | Pro Staff Feeding');
  const main = page.getByRole('main');
  const clinic = main.getByRole('region', {name: 'Your clinic'});
  await expect(clinic).toContainText('2210 Blake Street');

  const pages = main.getByRole('navigation', {name: 'Account'});
  await pages.getByRole('link', {name: 'Profile'}).click();
  await expect(page).toHaveTitle('My Profile | Pro Staff Feeding');
  await expect(clinic).toContainText('Veterinarian');
  await expectAccessible(page, SHARED_BY_PAGES);

  await pages.getByRole('link', {name: 'Addresses'}).click();
  await expect(page).toHaveTitle('Address Book | Pro Staff Feeding');
  const row = main.getByRole('listitem').filter({hasText: '2210 Blake Street'});
  await expect(row).toContainText('you can’t edit it here');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expectAccessible(page, SHARED_BY_PAGES);
});
