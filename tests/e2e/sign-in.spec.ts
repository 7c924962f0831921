import {randomUUID} from 'node:crypto';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {
  arriveAt,
  identityForm,
  logIn,
  mailedLink,
  newPerson,
  sendByKeyboard,
} from './support/sign-in';
import {tabTo} from './support/keyboard';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const PASSWORD = 'a sentence that nobody guesses';

test('ROUTE-25 ROUTE-26 ROUTE-28 ROUTE-60 ROUTE-62 ROUTE-67 SEC-07 somebody registers, confirms by mail, logs in and is where they wanted to be', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Shop');
  const asked = new URL(page.url()).searchParams.get('redirect');
  expect(decodeRedirect(asked)).toBe('/account/orders');

  await page.getByRole('main').getByRole('link', {name: 'Create an account'}).click();
  await expect(page).toHaveTitle('Create Account | Shop');
  const form = identityForm(page);
  await form.firstName.fill('Noa');
  await form.lastName.fill('Berg');
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.createAccount.click();
  await arriveAt(page, 'Check your inbox');

  await page.goto(await mailedLink(sandbox, email));
  await expect(
    page.getByText('Your email address is confirmed. You can log in now.'),
  ).toBeVisible();
  await logIn(page, {email, password: PASSWORD});
  await expect(page).toHaveURL(/\/account\/orders$/);
  await expect(page.getByRole('heading', {name: 'No orders so far'})).toBeVisible();

  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Shop');
});

test('HOUSE-18 every page of signing in works with the keyboard alone, and axe finds nothing on it', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/4(01|10|22)/);
  const check = () => expectAccessible(page, SHARED_BY_PAGES);
  const person = await newPerson(sandbox);
  const form = identityForm(page);
  const main = page.getByRole('main');

  await page.goto('/account/login');
  await expect(page).toHaveTitle('Login | Shop');
  await check();
  await sendByKeyboard(page, [], form.logIn);
  await expect(form.wrongFields).toBeFocused();
  await arriveAt(page, 'Login');
  await check();
  await sendByKeyboard(
    page,
    [
      [form.email, person.email],
      [form.password, 'not the password'],
    ],
    form.logIn,
  );
  await expect(form.notLoggedIn).toBeFocused();
  await arriveAt(page, 'Login');
  await check();

  await tabTo(page, main.getByRole('link', {name: 'Forgot your password?'}));
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Forgot your password?');
  await expect(page).toHaveTitle('Forgot Password | Shop');
  await check();
  await sendByKeyboard(page, [[form.email, person.email]], form.sendLink);
  await arriveAt(page, 'Check your inbox');
  await check();

  await page.goto('/shelter/reset-password');
  await check();
  await page.goto(await mailedLink(sandbox, person.email));
  await expect(page).toHaveTitle('New Password | Shop');
  await check();
  await sendByKeyboard(page, [[form.newPassword, 'short']], form.savePassword);
  await expect(form.wrongFields).toBeFocused();
  await arriveAt(page, 'Choose a new password');
  await check();
  await sendByKeyboard(page, [[form.newPassword, PASSWORD]], form.savePassword);
  await arriveAt(page, 'Log In');
  await expect(main.getByText('Your new password is saved.')).toBeVisible();
  await check();

  await tabTo(page, main.getByRole('link', {name: 'Create an account'}));
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Create your account');
  await check();
  await sendByKeyboard(page, [], form.createAccount);
  await expect(form.wrongFields.getByRole('link')).toHaveCount(4);
  await arriveAt(page, 'Create your account');
  await check();
  await sendByKeyboard(
    page,
    [
      [form.firstName, 'Noa'],
      [form.lastName, 'Berg'],
      [form.email, `${randomUUID()}@example.com`],
      [form.password, PASSWORD],
    ],
    form.createAccount,
  );
  await arriveAt(page, 'Check your inbox');
  await check();

  await page.goto('/shelter/confirm-email?token=none');
  await arriveAt(page, 'This link works no more');
  await check();
});
