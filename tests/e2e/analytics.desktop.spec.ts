import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import {addToCart} from './support/fill-cart';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {
  addButton,
  checkAttestation,
  confirmation,
  expectCartCount,
  PRODUCTS,
} from './support/journey';
import {expect, test} from './support/test';
import {ALL_CONSENT, choose, expectAnswered, watchEvents} from './support/third-parties';

/* Letters only, so that the scrubber leaves it. */
const newWord = () => randomUUID().replace(/[^a-f]/g, '');

const namesOf = (events: {event: string}[]) =>
  events.map(({event}) => event).filter((name) => name !== 'gtm.js');

const nameOfList = (payload: Record<string, unknown> | undefined) =>
  (payload?.ecommerce as {item_list_name: string} | undefined)?.item_list_name;

test('NAV-01 NAV-02 CART-30 ANLY-06 every step of a visit is one event, with nothing personal', async ({
  page,
  context,
  shop,
}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  const sent = () => namesOf(events);
  await page.goto('/products/cat?brand=balance');
  await expect.poll(sent).toEqual(['page_view', 'view_item_list', 'consent_change']);
  events.length = 0;

  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect.poll(sent).toEqual(['select_item', 'page_view', 'view_item', 'view_item_list']);
  const [, view, product] = events;
  expect(view).toMatchObject({
    consent: 'functional+advertising',
    payload: {page_type: 'product detail'},
  });
  expect(product?.payload).toMatchObject({
    ecommerce: {currency: 'USD', items: [{item_name: title}]},
  });
  events.length = 0;

  /* A link to a part of the page doesn't open another page, and neither does Back from there. */
  await page.evaluate(() => {
    location.hash = 'reviews';
  });
  await page.goBack();
  await expect(page).toHaveURL(/^[^#]*$/);
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Shopping Cart');
  /* The carousel below the cart loads once it's near. */
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(sent).toEqual(['add_to_cart', 'page_view', 'view_cart', 'view_item_list']);
  events.length = 0;

  await expect(confirmation(page)).toBeHidden();
  await page.getByRole('button', {name: `Remove ${title}`}).click();
  await expectCartCount(page, 0);
  await expect.poll(sent).toEqual(['remove_from_cart']);
  events.length = 0;

  await page.goto(`/search?search=${encodeURIComponent('june.park@example.com')}`);
  await expect.poll(sent).toEqual(['page_view', 'search']);
  expect(JSON.stringify(events)).not.toMatch(/june|example\.com/);
});

test('ANLY-05 Back and a page from the back/forward cache are one page view each', async ({
  page,
  context,
  shop,
}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  const routes = () =>
    events.flatMap(({event, payload}) => (event === 'page_view' ? payload.route_name : []));
  await page.goto('/faq');
  await expect.poll(routes).toEqual(['faq']);
  const shipping = page.getByRole('contentinfo').getByRole('link', {name: /shipping/i});
  await shipping.first().click();
  await expect.poll(routes).toEqual(['faq', 'shipping']);
  await page.goBack();
  await expect.poll(routes).toEqual(['faq', 'shipping', 'faq']);
  await page.goForward();
  await expect.poll(routes).toEqual(['faq', 'shipping', 'faq', 'shipping']);
  /* As the browser does when it restores a page; headless browsers have no such cache. */
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect.poll(routes).toEqual(['faq', 'shipping', 'faq', 'shipping', 'shipping']);
});

test('ANLY-05 ANLY-09 starting the checkout is one event with the cart’s items, and none while the attestation is missing', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/422/);
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  await addToCart(page.request, {prescription: 1});
  await page.goto('/cart');
  await expect.poll(() => namesOf(events)).toContain('view_cart');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await checkAttestation(page);
  await expect.poll(() => namesOf(events).filter((name) => name === 'view_cart').length).toBe(2);
  expect(namesOf(events)).not.toContain('begin_checkout');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await page.waitForURL(/\/checkouts\//);
  const started = events.filter(({event}) => event === 'begin_checkout');
  expect(started).toHaveLength(1);
  expect(started[0]?.payload).toMatchObject({
    ecommerce: {value: 34.99, items: [{item_name: 'Clinical Joint Care Dry', quantity: 1}]},
  });
});

test('ANLY-08 carousels are lists: seen once, and selected from', async ({page, context, shop}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  await page.goto('/');
  const lists = () =>
    events.filter(({event}) => event === 'view_item_list').map(({payload}) => nameOfList(payload));
  const carousels = page.locator('[data-carousel]');
  await expect.poll(() => lists().length).toBe(await carousels.count());
  expect(new Set(lists()).size).toBe(lists().length);
  const link = carousels
    .first()
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link');
  await link.click();
  await expect.poll(() => namesOf(events)).toContain('view_item');
  const selected = events.find(({event}) => event === 'select_item');
  expect(lists()).toContain(nameOfList(selected?.payload));
});

async function saveAdvertising(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  const dialog = page.getByRole('dialog', {name: 'Privacy choices'}).frameLocator('iframe');
  await dialog.getByLabel('Advertising').check();
  await dialog.getByRole('button', {name: 'Save choices'}).click();
  await expectAnswered(page, {functional: false, advertising: true});
}

test('ANLY-07 consent that is given on a page reports that page, and none before', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto('/faq');
  await expectAnswered(page, {functional: false, advertising: false});
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /shipping/i})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1, name: /shipping/i})).toBeVisible();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await saveAdvertising(page);
  await expect.poll(() => namesOf(events)).toEqual(['page_view', 'consent_change']);
  expect(events.find(({event}) => event === 'page_view')?.payload).toEqual({
    route_name: 'shipping',
    page_type: null,
  });
});

test('ANLY-07 ANLY-08 consent that is given after other pages reports the carousels of the page', async ({
  page,
  context,
}) => {
  const events = watchEvents(context);
  await page.goto('/faq');
  await expectAnswered(page, {functional: false, advertising: false});
  await page.getByRole('banner').getByRole('link', {name: 'Marlowe'}).first().click();
  const carousels = page.locator('[data-carousel]');
  await expect(carousels.first()).toBeVisible();

  await saveAdvertising(page);
  const lists = () => namesOf(events).filter((name) => name === 'view_item_list').length;
  await expect.poll(lists).toBe(await carousels.count());
});

test('MKT-01 MKT-02 MKT-08 the giving service gets the marketing parameters of the first page, after consent', async ({
  page,
  context,
  shop,
}) => {
  const handed: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/add-integration-info') && request.method() === 'PUT') {
      handed.push(request.postDataJSON());
    }
  });
  await choose(context, shop.consumer, ALL_CONSENT);
  await page.goto('/?_kx=abc.key&variation=B&utm_content=header&utm_campaign=fall&q=june');
  await expectAnswered(page, ALL_CONSENT);
  await page.goto(PRODUCTS.dry.path);
  await expect.poll(() => handed.length).toBeGreaterThan(0);
  expect(handed[0]).toEqual({
    integrationType: 'klaviyo',
    info: {_kx: 'abc.key', variation: 'B', utm_content: 'header', utm_campaign: 'fall'},
  });
});

test('ROUTE-69b the page view names the page that is shown, after login and redirects', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/401/);
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  const routes = () =>
    events.flatMap(({event, payload}) => (event === 'page_view' ? payload.route_name : []));
  /* Editors have redirected this path. */
  await page.goto('/help');
  await expect(page).toHaveURL('/faq');
  await expect.poll(routes).toEqual(['faq']);
  events.length = 0;
  /* A guest gets the login notice at this address. */
  await page.goto('/account/orders');
  await expectAnswered(page, ALL_CONSENT);
  await page.waitForTimeout(400);
  expect(routes()).not.toContain('account-orders');
});

test('ANLY-05 a login is one event, sent on the page after it', async ({page, context, shop}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const events = watchEvents(context);
  await page.goto('/shelter/login');
  await expect.poll(() => namesOf(events)).toContain('page_view');
  await page.getByLabel('Email').fill('june.park@example.com');
  await page.getByLabel('Password', {exact: true}).fill(SEED_PASSWORD);
  await page.getByRole('main').getByRole('button', {name: 'Log in'}).click();
  await expect.poll(() => namesOf(events)).toContain('login');
  await page.reload();
  await expect.poll(() => namesOf(events).filter((name) => name === 'page_view').length).toBe(3);
  expect(namesOf(events).filter((name) => name === 'login')).toHaveLength(1);
  expect(JSON.stringify(events)).not.toMatch(/june|example\.com/);
});

test('SAND-52b the control room shows what third parties receive, without a reload', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.consumer, ALL_CONSENT);
  const room = await context.newPage();
  await room.goto(sandbox.origin);
  const received = room.locator('#ingested');
  const word = newWord();
  await page.goto(`/search?search=${word}`);
  await room.bringToFront();
  await expect(received.getByText(word)).toBeVisible();
  await expect(received.getByText('functional+advertising').first()).toBeVisible();
});
