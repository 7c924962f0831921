import {SEED_PASSWORD} from '~sandbox/world/customers';
import {arriveAt, identityForm, logIn} from './support/sign-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';

/** Of the seed: one who works at a clinic, and one whose account has none yet. */
const HELEN = {email: 'helen.castellanos@example.com', password: SEED_PASSWORD};
const DOV = {email: 'dov.abernathy@example.com', password: SEED_PASSWORD};

test('ROUTE-27 SEC-09 SEC-10 STAFF-19 staff log in on their own site, and on that one alone', async ({
  page,
  context,
  shop,
  problems,
  expectAccessible,
}) => {
  problems.allow(/401/);
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Pro Staff Feeding');
  await expectAccessible(page, SHARED_BY_PAGES);
  await logIn(page, HELEN);
  await expect(page).toHaveURL(/\/account\/orders$/);
  await expect(page).toHaveTitle('My Orders | Pro Staff Feeding');
  const names = (await context.cookies(shop.staff)).map(({name}) => name);
  expect(names).toContain('session_hpsf');
  expect(names).not.toContain('session');

  /* On localhost both sites share one jar. */
  await page.goto(`${shop.consumer}/account/orders`);
  await expect(page).toHaveTitle('Log In | Shop');
  await page.goto('/account/orders');
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Pro Staff Feeding');
});

test('ROUTE-64 ROUTE-65 ROUTE-66 STAFF-20 somebody without a clinic is led to the registration, and may write to us', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/shelter/login');
  await logIn(page, DOV);
  await arriveAt(page, 'Your account has no clinic yet');
  await expect(page).toHaveURL(/\/shelter\/register$/);
  await expect(page).toHaveTitle('Create Account | Pro Staff Feeding');
  await expectAccessible(page, SHARED_BY_PAGES);
  for (const path of ['/products', '/account/orders', '/cart']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/shelter\/register$/);
  }
  await page.getByRole('main').getByRole('link', {name: 'Contact us'}).click();
  await expect(page).toHaveTitle('Contact Us | Pro Staff Feeding');
  await page.goBack();
  await page.getByRole('main').getByRole('button', {name: 'Sign out'}).click();
  await page.goto('/products');
  await expect(page).toHaveTitle('Shop All Pet Food | Pro Staff Feeding');
});

test('HOUSE-18 the staff site’s pages of signing in are accessible, and have its name', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/4(01|22)/);
  for (const [path, title] of [
    ['/account/login', 'Login'],
    ['/shelter/login', 'Log In'],
    ['/shelter/register', 'Create Account'],
    ['/shelter/forgot-password', 'Forgot Password'],
    ['/shelter/reset-password?pwrt=none', 'New Password'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Pro Staff Feeding`);
      await expectAccessible(page, SHARED_BY_PAGES);
    });
  }
  await page.goto('/shelter/login');
  await identityForm(page).logIn.click();
  await expect(identityForm(page).wrongFields).toBeFocused();
  await expectAccessible(page, SHARED_BY_PAGES);
});
