import type {Page} from '@playwright/test';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {createCustomer, logIn} from './support/identity-form';
import {dashboardHeading} from './support/log-in';
import {expect, test} from './support/test';

const header = (page: Page) => page.getByRole('banner');
const logInLink = (page: Page) => header(page).getByRole('link', {name: 'Log in'});
const accountLink = (page: Page) => header(page).getByRole('link', {name: 'Account'});

test('SESS-42a in a tab from before the login, “Log in” shows the page as the customer sees it', async ({
  page,
  context,
  sandbox,
}) => {
  const person = await createCustomer(sandbox);
  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/account/login');
  await logIn(other, person);
  await expect(dashboardHeading(other)).toBeVisible();

  await logInLink(page).click();
  await expect(accountLink(page)).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test('SESS-42b after a login, Back to the login page leads where the login led', async ({
  page,
  sandbox,
}) => {
  const redirect = encodeRedirect('/faq');
  await page.goto(`/shelter/login?redirect=${redirect}`);
  await logIn(page, await createCustomer(sandbox));
  await expect(page).toHaveURL(/\/faq$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/faq$/);
  await expect(accountLink(page)).toBeVisible();
});
