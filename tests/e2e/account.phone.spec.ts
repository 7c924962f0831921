import {createCustomer} from './support/identity-form';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

test('ACCT-140 the confirmation of a change by a form further down is in view', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  const main = page.getByRole('main');

  await page.goto('/account/profile');
  await main.getByRole('button', {name: 'Log out other devices'}).click();
  await expect(main.getByText('Your other devices are logged out.')).toBeInViewport();

  await page.goto('/account/pets');
  await main.getByRole('link', {name: 'Add a pet'}).click();
  await main.getByLabel('Name').fill('Miso');
  await main.getByLabel('Dog or cat?').selectOption({label: 'Cat'});
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Pet added.')).toBeInViewport();
});

test('ACCT-140 ACCT-141 a return request that was sent is confirmed in view and leaves an empty, closed form, and a refused one isn’t confirmed', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await postLogin(page.request, ADA);
  await page.goto('/account/orders/1015');
  const main = page.getByRole('main');
  const confirmation = main.getByText('We got your request.');
  const item = main.getByRole('group', {name: 'What do you want'}).getByRole('checkbox').first();
  const request = main.getByRole('button', {name: 'Request return'});
  await main.getByText('Return items').click();
  await item.check();
  await main.getByLabel('Why?').selectOption({label: 'My pet doesn’t like it'});
  await request.click();
  await expect(confirmation).toBeInViewport();
  await expect(request).toBeHidden();

  await main.getByText('Return items').click();
  await expect(item).not.toBeChecked();
  await request.click();
  await expect(main.getByRole('group', {name: 'Please fix the following'})).toBeFocused();
  await expect(confirmation).toHaveCount(0);
});
