import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

/** Opens an account page as a guest, with the page's time standing still. */
async function openAccountPage(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  /* `goto` would wait for hydration, but this page has no scripts of React. */
  await page.evaluate(() => location.assign('/account/orders'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Please log in');
  /* The timer runs from here. The heading is parsed before the script. */
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Taking you to the login page',
  );
}

const MUCH_LATER_MS = 60_000;

for (const {name, act} of [
  {name: 'a key', act: (page: Page) => page.keyboard.press('Shift')},
  {name: 'a press', act: (page: Page) => page.getByRole('heading', {level: 1}).click()},
  {
    name: 'a focused link',
    act: (page: Page) => page.getByRole('link', {name: 'Log in'}).focus(),
  },
]) {
  test(`ROUTE-71a on the page that asks to log in, ${name} stops the redirect and a live region says so`, async ({
    page,
    problems,
  }) => {
    problems.allow(/401/);
    await openAccountPage(page);
    const status = page.getByRole('main').getByRole('status');
    await act(page);
    await expect(status).toHaveText('You’re staying on this page. Log in when you’re ready.');
    await page.clock.runFor(MUCH_LATER_MS);
    await expect(page).toHaveURL(/\/account\/orders$/);
    await page.getByRole('link', {name: 'Log in'}).click();
    await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
  });
}

test('ROUTE-61 CONST-23 the page that asks to log in opens the login page after 1000 ms', async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  await openAccountPage(page);
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/\/account\/orders$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/shelter\/login\?redirect=/);
});
