import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import type {Fault} from '~sandbox/control/faults';
import {openCartWith} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {logInToDashboard} from './support/log-in';
import {expectPage, identityForm, logIn, mailedLink, createCustomer} from './support/identity-form';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

/** Far longer than a page takes. */
const SLOW_MS = 20_000;
/**
 * Longer than the circuit breaker waits before it retries a failed service. Few tries, because logins are limited per
 * email.
 */
const RECOVERY = {timeout: 25_000, intervals: [5000]};
const AWAY = 'We’re having trouble on our side. Nothing was lost, and your cart is safe.';
const PASSWORD = 'a sentence that nobody guesses';

/**
 * The two faults that look different from outside: an immediate invalid response and no response.
 * tests/routes/identity-failures.test.ts covers every kind at every step.
 */
const LOGIN_FAULTS: Fault[] = [
  {service: 'identity', kind: 'malformed', match: 'accounts.login'},
  {service: 'identity', kind: 'slow', delayMs: SLOW_MS, match: 'accounts.getJWT'},
  {service: 'commerce', kind: 'error', match: 'customerAccessToken'},
];

/** Submits the form until the identity provider is back and the next page appears. */
async function retryUntilArrived(page: Page, heading: string, send: () => Promise<unknown>) {
  await expect(async () => {
    await send();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading, {timeout: 6000});
  }).toPass(RECOVERY);
}

test('HOUSE-21a, ID-21a, ID-21b login reports an outage of the identity provider or commerce at any step, and loses nothing', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/503/);
  const person = await createCustomer(sandbox);
  const form = identityForm(page);
  await openCartWith(page, {treat: 1});
  await page.getByRole('banner').getByRole('link', {name: 'Log in'}).click();
  await expectPage(page, 'Log In');
  for (const fault of LOGIN_FAULTS) {
    await sandbox.fault(fault);
    await logIn(page, person);
    await expect(form.notLoggedIn).toContainText(AWAY);
    await expectPage(page, 'Log In');
    await expect(form.email).toHaveValue(person.email);
    /* A slow upstream call can use up the request's deadline before the count is read. */
    if (fault.kind !== 'slow') await expectCartCount(page, 1);
    await sandbox.clearFaults();
  }
  await retryUntilArrived(page, 'Shopping Cart', () => logIn(page, person));
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Account'})).toBeVisible();
});

test('ID-21a registration and password reset report an outage of the identity provider at any step, and can be retried', async ({
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
  await expect(main.getByRole('group', {name: 'Your account wasn’t created'})).toContainText(AWAY);
  await expect(form.firstName).toHaveValue('Noa');
  await expect(form.email).toHaveValue(email);
  await sandbox.clearFaults();
  await retryUntilArrived(page, 'Check your inbox', register);

  const confirmation = await mailedLink(sandbox, email);
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.setAccountInfo'});
  await page.goto(confirmation);
  await expectPage(page, 'Confirm your email address');
  const confirm = () => main.getByRole('button', {name: 'Confirm email address'}).click();
  await confirm();
  await expect(
    main.getByRole('group', {name: 'Your email address isn’t confirmed yet'}),
  ).toContainText(AWAY);
  await sandbox.clearFaults();
  await retryUntilArrived(page, 'Log In', confirm);

  await main.getByRole('link', {name: 'Forgot your password?'}).click();
  await expectPage(page, 'Forgot your password?');
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await form.email.fill(email);
  await form.sendLink.click();
  await expect(main.getByRole('group', {name: 'No link was sent'})).toContainText(AWAY);

  await sandbox.clearFaults();
  await retryUntilArrived(page, 'Check your inbox', () => form.sendLink.click());

  const link = await mailedLink(sandbox, email, '/shelter/reset-password');
  await sandbox.fault({service: 'identity', kind: 'down', match: 'accounts.resetPassword'});
  await page.goto(link);
  await form.newPassword.fill(PASSWORD);
  await form.savePassword.click();
  await expect(main.getByRole('group', {name: 'Your password wasn’t changed'})).toContainText(AWAY);
});

test('SESS-21 SESS-26 a customer is logged out even when the identity provider does not respond', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/401/);
  await logInToDashboard(page, await createCustomer(sandbox));
  await sandbox.fault({service: 'identity', kind: 'slow', delayMs: SLOW_MS});
  await page.getByRole('main').getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await page.goto('/account/dashboard');
  await expect(page).toHaveTitle('Log In | Shop');
});
