import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import type {Fault} from '~sandbox/control/faults';
import {addAndGoToCart, cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {arriveAt, identityForm, logIn, mailedLink, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

/** Far longer than a page takes. */
const SLOW_MS = 20_000;
/** Until a service that failed is asked again. Few tries: they are limited by address. */
const RECOVERY = {timeout: 25_000, intervals: [5000]};
const AWAY = 'We cannot reach our sign-in just now. Nothing was lost, your cart is kept';
const PASSWORD = 'a sentence that nobody guesses';

/* What can be told apart from outside: an answer that is none at once, and one that does not come. Every kind at every
   step is in tests/routes/identity-failures.test.ts. */
const LOGIN_KINDS: Omit<Fault, 'service'>[] = [
  {kind: 'malformed'},
  {kind: 'slow', delayMs: SLOW_MS},
];

/** Sends the form until the provider is asked again, and is there. */
async function untilArrived(page: Page, heading: string, send: () => Promise<unknown>) {
  await expect(async () => {
    await send();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {timeout: 6000});
  }).toPass(RECOVERY);
}

for (const fault of LOGIN_KINDS) {
  test(`HOUSE-21, ID-21 with the identity provider ${fault.kind} at any step of logging in, it is said, and nothing is lost`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.allow(/503/);
    const person = await newPerson(sandbox);
    const form = identityForm(page);
    await addAndGoToCart(page, treat.path);
    await page.getByRole('banner').getByRole('link', {name: 'Log in'}).click();
    await arriveAt(page, 'Log In');
    for (const match of ['accounts.login', 'accounts.getJWT']) {
      await sandbox.fault({service: 'identity', ...fault, match});
      await logIn(page, person);
      await expect(form.notLoggedIn).toContainText(AWAY);
      await arriveAt(page, 'Log In');
      await expect(form.email).toHaveValue(person.email);
      await expectCartCount(page, 1);
      await sandbox.clearFaults();
    }
    await untilArrived(page, 'Shopping Cart', () => logIn(page, person));
    await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', {name: 'Account'})).toBeVisible();
  });
}

test('HOUSE-21, ID-21 with the identity provider down at any step of registering or choosing a new password, it is said, and can be done again', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503/);
  const email = `${randomUUID()}@example.com`;
  const form = identityForm(page);
  await page.goto('/shelter/register');
  const register = async () => {
    await form.firstName.fill('Noa');
    await form.lastName.fill('Berg');
    await form.email.fill(email);
    await form.password.fill(PASSWORD);
    await form.createAccount.click();
  };
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.initRegistration'});
  await register();
  await expect(page.getByRole('group', {name: 'Your account was not created'})).toContainText(AWAY);
  await expect(form.firstName).toHaveValue('Noa');
  await expect(form.email).toHaveValue(email);
  await sandbox.clearFaults();
  await untilArrived(page, 'Check your inbox', register);

  const confirmation = await mailedLink(sandbox, email);
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.setAccountInfo'});
  await page.goto(confirmation);
  await arriveAt(page, 'We could not confirm your address just now');
  await sandbox.clearFaults();
  await untilArrived(page, 'Log In', () => page.goto(confirmation));

  await page.goto('/shelter/forgot-password');
  const askForLink = async () => {
    await form.email.fill(email);
    await form.sendLink.click();
  };
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await askForLink();
  await expect(page.getByRole('group', {name: 'No link was sent'})).toContainText(AWAY);
  await sandbox.clearFaults();
  await untilArrived(page, 'Check your inbox', askForLink);

  await page.goto(await mailedLink(sandbox, email, '/shelter/reset-password'));
  const choose = async () => {
    await form.newPassword.fill(PASSWORD);
    await form.savePassword.click();
  };
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await choose();
  await expect(page.getByRole('group', {name: 'Your password was not changed'})).toContainText(
    AWAY,
  );
  await sandbox.clearFaults();
  await untilArrived(page, 'Log In', choose);
  await arriveAt(page, 'Log In');
  await logIn(page, {email, password: PASSWORD});
  await arriveAt(page, 'My Account');
});

test('SESS-21 SESS-26 with the identity provider away somebody is signed out all the same', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto('/shelter/login');
  await logIn(page, await newPerson(sandbox));
  await arriveAt(page, 'My Account');
  await sandbox.fault({service: 'identity', kind: 'slow', delayMs: SLOW_MS});
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await page.goto('/account/dashboard');
  await expect(page).toHaveTitle('Log In | Shop');
});

test('HOUSE-21 with commerce away nobody is logged in, and the cart is there afterwards', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503/);
  const person = await newPerson(sandbox);
  await addAndGoToCart(page, treat.path);
  await page.goto('/shelter/login');
  await sandbox.fault({service: 'commerce', kind: 'error', match: 'customerAccessToken'});
  await logIn(page, person);
  await expect(identityForm(page).notLoggedIn).toContainText(AWAY);
  await sandbox.clearFaults();
  await untilArrived(page, 'My Account', () => logIn(page, person));
  await expectCartCount(page, 1);
});
