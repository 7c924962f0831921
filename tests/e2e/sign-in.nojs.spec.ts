import {addToCart} from './support/cart-goods';
import {expectCartCountInTime} from './support/late-part';
import {identityForm, logIn, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

test('ROUTE-33 ROUTE-61 ROUTE-62 SESS-28 without JavaScript somebody is led to the login, mistypes, logs in with their cart, and signs out', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const person = await newPerson(sandbox);
  await addToCart(page.request, {treat: 1});
  await page.goto('/account/dashboard');
  await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
  await logIn(page, {...person, password: 'not the password'});
  const form = identityForm(page);
  await expect(form.notLoggedIn).toContainText('Incorrect email or password.');
  await expect(form.email).toHaveValue(person.email);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My Account');
  await expectCartCountInTime(page, 1);

  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await expectCartCountInTime(page, 0);
  expect((await page.request.get('/account/dashboard')).status()).toBe(401);
});
