import {HELEN} from './support/account';
import {createCustomer, logIn} from './support/identity-form';
import {expect, test} from './support/test';

test('STAFF-36 ROUTE-25 without JavaScript a staff member registers, is stopped by a missing role, and joins a clinic', async ({
  page,
  sandbox,
  shop,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto(`${shop.staff}/shelter/login`);
  await logIn(page, await createCustomer(sandbox));
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', {level: 1});
  await page.goto(`${shop.staff}/cart`);
  await expect(heading).toHaveText('Your role');
  await main.getByRole('button', {name: 'Continue'}).click();
  await expect(main.getByRole('link', {name: 'Choose your role.'})).toBeVisible();
  await main.getByLabel('Role').selectOption({label: 'Veterinarian'});
  await main.getByText('I understand that food at staff prices').click();
  await main.getByRole('button', {name: 'Continue'}).click();

  await expect(heading).toHaveText('Find your clinic or school');
  await main.getByLabel('Search by').selectOption({label: 'Zip code'});
  await main.getByLabel('Search for').fill('80202');
  await main.getByRole('button', {name: 'Search', exact: true}).click();
  await main.getByRole('link', {name: /^Choose Denver/}).click();
  await expect(heading).toHaveText('Is this right?');
  await main.getByRole('button', {name: 'Join this clinic'}).click();
  await expect(page).toHaveURL(`${shop.staff}/cart`);
  await expect(heading).toHaveText('Shopping Cart');
});

test('ROUTE-79 without JavaScript the home page takes registered staff to the products, and lets a guest stay', async ({
  page,
  shop,
}) => {
  const home = `${shop.staff}/`;
  await page.goto(home);
  await expect(page.getByText('Taking you to the products…')).toHaveCount(0);
  await page.goto(`${shop.staff}/shelter/login`);
  await logIn(page, HELEN);
  await page.goto(home, {waitUntil: 'commit'});
  await expect(page).toHaveURL(`${shop.staff}/products`);
});
