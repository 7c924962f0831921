import type {Page} from '@playwright/test';
import {contactForm, SENT_HEADING} from './support/contact';
import {chips, filterValue, openFilters} from './support/list';
import {locationControl, locationDialog} from './support/location';
import {LOSSES, LOSS_MESSAGES, loseResponses, lostBanner} from './support/lost-answers';
import {PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {postLogin} from './support/log-in';
import {createCustomer} from './support/identity-form';
import {expect, test} from './support/test';

interface Situation {
  name: string;
  isWrite: boolean;
  open(page: Page): Promise<unknown>;
  /** Triggers the request for page data. */
  act(page: Page): Promise<unknown>;
  /** Expects the page to keep everything that it showed before. */
  expectKept(page: Page): Promise<unknown>;
  /** Expects the requested change to have happened. */
  expectDone(page: Page): Promise<unknown>;
}

const {flavors} = PRODUCTS;
const MESSAGE = 'Does the kibble keep in the garage?';
/** Makes each saved address unique. */
let addressCount = 0;
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const addressForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    first: main.getByLabel('First name'),
    last: main.getByLabel('Last name'),
    street: main.locator('input[autocomplete="address-line1"]'),
    city: main.getByLabel('City'),
    state: main.getByLabel('State'),
    zip: main.getByLabel('Zip code'),
    save: main.getByRole('button', {name: /^Save address/}),
  };
};
const flavor = (page: Page, name: string) =>
  page.getByRole('region', {name: 'Flavor'}).getByRole('link', {name});

const SITUATIONS: Situation[] = [
  {
    name: 'a filter',
    isWrite: false,
    open: (page) => page.goto('/products/dog/food-form/wet-food'),
    act: async (page) => filterValue(await openFilters(page), 'Flavor', 'Beef').click(),
    expectKept: (page) => expect(chips(page)).toHaveCount(0),
    expectDone: (page) => expect(chips(page)).toHaveText(['Remove Beef']),
  },
  {
    name: 'a link',
    isWrite: false,
    open: (page) => page.goto('/faq'),
    act: (page) =>
      page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Autoship', exact: true})
        .click(),
    expectKept: (page) => expect(page).toHaveTitle(/^FAQ/),
    expectDone: (page) => expect(page).toHaveURL(/\/autoship$/),
  },
  {
    name: 'a choice of flavor',
    isWrite: false,
    open: (page) => page.goto(flavors.path),
    act: (page) => flavor(page, 'Lamb').click(),
    expectKept: (page) => expect(heading(page)).toHaveText(flavors.title),
    expectDone: (page) => expect(page).toHaveURL(/lamb/),
  },
  {
    name: 'a message to the shop',
    isWrite: true,
    open: async (page) => {
      await page.goto('/contact-us');
      const {topic, name, email, message} = contactForm(page);
      await topic.selectOption({label: 'What or how much to feed'});
      await name.fill('Robin Field');
      await email.fill('robin@example.com');
      await message.fill(MESSAGE);
    },
    act: (page) => contactForm(page).send.click(),
    async expectKept(page) {
      await expect(contactForm(page).message).toHaveValue(MESSAGE);
      await expect(contactForm(page).name).toHaveValue('Robin Field');
    },
    expectDone: (page) => expect(heading(page)).toHaveText(SENT_HEADING),
  },
  {
    name: 'an address',
    isWrite: true,
    async open(page) {
      await page.goto('/account/address-book');
      await page.getByRole('link', {name: 'Add an address'}).click();
      const {first, last, street, city, state, zip} = addressForm(page);
      await first.fill('Robin');
      await last.fill('Field');
      addressCount += 1;
      await street.fill(`${addressCount} Larch Road`);
      await city.fill('Boulder');
      await state.selectOption({label: 'Colorado'});
      await zip.fill('80301');
    },
    act: (page) => addressForm(page).save.click(),
    expectKept: (page) =>
      expect(addressForm(page).street).toHaveValue(`${addressCount} Larch Road`),
    expectDone: (page) => expect(page.getByRole('main').getByText('Address added.')).toBeVisible(),
  },
  {
    name: 'a zip code',
    isWrite: true,
    async open(page) {
      await page.goto('/faq');
      const code = page.waitForResponse(/\/assets\/location-(?!dialog|fields)/);
      await locationControl(page).click();
      await locationDialog(page).getByRole('textbox', {name: 'Zip code'}).fill('80202');
      await (await code).finished();
    },
    act: (page) => locationDialog(page).getByRole('button', {name: 'Deliver here'}).click(),
    expectKept: (page) =>
      expect(locationDialog(page).getByRole('textbox', {name: 'Zip code'})).toHaveValue('80202'),
    async expectDone(page) {
      await expect(locationDialog(page)).toBeHidden();
      await expect(locationControl(page)).toContainText('80202');
    },
  },
];

const expectFocusSomewhere = (page: Page) =>
  expect(page.locator('body'), 'the focus is not lost').not.toBeFocused();

for (const {name, isWrite, open, act, expectKept, expectDone} of SITUATIONS) {
  test(`NAV-24a NAV-24b NAV-25a NAV-26b UI-33 ${name}, when its response is lost, leaves the page as it was, says so, and can be retried`, async ({
    page,
    sandbox,
    problems,
  }) => {
    test.setTimeout(180_000);
    problems.allow(LOSS_MESSAGES);
    if (name === 'an address') await postLogin(page.request, await createCustomer(sandbox));
    const {banner, alert, tryAgain, cancel} = lostBanner(page);

    /*
     * One read and one write go through every kind of loss and are canceled in between. Of the others, one read and one
     * write get an error response, and one of each gets no response.
     */
    const isThorough = /link|message/.test(name);
    const kinds = isThorough
      ? LOSSES
      : ([/filter|address/.test(name) ? '502' : 'offline'] as const);
    for (const how of kinds) {
      await test.step(how, async () => {
        await open(page);
        const address = page.url();
        const title = await heading(page).first().textContent();
        const expectPageKept = async () => {
          expect(page.url()).toBe(address);
          await expect(page.locator('h1')).toHaveText(title ?? '');
          await expectKept(page);
          await expectFocusSomewhere(page);
        };

        const endLoss = await loseResponses(page, how);
        await act(page);
        await expect(alert).toContainText(
          how === 'offline' ? 'You’re offline.' : 'We lost the connection.',
        );
        const unsure = alert.getByText('We couldn’t confirm that it went through.');
        await expect(unsure).toHaveCount(isWrite && how !== 'offline' ? 1 : 0);
        const waits = alert.getByText('we’ll send it when you’re back online.');
        await expect(waits).toHaveCount(isWrite && how === 'offline' ? 1 : 0);
        await expectPageKept();

        await tryAgain.click();
        await expect(alert).toContainText(
          how === 'offline' ? 'You’re still offline.' : 'Still no connection.',
        );
        await expect(tryAgain).toBeFocused();

        if (isThorough) {
          await cancel.click();
          await expect(banner).toHaveCount(0);
          await expectPageKept();
          /* A quantity step at its limit is disabled, not pending. */
          const waiting = page.locator('button[aria-disabled=true]:not(.quantity-step)');
          await expect(waiting).toHaveCount(0);

          await act(page);
          await expect(alert).toBeVisible();
          await expectPageKept();
        }
        await endLoss();
        /* Once the browser is online again, everything that was requested offline is sent automatically. */
        if (how !== 'offline') await tryAgain.click();
        await expectDone(page);
        await expect(banner).toHaveCount(0);
        await expectFocusSomewhere(page);
      });
    }
  });
}

test('NAV-27a NAV-27b navigating to another page drops a lost request, and Back keeps its place', async ({
  page,
  problems,
}) => {
  problems.allow(LOSS_MESSAGES);
  await page.goto('/faq');
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('link', {name: 'Autoship', exact: true}).click();
  await expect(page).toHaveTitle(/^Autoship/);

  const endLoss = await loseResponses(page, 'reset');
  await page.goBack();
  const {banner, cancel, alert} = lostBanner(page);
  await expect(alert).toBeVisible();
  await cancel.click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(/\/autoship$/);
  await expect(page).toHaveTitle(/^Autoship/);

  await main.getByRole('link', {name: 'Learn', exact: true}).click();
  await expect(alert).toBeVisible();
  await endLoss();
  await main.getByRole('link', {name: 'Dog', exact: true}).first().click();
  await expect(page).toHaveURL(/\/products\/dog/);
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Autoship/);
  await page.goBack();
  await expect(page).toHaveTitle(/^FAQ/);
});

test('NAV-25a NAV-25b HOUSE-18a the lost-connection banner is reachable by keyboard, covers no focused element, and passes axe', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(LOSS_MESSAGES);
  await page.goto('/contact-us');
  const {topic, name, email, message, send} = contactForm(page);
  await topic.selectOption({label: 'What or how much to feed'});
  await name.fill('Robin Field');
  await email.fill('robin@example.com');
  await message.fill(MESSAGE);
  const endLoss = await loseResponses(page, '502');
  await send.press('Enter');
  const {alert, tryAgain} = lostBanner(page);
  await expect(alert).toBeVisible();
  await expect(send).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, tryAgain, 'Shift+Tab');
  await endLoss();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(SENT_HEADING);
});

const OFFLINE = 'You’re offline. This page may be out of date. What you type stays here.';

test('ERR-28 a page says that the browser is offline before anything is requested, and until it is online', async ({
  page,
  context,
  problems,
  expectAccessible,
}) => {
  problems.allow(LOSS_MESSAGES);
  await page.goto('/contact-us');
  const {message} = contactForm(page);
  await message.fill(MESSAGE);
  const note = page.getByRole('region', {name: 'Offline'});
  const before = await message.boundingBox();

  await context.setOffline(true);
  await expect(note).toHaveText(OFFLINE);
  await expect(page.getByRole('status')).toHaveText(OFFLINE);
  await expect(message).toBeFocused();
  expect(await message.boundingBox()).toEqual(before);
  await expectAccessible(page);
  /* A click reaches what is under it. */
  await page.setViewportSize({width: 390, height: 844});
  const {x, y, width} = (await note.boundingBox()) ?? {x: 0, y: 0, width: 0};
  const isHit = await note.evaluate(
    (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
    [x + width / 2, y + 4] as const,
  );
  expect(isHit).toBe(false);

  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(message).toHaveValue(MESSAGE);
});

test('ERR-28 a page that begins offline says so, above the buy bar of phones', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {value: false});
  });
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(flavors.path);
  const note = page.getByRole('region', {name: 'Offline'});
  await expect(note).toHaveText(OFFLINE);
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('.buy-bar')).toBeVisible();
  const bar = await page.locator('.buy-bar').boundingBox();
  const box = await note.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
