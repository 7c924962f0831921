import type {APIRequestContext, Page} from '@playwright/test';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect} from './test';

/** A seeded customer of the consumer shop. */
const ADA = {email: 'ada.whitfield@example.com', password: SEED_PASSWORD};

/** What a page of the account begins with; a guest is led to the login instead. */
export const dashboardHeading = (page: Page) =>
  page.getByRole('heading', {level: 1, name: 'My Account'});

/** Signs the browser in as the form does, but without a page. */
export async function postLogin(
  request: APIRequestContext,
  {email, password}: {email: string; password: string},
): Promise<void> {
  const answer = await request.post('/shelter/login', {
    form: {email, password, to: '/account/dashboard'},
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** The same, and ends at the dashboard. */
export async function signIn(page: Page, who = ADA): Promise<void> {
  await postLogin(page.request, who);
  await page.goto('/account/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
}
