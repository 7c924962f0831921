import {JUNE} from './support/account';
import {signIn} from './support/person';
import {expect, test} from './support/test';

test('without JavaScript a profile is mended and saved, and an address comes and goes', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await signIn(page, JUNE);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Edit profile'}).click();
  await main.getByLabel('Last name').fill('Park-Lee');
  await main.getByLabel('Phone (optional)').fill('12');
  await main.getByRole('button', {name: 'Save profile'}).click();
  const wrong = main.getByRole('group', {name: 'Please check these answers'});
  await expect(wrong).toBeFocused();
  await expect(main.getByLabel('Last name')).toHaveValue('Park-Lee');
  await main.getByLabel('Phone (optional)').fill('303 555 0177');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Your profile is saved.')).toBeVisible();
  await expect(main.getByLabel('Last name')).toHaveValue('Park-Lee');
  await expect(main.getByLabel('Phone (optional)')).toHaveValue('(303) 555-0177');

  await main
    .getByRole('navigation', {name: 'Account'})
    .getByRole('link', {name: 'Addresses'})
    .click();
  await main.getByRole('link', {name: 'Add an address'}).click();
  await main.getByLabel('First name').fill('June');
  await main.getByLabel('Last name').fill('Park');
  await main.getByLabel('Street and number').fill('3 Quiet Street');
  await main.getByLabel('City').fill('Golden');
  await main.getByLabel('State').selectOption('CO');
  await main.getByLabel('Zip code').fill('80401');
  await main.getByRole('button', {name: 'Save address'}).click();
  await expect(main.getByText('The address is in your book.')).toBeVisible();
  await main.getByRole('link', {name: 'Delete June Park, 3 Quiet Street'}).click();
  await main.getByRole('button', {name: 'Delete address'}).click();
  await expect(main.getByText('The address is deleted.')).toBeVisible();
});

test('without JavaScript the last order is on the page, and orders are paged through', async ({
  page,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('article', {name: 'Order #1017'})).toBeVisible();
  await main.getByRole('link', {name: 'All orders'}).click();
  await main.getByRole('link', {name: 'Older'}).click();
  await expect(main.getByRole('link', {name: 'Newer'})).toBeVisible();
  await main.getByRole('link', {name: 'Order #1001', exact: true}).click();
  await expect(main.getByRole('heading', {level: 1, name: 'Order #1001'})).toBeVisible();
});
