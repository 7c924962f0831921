import type {Page} from '@playwright/test';
import {createCustomer} from './support/identity-form';
import {waitForHydration} from './support/interactive';
import {tabTo} from './support/keyboard';
import {postLogin} from './support/log-in';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect, test} from './support/test';

test('AUTO-11 AUTO-12 AUTO-17 with the keyboard alone a paused subscription is resumed, its delivery is moved and moved back, the forecast follows, and the calendar file is downloaded', async ({
  page,
}) => {
  const email = 'peter.nakamura@example.com';
  await postLogin(page.request, {email, password: SEED_PASSWORD});
  await page.goto('/account/autoships');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', {name: /^Resume /}));
  await page.keyboard.press('Enter');
  await expect(main).toContainText('is active again.');

  const date = main.getByRole('region', {name: 'Next delivery'}).getByRole('heading', {level: 3});
  const before = await date.innerText();
  const forecast = main.getByRole('region', {name: 'The next 12 months'});
  const planned = (await forecast.textContent()) ?? '';
  await tabTo(page, main.getByText('Change the date'));
  await page.keyboard.press('Enter');
  const calendar = main.getByRole('application');
  await expect(calendar).toBeVisible();
  await tabTo(page, calendar.getByRole('button', {name: /selected/i}));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', {name: 'Save date'}));
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Your delivery now arrives on');
  await expect(date).not.toHaveText(before);
  await expect(forecast).not.toHaveText(planned);
  await tabTo(page, main.getByRole('button', {name: 'Undo', exact: true}));
  await page.keyboard.press('Enter');
  await expect(date).toHaveText(before);
  await expect(forecast).toHaveText(planned);

  await page.reload();
  await tabTo(page, forecast.getByRole('link', {name: 'Add to your calendar'}));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test('AUTO-23 a customer without autoship sees how to start one', async ({page, sandbox}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/autoships');
  await expect(page).toHaveTitle('My Subscriptions | Shop');
  await expect(page.getByRole('main').getByRole('link', {name: 'Shop all pet food'})).toBeVisible();
});

test('AUTO-31 a tab that was behind shows the deliveries as they are now when its change is refused', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/422/);
  await postLogin(page.request, {email: 'grace.okafor@example.com', password: SEED_PASSWORD});
  await page.goto('/account/autoships');
  const other = await context.newPage();
  await other.goto('/account/autoships');
  await waitForHydration(other);
  const dateIn = (tab: Page) =>
    tab
      .getByRole('region', {name: /^Next deliver/})
      .getByRole('heading', {level: 3})
      .first();
  const skipIn = (tab: Page) =>
    tab
      .getByRole('button', {name: /^Skip this delivery/})
      .first()
      .click();
  const before = await dateIn(page).innerText();

  await skipIn(page);
  await expect(page.getByRole('main')).toContainText('Skipped.');
  await expect(dateIn(page)).not.toHaveText(before);
  await expect(dateIn(other)).toHaveText(before);
  await skipIn(other);
  await expect(other.getByRole('main')).toContainText('Here’s where things stand.');
  await expect(dateIn(other)).toHaveText(await dateIn(page).innerText());
});
