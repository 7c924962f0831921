import type {Locator, Page} from '@playwright/test';
import {makeAccount, type Account} from '~tests/support/accounts';
import {waitForHydration} from './interactive';
import {tabTo} from './keyboard';
import type {SandboxControl} from '../../support/sandbox-control';
import {expect} from './test';

export type {Account};

/**
 * Creates a customer for this test alone, who can log in: login attempts are limited per email, and carts and orders
 * belong to a customer.
 */
export const createCustomer = ({origin}: SandboxControl): Promise<Account> => makeAccount(origin);

/** The fields of every login and registration form, and the messages after a failure. */
export function identityForm(page: Page) {
  const main = page.getByRole('main');
  return {
    firstName: main.getByLabel('First name'),
    lastName: main.getByLabel('Last name'),
    email: main.getByLabel('Email'),
    password: main.getByLabel('Password', {exact: true}),
    newPassword: main.getByLabel('New password'),
    logIn: main.getByRole('button', {name: 'Log in'}),
    createAccount: main.getByRole('button', {name: 'Create account'}),
    sendLink: main.getByRole('button', {name: 'Send the link'}),
    savePassword: main.getByRole('button', {name: 'Save password'}),
    /** The summary of field errors. */
    wrongFields: main.getByRole('group', {name: 'Please fix the following'}),
    notLoggedIn: main.getByRole('group', {name: 'You’re not logged in'}),
  };
}

/** Logs in with the form on the current page. */
export async function logIn(
  page: Page,
  {email, password}: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const form = identityForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.logIn.click();
}

/** Waits for the heading of the page that a form leads to, and for its hydration. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await waitForHydration(page);
}

export async function submitByKeyboard(
  page: Page,
  fields: [Locator, string][],
  submit: Locator,
): Promise<void> {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
}

/**
 * The link to this path in the newest mail to this address. Waits for it: the mail may arrive after the page that
 * announces it.
 */
export async function mailedLink(
  control: Pick<SandboxControl, 'mails'>,
  address: string,
  path = '/shelter/',
): Promise<string> {
  const links = async () =>
    (await control.mails(address))
      .flatMap(({text}) => /https?:\/\/\S+/.exec(text) ?? [])
      .filter((link) => new URL(link).pathname.startsWith(path));
  await expect.poll(links, `no link to ${path} was mailed to ${address}`).not.toEqual([]);
  const [newest = ''] = await links();
  return newest;
}
