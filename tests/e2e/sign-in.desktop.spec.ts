import {randomUUID} from 'node:crypto';
import {arriveAt, identityForm, logIn, mailedLink, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

const PASSWORD = 'a sentence that nobody guesses';

test('before the address is confirmed nobody is logged in, and the link is sent again', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const email = `${randomUUID()}@example.com`;
  await page.goto('/shelter/register');
  const form = identityForm(page);
  await form.firstName.fill('Noa');
  await form.lastName.fill('Berg');
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.createAccount.click();
  await arriveAt(page, 'Check your inbox');
  const first = await mailedLink(sandbox, email);

  await page.goto('/shelter/login');
  await logIn(page, {email, password: PASSWORD});
  await expect(form.notLoggedIn).toContainText('Please confirm your email address first');
  const second = await mailedLink(sandbox, email);
  expect(second).not.toBe(first);
  await page.goto(second);
  await logIn(page, {email, password: PASSWORD});
  await arriveAt(page, 'My Account');
});

test('a wrong password is said without saying whose address it is; the email stays', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  const person = await newPerson(sandbox);
  const form = identityForm(page);
  await page.goto('/shelter/login');
  const said: string[] = [];
  for (const email of [person.email, `${randomUUID()}@example.com`]) {
    await logIn(page, {email, password: 'not the password'});
    await expect(form.notLoggedIn).toBeFocused();
    await arriveAt(page, 'Log In');
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue('');
    said.push(await form.notLoggedIn.innerText());
  }
  expect(said[0]).toContain('That email and password do not go together.');
  expect(said[1]).toBe(said[0]);
  await logIn(page, person);
  await arriveAt(page, 'My Account');
});

test('ROUTE-63 somebody who is signed in has nothing to do at the login, and goes back', async ({
  page,
  sandbox,
}) => {
  await page.goto('/products/dog');
  await page.goto('/shelter/login?redirect=L3Byb2R1Y3RzL2RvZw');
  await logIn(page, await newPerson(sandbox));
  await expect(page).toHaveURL(/\/products\/dog$/);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Account'})).toBeVisible();
  for (const path of ['/shelter/login', '/shelter/register', '/shelter/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(({pathname}) => pathname === '/');
  }
});
