import {randomUUID} from 'node:crypto';
import {addToCart} from './support/fill-cart';
import {expectCartCountInTime} from './support/expect-in-time';
import {logInToDashboard} from './support/log-in';
import {identityForm, logIn, mailedLink, createCustomer} from './support/identity-form';
import {expect, ONCE_MORE, test} from './support/test';

test('ROUTE-62 ROUTE-71b SESS-28 ID-25a without JavaScript a guest follows the link to the login, mistypes, logs in with their cart, and logs out', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const person = await createCustomer(sandbox);
  await addToCart(page.request, {treat: 1});
  await page.goto('/account/dashboard');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', {name: 'Log in'}).click();
  await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
  await logIn(page, {...person, password: 'not the password'});
  const form = identityForm(page);
  await expect(form.notLoggedIn).toContainText('Incorrect email or password.');
  await expect(form.email).toHaveValue(person.email);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My Account');
  await expectCartCountInTime(page, 1);

  await page.getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await expectCartCountInTime(page, 0);
  expect((await page.request.get('/account/dashboard', ONCE_MORE)).status()).toBe(401);
});

test('ID-38b without JavaScript the link in a confirmation mail takes one click to confirm', async ({
  page,
  sandbox,
}) => {
  const email = `${randomUUID()}@example.com`;
  const form = identityForm(page);
  await page.goto('/shelter/register');
  await form.firstName.fill('Noa');
  await form.lastName.fill('Berg');
  await form.email.fill(email);
  await form.password.fill('a sentence that nobody guesses');
  await form.createAccount.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Check your inbox');
  await page.goto(await mailedLink(sandbox, email));
  await page.getByRole('button', {name: 'Confirm email address'}).click();
  await expect(
    page.getByText('Your email address is confirmed. You can log in now.'),
  ).toBeVisible();
});

test('ID-39a without JavaScript a logout link on another site logs nobody out until the button is pressed', async ({
  page,
  sandbox,
  shop,
  problems,
}) => {
  problems.allow(/401/);
  await logInToDashboard(page, await createCustomer(sandbox));
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({contentType: 'text/html', body: `<a href="${shop.consumer}/logout">Go</a>`}),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('link', {name: 'Go'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Log out?');
  expect((await page.request.get('/account/dashboard', ONCE_MORE)).status()).toBe(200);
  await page.getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  expect((await page.request.get('/account/dashboard', ONCE_MORE)).status()).toBe(401);
});
