import {SEED_PASSWORD} from '~sandbox/world/customers';
import {HELEN} from './support/account';
import {postLogin} from './support/log-in';
import {expectPage, logIn} from './support/identity-form';
import {expect, ONCE_MORE, SHARED_BY_PAGES, test} from './support/test';

/** A seeded staff member whose account has no clinic yet. */
const DOV = {email: 'dov.abernathy@example.com', password: SEED_PASSWORD};

test('ROUTE-27 SEC-09a SEC-10 STAFF-19 staff log in on the staff site, under its name, and only there', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/401/);
  for (const [path, title] of [
    ['/account/login', 'Login'],
    ['/shelter/login', 'Log In'],
    ['/shelter/register', 'Create Account'],
    ['/shelter/forgot-password', 'Forgot Password'],
    ['/shelter/reset-password?pwrt=none', 'New Password'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(await answer.text()).toContain(`<title>${title} | Pro Staff Feeding</title>`);
  }

  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Log In | Pro Staff Feeding');
  await logIn(page, HELEN);
  await expect(page).toHaveURL(/\/account\/orders$/);
  await expect(page).toHaveTitle('My Orders | Pro Staff Feeding');
  const names = (await context.cookies(shop.staff)).map(({name}) => name);
  expect(names).toContain('session_hpsf');
  expect(names).not.toContain('session');

  /* On localhost both sites share one cookie jar. */
  expect((await page.request.get(`${shop.consumer}/account/orders`, ONCE_MORE)).status()).toBe(401);
  await page.getByRole('main').getByRole('button', {name: 'Log out'}).click();
  await expect(page).not.toHaveURL(/account/);
  expect((await page.request.get('/account/orders', ONCE_MORE)).status()).toBe(401);
});

test('ROUTE-02 ROUTE-03 ROUTE-79 CONST-24 STAFF-53 the home page takes registered staff to the products after 100 ms and says so, and lets a guest stay', async ({
  page,
  shop,
}) => {
  const home = page
    .getByRole('banner')
    .getByRole('link', {name: 'Marlowe Pro Staff Feeding, home'});
  const main = page.getByRole('main');
  const openHome = async () => {
    await page.goto('/products');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await home.click();
    await expect(page).toHaveURL(`${shop.staff}/`);
    await expect(main.locator('[data-carousel]').first()).toBeAttached();
  };
  await openHome();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(`${shop.staff}/`);
  await page.clock.resume();

  await postLogin(page.request, HELEN);
  await openHome();
  const status = main.getByRole('status').filter({hasText: 'Taking you to the products…'});
  await expect(status).toBeVisible();
  await expect(main.getByRole('link', {name: 'Go there now'})).toHaveAttribute('href', '/products');
  await page.clock.runFor(99);
  await expect(page).toHaveURL(`${shop.staff}/`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/products$/);
});

test('ROUTE-64 ROUTE-65 ROUTE-66 STAFF-28 a staff member without a clinic is sent to registration and can contact us', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await postLogin(page.request, DOV);
  for (const path of ['/products', '/account/orders']) {
    const answer = await page.request.get(path, {maxRedirects: 0});
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toMatch(/^\/shelter\/register\?redirect=/);
  }
  await page.goto('/cart');
  await expectPage(page, 'Your role');
  await expect(page).toHaveURL(/\/shelter\/register\?redirect=/);
  await expect(page).toHaveTitle('Create Account | Pro Staff Feeding');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByRole('main').getByRole('link', {name: 'Contact us'}).click();
  await expect(page).toHaveTitle('Contact Us | Pro Staff Feeding');
  await page.goBack();
  await page.getByRole('main').getByRole('button', {name: 'Log out'}).click();
  await expect(page).toHaveURL(`${shop.staff}/`);
  expect((await page.request.get('/products', {maxRedirects: 0})).status()).toBe(200);
});
