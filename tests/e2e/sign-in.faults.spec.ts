import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import type {Fault} from '~sandbox/control/faults';
import {openCartWith} from './support/cart-goods';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {signIn} from './support/person';
import {arriveAt, identityForm, logIn, mailedLink, newPerson} from './support/sign-in';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

/** Far longer than a page takes. */
const SLOW_MS = 20_000;
/** Until a service that failed is asked again. Few tries: they are limited by address. */
const RECOVERY = {timeout: 25_000, intervals: [5000]};
const AWAY = 'We’re having trouble on our side. Nothing was lost, and your cart is kept.';
const PASSWORD = 'a sentence that nobody guesses';

/**
 * What can be told apart from outside: an answer that is none at once, and one that does not come. Every kind at every
 * step is in tests/routes/identity-failures.test.ts.
 */
const LOGIN_FAULTS: Fault[] = [
  {service: 'identity', kind: 'malformed', match: 'accounts.login'},
  {service: 'identity', kind: 'slow', delayMs: SLOW_MS, match: 'accounts.getJWT'},
  {service: 'commerce', kind: 'error', match: 'customerAccessToken'},
];

/** Sends the form until the provider is asked again, and is there. */
async function untilArrived(page: Page, heading: string, send: () => Promise<unknown>) {
  await expect(async () => {
    await send();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {timeout: 6000});
  }).toPass(RECOVERY);
}

test('HOUSE-21, ID-21 with the identity provider or commerce away at any step of logging in, it is said, and nothing is lost', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503/);
  const person = await newPerson(sandbox);
  const form = identityForm(page);
  await openCartWith(page, {treat: 1});
  await page.getByRole('banner').getByRole('link', {name: 'Log in'}).click();
  await arriveAt(page, 'Log In');
  for (const fault of LOGIN_FAULTS) {
    await sandbox.fault(fault);
    await logIn(page, person);
    await expect(form.notLoggedIn).toContainText(AWAY);
    await arriveAt(page, 'Log In');
    await expect(form.email).toHaveValue(person.email);
    /* What a slow one leaves of the request's time may not be enough for the count. */
    if (fault.kind !== 'slow') await expectCartCount(page, 1);
    await sandbox.clearFaults();
  }
  await untilArrived(page, 'Shopping Cart', () => logIn(page, person));
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Account'})).toBeVisible();
});

test('HOUSE-21, ID-21 with the identity provider down at any step of registering or choosing a new password, it is said, and can be done again', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503/);
  const email = `${randomUUID()}@example.com`;
  const form = identityForm(page);
  const main = page.getByRole('main');
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
  await expect(main.getByRole('group', {name: 'Your account was not created'})).toContainText(AWAY);
  await expect(form.firstName).toHaveValue('Noa');
  await expect(form.email).toHaveValue(email);
  await sandbox.clearFaults();
  await untilArrived(page, 'Check your inbox', register);

  const confirmation = await mailedLink(sandbox, email);
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.setAccountInfo'});
  await page.goto(confirmation);
  await arriveAt(page, 'Confirm your email address');
  const confirm = () => main.getByRole('button', {name: 'Confirm email address'}).click();
  await confirm();
  await expect(
    main.getByRole('group', {name: 'Your email address is not confirmed yet'}),
  ).toContainText(AWAY);
  await sandbox.clearFaults();
  await untilArrived(page, 'Log In', confirm);

  await main.getByRole('link', {name: 'Forgot your password?'}).click();
  await arriveAt(page, 'Forgot your password?');
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await form.email.fill(email);
  await form.sendLink.click();
  await expect(main.getByRole('group', {name: 'No link was sent'})).toContainText(AWAY);

  await sandbox.clearFaults();
  await untilArrived(page, 'Check your inbox', () => form.sendLink.click());

  const link = await mailedLink(sandbox, email, '/shelter/reset-password');
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await page.goto(link);
  await form.newPassword.fill(PASSWORD);
  await form.savePassword.click();
  await expect(main.getByRole('group', {name: 'Your password was not changed'})).toContainText(
    AWAY,
  );
});

test('SESS-21 SESS-26 with the identity provider away somebody is signed out all the same', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  await signIn(page, await newPerson(sandbox));
  await sandbox.fault({service: 'identity', kind: 'slow', delayMs: SLOW_MS});
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await page.goto('/account/dashboard');
  await expect(page).toHaveTitle('Log In | Shop');
});
