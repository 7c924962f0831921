import type {APIRequestContext, Page} from '@playwright/test';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect} from './test';

/** A seeded customer of the consumer site. */
export const ADA = {email: 'ada.whitfield@example.com', password: SEED_PASSWORD};

/** The dashboard's heading. A guest does not see it. */
export const dashboardHeading = (page: Page) =>
  page.getByRole('heading', {level: 1, name: 'My Account'});

/** Logs the browser in with the request of the login form, but without opening it. */
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

/** Logs the browser in and opens the dashboard. */
export async function logInToDashboard(page: Page, who = ADA): Promise<void> {
  await postLogin(page.request, who);
  await page.goto('/account/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
}
