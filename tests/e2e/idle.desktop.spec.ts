import type {Page} from '@playwright/test';
import {IDLE_KEY} from '~/domains/session/idle/idle-record';
import {dashboardHeading, logInToDashboard} from './support/log-in';
import {createCustomer} from './support/identity-form';
import {expect, ONCE_MORE, SHARED_BY_PAGES, test} from './support/test';

const DASHBOARD = '/account/dashboard';
const CONTINUE = '**/session/continue';
const JUST_BEFORE = '29:50';
const IDLE_TIME = '30:00';
const NOTICE = 'You were logged out after 30 minutes without activity. Your cart is saved.';

function alertOf(page: Page) {
  const dialog = page.getByRole('alertdialog', {name: 'Are you still there?'});
  return {
    dialog,
    left: dialog.getByRole('timer'),
    stay: dialog.getByRole('button', {name: 'Stay logged in'}),
    end: dialog.getByRole('button', {name: 'Log out'}),
  };
}

/** Waits for an activity record other than `before`: opening a page counts as activity once its scripts run. */
async function waitForActivityRecord(page: Page, before: string | null) {
  await page.waitForFunction(([key, known]) => localStorage.getItem(key) !== known, [
    IDLE_KEY,
    before,
  ] as const);
}

async function expectLoggedOut(page: Page) {
  await expect(page).toHaveURL(({pathname}) => pathname === '/');
  await expect(page.getByRole('region', {name: 'Logged out'})).toContainText(NOTICE);
}

test.beforeEach(async ({page, sandbox, problems}) => {
  /* An account page answers 401 to a guest. */
  problems.allow(/401 .*\/account\/dashboard/);
  await page.clock.install();
  await logInToDashboard(page, await createCustomer(sandbox));
  await waitForActivityRecord(page, null);
});

test('SESS-01 SESS-14 SESS-18 ERR-07 the idle alert appears after the idle time, and staying restarts it even when the refresh fails, unless the server ended the session', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of (502|401)/);
  const {dialog, left, stay} = alertOf(page);
  await page.clock.fastForward(JUST_BEFORE);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(JUST_BEFORE);
  await expect(dialog, 'a key press is activity').toHaveCount(0);
  await page.clock.fastForward('00:10');
  await expect(dialog).toBeVisible();
  await expect(left).toHaveText(/^(2:00|1:5\d)$/);
  await expectAccessible(page, SHARED_BY_PAGES);

  await page.clock.fastForward('01:00');
  await expect(left).toHaveText(/^0:[45]\d$/);
  const refreshed = page.waitForResponse(CONTINUE);
  await stay.click();
  expect((await refreshed).status()).toBe(204);
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(JUST_BEFORE);
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get(DASHBOARD, ONCE_MORE)).status()).toBe(200);

  await test.step('a failed refresh is logged', async () => {
    await page.route(CONTINUE, (route) => route.fulfill({status: 502}), {times: 1});
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('The session was not refreshed'),
    );
    await page.clock.fastForward('00:11');
    await stay.click();
    await logged;
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward(JUST_BEFORE);
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward('00:11');
    await expect(dialog).toBeVisible();
  });

  await test.step('the page logs out when the response says that the server ended the session', async () => {
    await page.route(CONTINUE, (route) => route.fulfill({status: 401}));
    await stay.click();
    await expectLoggedOut(page);
  });
});

test('SESS-19 SESS-20 SESS-22 SESS-28 an unanswered idle alert logs out, and the notice stays until dismissed', async ({
  page,
}) => {
  const {dialog} = alertOf(page);
  await page.clock.fastForward(IDLE_TIME);
  await expect(dialog).toBeVisible();
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(dialog, 'a moved mouse is no answer').toBeVisible();
  await page.clock.fastForward('02:00');
  await expectLoggedOut(page);
  const notice = page.getByRole('region', {name: 'Logged out'});

  await page.goto('/cart');
  await expect(notice, 'nobody has been active yet').toBeVisible();
  await page.keyboard.press('Shift');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Dismiss'}).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(notice).toHaveCount(0);

  expect((await page.request.get(DASHBOARD, ONCE_MORE)).status()).toBe(401);
});

test('SESS-15 SESS-21 two tabs share activity, the idle alert, its answer, and logging out', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const record = () => page.evaluate((key) => localStorage.getItem(key), IDLE_KEY);
  const beforeOpening = await record();
  await other.goto(DASHBOARD);
  await waitForActivityRecord(page, beforeOpening);
  await expect(dashboardHeading(other)).toBeVisible();
  const [here, there] = [alertOf(page), alertOf(other)];

  await page.clock.fastForward(JUST_BEFORE);
  const beforeActivity = await record();
  await other.keyboard.press('Shift');
  await waitForActivityRecord(page, beforeActivity);
  await page.clock.fastForward(JUST_BEFORE);
  await expect(here.dialog).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(here.dialog).toBeVisible();
  await expect(there.dialog).toBeVisible();

  const refreshed = other.waitForResponse(CONTINUE);
  await there.stay.click();
  await refreshed;
  /* Pressing the button moved the mouse. That is activity, which is recorded once a second. */
  await page.clock.runFor(2_000);
  await expect(here.dialog).toHaveCount(0);
  await expect(there.dialog).toHaveCount(0);

  await page.clock.fastForward(IDLE_TIME);
  await expect(there.dialog).toBeVisible();
  await here.end.click();
  await expectLoggedOut(page);
  await expect(other).toHaveURL(({pathname}) => pathname === '/');
  expect((await page.request.get(DASHBOARD, ONCE_MORE)).status()).toBe(401);
});
