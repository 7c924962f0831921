import type {Page} from '@playwright/test';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {addToCart, openCartWith} from './support/fill-cart';
import {createCustomer, logIn} from './support/identity-form';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {dashboardHeading, postLogin} from './support/log-in';
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

test('SESS-48 a list is loaded again for a guest if its recently viewed products arrive after the session was ended elsewhere', async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto(PRODUCTS.treat.path);
  await expect(accountLink(page)).toBeVisible();
  const elsewhere = await browser.newContext({storageState: await context.storageState()});
  const endSession = async () => {
    const other = await elsewhere.newPage();
    await other.goto('/logout');
    await expect(logInLink(other)).toBeVisible();
    await elsewhere.close();
  };
  await page.route(
    '**/recently-viewed.data*',
    async (route) => {
      await endSession();
      await route.continue();
    },
    {times: 1},
  );
  await page.goto('/products/cat?brand=balance');
  await expect(logInLink(page)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/cat\?brand=balance$/);
  const recent = page.getByRole('region', {name: 'Recently viewed'});
  await expect(recent.getByRole('article')).toHaveCount(1);
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

test('CART-114a a change in a tab from before the logout says so, and leads to the login and back to the cart', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  /* The logout can overtake the request for the customer's favorites. */
  problems.allow(/422|401 .*set-favorites/);
  const person = await createCustomer(sandbox);
  await postLogin(page.request, person);
  /* Without them, the page would ask after the logout and be loaded again (SESS-45). */
  const suggestions = page.waitForResponse('**/cart/suggestions.data*');
  await openCartWith(page, {dry: 2});
  await suggestions;
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(logInLink(other)).toBeVisible();

  await page.getByText('Discount code', {exact: true}).click();
  await page.getByLabel('Code', {exact: true}).fill('WELCOME10');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page.getByRole('main').getByText('You’re logged out.')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeHidden();
  await expect(logInLink(page)).toBeVisible();
  await page.getByRole('link', {name: 'Log in to see your cart'}).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/cart$/);
  await expectCartCount(page, 2);
});

test('CART-115 after a login in another tab merged the carts, a change in this tab shows the cart as it is and says that it has changed', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.allow(/422/);
  const person = await createCustomer(sandbox);
  await postLogin(page.request, person);
  await addToCart(page.request, {treat: 1});
  await page.request.get('/logout', {maxRedirects: 0});
  await openCartWith(page, {dry: 2});
  const other = await context.newPage();
  await other.goto('/account/login');
  await logIn(other, person);
  await expect(dashboardHeading(other)).toBeVisible();

  await cartItems(page)
    .getByRole('button', {name: `Remove ${PRODUCTS.dry.title}`})
    .click();
  await expect(page.getByRole('main').getByText('Your cart has changed since')).toBeVisible();
  await expectCartCount(page, 3);
  await cartItems(page)
    .getByRole('button', {name: `Remove ${PRODUCTS.dry.title}`})
    .press('Enter');
  await expectCartCount(page, 1);
});
