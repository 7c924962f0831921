import type {Page} from '@playwright/test';
import {openCartWith} from './support/fill-cart';
import {createCustomer} from './support/identity-form';
import {expectCartCount} from './support/journey';
import {launchOptions} from './support/launch';
import {postLogin} from './support/log-in';
import {expect, test} from './support/test';

/* Playwright turns off the back/forward cache, which real browsers have. */
test.use({
  launchOptions: {...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name});

test('SESS-41 after logging out, Back shows nothing of the customer', async ({
  page,
  sandbox,
  problems,
}) => {
  /* The logout overtakes the request for the customer's favorites. */
  problems.allow(/401 .*set-favorites/);
  await postLogin(page.request, await createCustomer(sandbox));
  await openCartWith(page, {dry: 2});
  await expectCartCount(page, 2);
  await page.goto('/faq');
  await expect(link(page, 'Account')).toBeVisible();
  await page.goto('/logout');
  await expect(link(page, 'Log in')).toBeVisible();
  for (const heading of ['Frequently asked questions', 'Shopping Cart']) {
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(link(page, 'Log in')).toBeVisible();
    await expect(link(page, 'Account')).toHaveCount(0);
    await expectCartCount(page, 0);
  }
  await expect(page.getByText('You’re logged out.')).toBeVisible();
});
