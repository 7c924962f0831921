import {PRODUCTS} from './support/journey';
import {identityForm, logIn, mailedLink, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

test('ROUTE-33 ROUTE-61 ROUTE-62 SESS-28 without JavaScript somebody is led to the login, mistypes, logs in with their cart, and signs out', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const person = await newPerson(sandbox);
  const cartLink = page.getByRole('banner').getByRole('link', {name: /^Cart/});
  await page.goto(treat.path);
  await page.getByRole('button', {name: /^Add to cart ·/}).click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/account/dashboard');
  await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
  await logIn(page, {...person, password: 'not the password'});
  const form = identityForm(page);
  await expect(form.notLoggedIn).toContainText('do not go together');
  await expect(form.email).toHaveValue(person.email);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My Account');
  await expect(cartLink).toHaveAccessibleName('Cart , 1 item');

  await page.getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await expect(cartLink).toHaveAccessibleName('Cart , 0 items');
  await page.goto('/account/dashboard');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('My Account');
});

test('without JavaScript a forgotten password is replaced', async ({page, sandbox}) => {
  const person = await newPerson(sandbox);
  const form = identityForm(page);
  await page.goto('/shelter/forgot-password');
  await form.email.fill(person.email);
  await form.sendLink.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Check your inbox');
  await page.goto(await mailedLink(sandbox, person.email));
  await form.newPassword.fill('another password entirely');
  await form.savePassword.click();
  await logIn(page, {...person, password: 'another password entirely'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('My Account');
});
