import {randomUUID} from 'node:crypto';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {tabTo} from './support/keyboard';
import {
  expectPage,
  identityForm,
  logIn,
  mailedLink,
  createCustomer,
  submitByKeyboard,
} from './support/identity-form';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const PASSWORD = 'a sentence that nobody guesses';

test('ROUTE-76 ROUTE-26 ID-25b ID-25d a guest registers by keyboard alone, confirms by mail, logs in and returns to the requested page', async ({
  page,
  sandbox,
  shop,
  problems,
  expectAccessible,
}) => {
  problems.allow(/4(01|22)/);
  const check = () => expectAccessible(page, SHARED_BY_PAGES);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Shop');
  const asked = new URL(page.url()).searchParams.get('redirect');
  expect(decodeRedirect(asked)).toBe('/account/orders');

  const main = page.getByRole('main');
  /* The target of the skip link. */
  await main.focus();
  await tabTo(page, main.getByRole('link', {name: 'Create an account'}));
  await page.keyboard.press('Enter');
  await expectPage(page, 'Create your account');
  await expect(page).toHaveTitle('Create Account | Shop');
  const form = identityForm(page);
  await form.createAccount.focus();
  await page.keyboard.press('Enter');
  await expect(form.wrongFields).toBeFocused();
  await expect(form.wrongFields.getByRole('link')).toHaveCount(4);
  await expectPage(page, 'Create your account');
  await check();
  await submitByKeyboard(
    page,
    [
      [form.firstName, 'Noa'],
      [form.lastName, 'Berg'],
      [form.email, email],
      [form.password, PASSWORD],
    ],
    form.createAccount,
  );
  await expectPage(page, 'Check your inbox');
  await check();

  await page.goto(await mailedLink(sandbox, email));
  await expectPage(page, 'Confirm your email address');
  await check();
  await main.getByRole('button', {name: 'Confirm email address'}).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Your email address is confirmed. You can log in now.'),
  ).toBeVisible();
  await logIn(page, {email, password: PASSWORD});
  await expect(page).toHaveURL(/\/account\/orders$/);
  await expect(page.getByRole('heading', {name: 'No orders yet'})).toBeVisible();

  for (const path of ['/shelter/login', '/shelter/register', '/shelter/forgot-password']) {
    const answer = await page.request.get(path, {
      headers: {Referer: `${shop.consumer}/products/dog`},
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/products/dog']);
  }

  await main.getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Shop');
});

test('ROUTE-28 ROUTE-29 ID-25b ID-25d a customer mistypes and forgets the password, then sets a new one by keyboard alone with a link that works once; axe finds no violations', async ({
  page,
  sandbox,
  problems,
  expectAccessible,
}) => {
  problems.allow(/4(01|10|22)/);
  const check = () => expectAccessible(page, SHARED_BY_PAGES);
  const person = await createCustomer(sandbox);
  const form = identityForm(page);
  const main = page.getByRole('main');

  await page.goto('/account/login');
  await expect(page).toHaveTitle('Login | Shop');
  /* The target of the skip link. */
  await main.focus();
  await submitByKeyboard(
    page,
    [
      [form.email, person.email],
      [form.password, 'not the password'],
    ],
    form.logIn,
  );
  await expect(form.notLoggedIn).toBeFocused();
  await expect(form.notLoggedIn).toContainText('Incorrect email or password.');
  await expectPage(page, 'Login');
  await expect(form.email).toHaveValue(person.email);
  await expect(form.password).toHaveValue('');
  await check();

  await tabTo(page, main.getByRole('link', {name: 'Forgot your password?'}));
  await page.keyboard.press('Enter');
  await expectPage(page, 'Forgot your password?');
  await expect(page).toHaveTitle('Forgot Password | Shop');
  await check();
  await submitByKeyboard(page, [[form.email, person.email]], form.sendLink);
  await expectPage(page, 'Check your inbox');

  const link = await mailedLink(sandbox, person.email, '/shelter/reset-password');
  await page.goto(link);
  await expect(page).toHaveTitle('New Password | Shop');
  await check();
  await form.newPassword.fill('short');
  await form.savePassword.click();
  await expect(form.wrongFields).toBeFocused();
  await expectPage(page, 'Choose a new password');
  await submitByKeyboard(page, [[form.newPassword, PASSWORD]], form.savePassword);
  await expectPage(page, 'Log In');
  await expect(
    main.getByText('Your new password is saved, and all your devices are logged out.'),
  ).toBeVisible();
  await logIn(page, {...person, password: PASSWORD});
  await expectPage(page, 'My Account');

  await page.goto(link);
  await form.newPassword.fill('yet another password');
  await form.savePassword.click();
  await expect(page.getByRole('group', {name: 'Your password wasn’t changed'})).toContainText(
    'This link has expired or was already used',
  );
  for (const path of ['/shelter/reset-password', '/shelter/confirm-email?token=none']) {
    await page.goto(path);
    await check();
  }
});
