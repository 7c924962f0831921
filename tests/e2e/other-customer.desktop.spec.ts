import {addToCart} from './support/fill-cart';
import {createCustomer} from './support/identity-form';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

test('SESS-43a a profile form that was opened before another customer logged in saves nothing and shows whose account it is now', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.setViewportSize({width: 390, height: 600});
  await page.goto('/account/profile');
  const main = page.getByRole('main');
  const firstName = main.getByLabel('First name');
  await firstName.fill('Zed');
  await postLogin(page.request, ADA);

  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(
    page.getByText(
      'You’re logged in as Ada now. The form was from another account, so nothing was saved.',
    ),
  ).toBeInViewport();
  await expect(firstName).toHaveValue('Ada');

  await firstName.fill('Ada');
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByText('Profile saved.')).toBeVisible();
});

test('SESS-44 a page that gets the data of another customer, or of a guest, loads again with that person’s header and cart', async ({
  page,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await addToCart(page.request, {dry: 2});
  await page.goto('/account/my-profile');
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', {name: 'Account'});
  await expect(header.getByRole('link', {name: /^Cart.*2 items/})).toBeVisible();

  await postLogin(page.request, await createCustomer(sandbox));
  await navigation.getByRole('link', {name: 'Pets'}).click();
  await expect(header.getByRole('link', {name: /^Cart.*0 items/})).toBeVisible();
  await expect(page).toHaveURL('/account/pets');

  await page.request.post('/logout');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact us'}).click();
  await expect(header.getByRole('link', {name: 'Log in'})).toBeVisible();
});
