import {expectInTime} from './support/expect-in-time';
import {logInToDashboard} from './support/log-in';
import {expect, test} from './support/test';

test('without JavaScript the account shows the last order, saves a corrected profile, and adds and deletes an address', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await logInToDashboard(page);
  const main = page.getByRole('main');
  await expectInTime(page, main.getByRole('article', {name: 'Order #1017'}));
  await main.getByRole('link', {name: 'Edit profile'}).click();
  await main.getByLabel('Phone (optional)').fill('12');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByRole('group', {name: 'Please fix the following'})).toBeFocused();
  await expect(main.getByLabel('Phone (optional)')).toHaveValue('12');
  await main.getByLabel('Phone (optional)').fill('303 555 0177');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Profile saved.')).toBeVisible();
  await expect(main.getByLabel('Phone (optional)')).toHaveValue('(303) 555-0177');

  await page.goto('/account/address-book');
  await main.getByRole('link', {name: 'Add an address'}).click();
  await main.getByLabel('First name').fill('June');
  await main.getByLabel('Last name').fill('Park');
  await main.getByLabel('Street address').fill('3 Quiet Street');
  await main.getByLabel('City').fill('Golden');
  await main.getByLabel('State').selectOption('CO');
  await main.getByLabel('Zip code').fill('80401');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('Address added.')).toBeVisible();
  await main.getByRole('link', {name: 'Delete June Park, 3 Quiet Street'}).click();
  await main.getByRole('button', {name: 'Delete address'}).click();
  await expect(main.getByText('Address deleted.')).toBeVisible();
});

test('ACCT-90 without JavaScript a return is asked for one of two units, once the item is chosen', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await logInToDashboard(page);
  await page.goto('/account/orders/1015');
  const main = page.getByRole('main');
  await main.getByText('Return items').click();
  const quantity = main.getByLabel(/^How many of /);
  await expect(quantity).toBeHidden();
  await main.getByRole('group', {name: 'What do you want'}).getByRole('checkbox').nth(1).check();
  await quantity.selectOption('1');
  await main.getByRole('button', {name: 'Request return'}).click();
  await expect(main.getByRole('group', {name: 'Please fix the following'})).toBeFocused();
  await expect(quantity).toHaveValue('1');
  await main.getByLabel('Why?').selectOption({label: 'My pet doesn’t like it'});
  await main.getByRole('button', {name: 'Request return'}).click();
  await expect(main.getByText('We got your request.')).toBeVisible();
});
