import type {Locator, Page} from '@playwright/test';
import {createCustomer} from './support/identity-form';
import {waitForHydration} from './support/interactive';
import {tabTo} from './support/keyboard';
import {locationControl, locationDialog} from './support/location';
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

  const date = main.getByRole('region', {name: 'Next shipment'}).getByRole('heading', {level: 3});
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
  await expect(main).toContainText('Your delivery now ships on');
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

test('AUTO-31 a tab that was out of date shows the deliveries as they are now when its change is refused', async ({
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
      .getByRole('region', {name: /^Next shipment/})
      .getByRole('heading', {level: 3})
      .first();
  const before = await dateIn(page).innerText();

  await page
    .getByRole('button', {name: /^Skip this delivery/})
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Skipped.');
  await expect(dateIn(page)).not.toHaveText(before);
  await expect(dateIn(other)).toHaveText(before);
  await other.getByText('Send it now').first().click();
  await other
    .getByRole('button', {name: /^Send now for/})
    .first()
    .click();
  await expect(other.getByRole('main')).toContainText('Here’s where things stand.');
  await expect(dateIn(other)).toHaveText(await dateIn(page).innerText());
});

test.describe('a double click', () => {
  /* One after the other: both change the same customer's deliveries. */
  test.describe.configure({mode: 'default'});

  test('AUTO-41 the second press of a double click doesn’t skip the delivery that takes the place of the first one', async ({
    page,
  }) => {
    /* Each change shows the top of the page, so all of the delivery has to fit. */
    await page.setViewportSize({width: 1280, height: 1400});
    await postLogin(page.request, {email: 'omar.haddad@example.com', password: SEED_PASSWORD});
    await page.clock.install();
    await page.goto('/account/autoships');
    const main = page.getByRole('main');
    const delivery = main
      .getByRole('region', {name: 'Next shipment'})
      .getByRole('listitem')
      .first();
    const date = delivery.getByRole('heading', {level: 3});
    const skip = delivery.getByRole('button', {name: /^Skip this delivery/});
    const centerOfSkip = async () => {
      const box = await skip.boundingBox();
      if (!box) throw new Error('the delivery has no such button');
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    /* The confirmation moves the card down only once. */
    await skip.click();
    await expect(main).toContainText('Skipped.');

    await page.clock.pauseAt(Date.now() + 10_000);
    const first = await date.innerText();
    const place = await centerOfSkip();
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    await page.mouse.click(...place);
    await expect(date).not.toHaveText(first);
    const second = await date.innerText();
    expect(await centerOfSkip()).toEqual(place);
    await page.mouse.click(...place);
    await page.clock.runFor(400);
    await expect(date).toHaveText(second);
    expect(posted).toHaveLength(1);

    await page.mouse.click(...place);
    await expect(date).not.toHaveText(second);
  });

  test('AUTO-52 the second press of a double click on the dashboard’s “Skip this delivery” doesn’t skip the delivery that takes its place', async ({
    page,
  }) => {
    /* One column, so that the buttons of both pages can be in the same place. */
    await page.setViewportSize({width: 390, height: 1400});
    await postLogin(page.request, {email: 'omar.haddad@example.com', password: SEED_PASSWORD});
    await page.clock.install();
    await page.goto('/account/dashboard');
    const main = page.getByRole('main');
    const skip = main.getByRole('button', {name: /^Skip this delivery/}).first();
    await skip.scrollIntoViewIfNeeded();
    const box = await skip.boundingBox();
    if (!box) throw new Error('the dashboard has no such button');
    const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));

    await page.clock.pauseAt(Date.now() + 10_000);
    await page.mouse.click(...place);
    await expect(main).toContainText('Skipped.');
    const deliveries = main.getByRole('region', {name: /^Next shipment/});
    const before = await deliveries.innerText();
    const moved = await skip.boundingBox();
    await page.evaluate((distance) => window.scrollBy(0, distance), (moved?.y ?? 0) - box.y);
    await page.mouse.click(...place);
    await page.clock.runFor(400);
    await expect(deliveries).toHaveText(before, {useInnerText: true});
    expect(posted).toHaveLength(1);

    await page.mouse.click(...place);
    await expect.poll(() => posted.length).toBe(2);
  });
});

test.describe('in a browser in another language', () => {
  /* This locale has its own digits, first day of the week and text direction. */
  test.use({locale: 'ar-EG'});

  test('AUTO-90 the calendar for a delivery and a dialog are in the language of the page', async ({
    page,
  }) => {
    await postLogin(page.request, {email: 'grace.okafor@example.com', password: SEED_PASSWORD});
    await page.goto('/account/autoships');
    const main = page.getByRole('main');
    await main.getByText('Change the date').first().click();
    const calendar = main.getByRole('application').first();
    await expect(calendar.getByRole('heading').first()).toHaveText(/^Ship on, [A-Z][a-z]+ 20\d\d$/);
    await expect(calendar.getByRole('button', {name: 'Next'}).first()).toBeVisible();
    await expect(calendar.locator('th').first()).toHaveText('S');
    const dayOf = async (cell: Locator) =>
      Date.parse(
        `${/[A-Z][a-z]+ \d+, 20\d\d/.exec((await cell.getAttribute('aria-label')) ?? '')?.[0]} UTC`,
      );
    const chosen = calendar.getByRole('button', {name: /selected/});
    const day = await dayOf(chosen);
    await chosen.press('ArrowLeft');
    expect(await dayOf(page.locator(':focus'))).toBe(day - 86_400_000);

    await locationControl(page).click();
    await expect(locationDialog(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Dismiss'})).toHaveCount(1);
  });
});
