import type {Page} from '@playwright/test';
import {z} from 'zod';
import {openCartWith} from './support/fill-cart';
import {createCustomer} from './support/identity-form';
import {tabTo} from './support/keyboard';
import {CARDS, fillCheckout, payAndReadOrder, PRODUCTS} from './support/journey';
import {postLogin} from './support/log-in';
import {
  ALL_CONSENT,
  choose,
  expectAnswered,
  NO_CONSENT,
  watchThirdParties,
  type ChosenConsent,
} from './support/third-parties';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const FUNCTIONAL = {functional: true, advertising: false};

const chooserOf = (page: Page) => page.getByRole('dialog', {name: 'Choose a cause'});

const controlSchema = z.object({
  store: z.object({config: z.object({FeaturedCauseIds: z.array(z.string())})}),
  trackings: z.array(z.object({trackingId: z.string(), causeName: z.string()})),
});

async function readControl(origin: string) {
  return controlSchema.parse(await (await fetch(`${origin}/__control/giving`)).json());
}

async function trackingOf(origin: string, id: string | undefined) {
  const {trackings} = await readControl(origin);
  return trackings.find(({trackingId}) => trackingId === id);
}

test('GIVE-02 GIVE-03 GIVE-92 CHK-02j a shopper finds a cause by name, changes and clears it, and the order carries the tracking', async ({
  page,
  context,
  shop,
  sandbox,
  expectAccessible,
}) => {
  await choose(context, shop.consumer, FUNCTIONAL);
  await page.goto(PRODUCTS.dry.path);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Choose a cause'}).click();
  const chooser = chooserOf(page);
  await expect(chooser.getByRole('heading', {name: 'Suggested causes'})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await chooser.getByLabel('Cause name').fill('humane');
  await chooser.getByRole('button', {name: 'Search causes'}).click();
  await expect(chooser.getByRole('heading', {name: 'Search results'})).toBeVisible();
  /* Shelters in the default list receive it without a choice. */
  const first = chooser.getByRole('button', {name: /^Choose .*Humane/}).nth(2);
  const name = (await first.innerText()).replace(/^Choose\s+/, '').trim();
  await first.click();
  await expect(chooser).toHaveCount(0);
  await expect(main.getByText(new RegExp(`of this goes to ${name}`))).toBeVisible();

  await openCartWith(page, {dry: 1});
  const box = main.getByRole('region', {name: /gives|give/i});
  await expect(box.getByText(name)).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByRole('button', {name: 'Change cause'}).click();
  await chooserOf(page).getByRole('button', {name: 'Clear choice'}).click();
  await expect(box.getByText(name)).toHaveCount(0);
  await main.getByRole('button', {name: 'Choose a cause'}).click();
  await chooserOf(page)
    .getByRole('button', {name: /^Choose /})
    .first()
    .click();
  await expect(chooserOf(page)).toHaveCount(0);

  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  const order = await sandbox.order(await payAndReadOrder(page));
  const id = order.attributes.find(({key}) => key === 'sgdonation')?.value;
  const tracking = await trackingOf(sandbox.origin, id);
  expect(tracking?.causeName).not.toBe('0');
  expect(order.attributes).toEqual(
    expect.arrayContaining([{key: '_gift_to', value: tracking?.causeName}]),
  );
});

async function followCauseLink(
  page: Page,
  {
    shop,
    sandbox,
    path,
    consent = FUNCTIONAL,
  }: {
    shop: {consumer: string};
    sandbox: {origin: string};
    path: string;
    consent?: typeof FUNCTIONAL;
  },
): Promise<void> {
  await choose(page.context(), shop.consumer, consent);
  const {store} = await readControl(sandbox.origin);
  const [causeId = ''] = store.config.FeaturedCauseIds;
  await page.goto(`${path}?sgcause=${causeId}`);
}

/** Follows a link of the page's own document, as Remix does. */
async function openInDocument(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((to) => window.__remixRouter.navigate(to), path);
  await expect(page).not.toHaveTitle(title);
}

async function saveChoices(page: Page, {functional}: {functional: boolean}): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
  const dialog = page.getByRole('dialog', {name: 'Privacy choices'}).frameLocator('iframe');
  await dialog.getByLabel('Functional').setChecked(functional);
  await dialog.getByRole('button', {name: 'Save choices'}).click();
}

test('GIVE-30 a link with a cause chooses it in a new session', async ({page, shop, sandbox}) => {
  await followCauseLink(page, {shop, sandbox, path: PRODUCTS.dry.path});
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: 'Change cause'})).toBeVisible();
  await main.getByRole('button', {name: 'Change cause'}).click();
  await expect(chooserOf(page).getByText(/^Now giving to/)).toBeVisible();
});

test('GIVE-102a a link with a cause counts on a page without giving, too', async ({
  page,
  shop,
  sandbox,
}) => {
  await followCauseLink(page, {shop, sandbox, path: '/'});
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('link').first().click();
  await main.getByRole('button', {name: 'Change cause'}).click();
  await expect(chooserOf(page).getByText(/^Now giving to/)).toBeVisible();
});

test('GIVE-102a a link with a cause counts after other documents, and if it was followed within one', async ({
  page,
  shop,
  sandbox,
}) => {
  await followCauseLink(page, {shop, sandbox, path: '/'});
  await expectAnswered(page, FUNCTIONAL);
  await page.goto('/faq');
  await page.goto(PRODUCTS.dry.path);
  const opener = page.getByRole('main').getByRole('button', {name: 'Change cause'});
  await opener.click();
  const giving = chooserOf(page).getByText(/^Now giving to/);
  await expect(giving).toBeVisible();
  const first = await giving.innerText();

  await page.goto('/faq');
  await expectAnswered(page, FUNCTIONAL);
  const {store} = await readControl(sandbox.origin);
  const second = store.config.FeaturedCauseIds[1] ?? '';
  await openInDocument(page, `/shipping?sgcause=${second}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('giving-link'))).toBe(second);
  await openInDocument(page, '/faq');
  await page.goto(PRODUCTS.dry.path);
  await opener.click();
  await expect(giving).toBeVisible();
  await expect(giving).not.toHaveText(first);
});

test('GIVE-103 a link with a cause is stored only with consent, and until then works in its document alone', async ({
  page,
  shop,
  sandbox,
}) => {
  await followCauseLink(page, {shop, sandbox, path: '/', consent: NO_CONSENT});
  await expectAnswered(page, NO_CONSENT);
  await openInDocument(page, '/faq');
  const stored = () => page.evaluate(() => Object.keys(sessionStorage));
  expect(await stored()).not.toContain('giving-link');
  await saveChoices(page, {functional: true});
  await expectAnswered(page, FUNCTIONAL);
  await expect.poll(stored).toContain('giving-link');
  await saveChoices(page, {functional: false});
  await expect.poll(stored).not.toContain('giving-link');
});

test('GIVE-01 with the keyboard alone a cause is chosen, and the focus returns to the button', async ({
  page,
  context,
  shop,
}) => {
  await choose(context, shop.consumer, FUNCTIONAL);
  await page.goto(PRODUCTS.dry.path);
  const opener = page.getByRole('main').getByRole('button', {name: /cause$/});
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const chooser = chooserOf(page);
  const first = chooser.getByRole('button', {name: /^Choose \w/}).first();
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(chooser).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('Change cause');
});

test('GIVE-86 without functional consent the page shows no giving and calls no giving service', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.consumer, NO_CONSENT);
  const seen = watchThirdParties(context, sandbox.origin);
  await openCartWith(page, {dry: 1});
  await page.goto(PRODUCTS.dry.path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', {name: /cause$/})).toHaveCount(0);
  expect(seen.list()).toEqual(['privacyManager']);
});

test('GIVE-125 a customer who has declined functional cookies is told on the dashboard what choosing a cause requires', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.consumer, NO_CONSENT);
  await postLogin(page.request, await createCustomer(sandbox));
  await page.goto('/account/dashboard');
  const cause = page.getByRole('region', {name: 'Your cause'});
  await expect(cause).toContainText('To choose one, allow functional cookies');
  await expect(cause).not.toContainText('on any product page');
  await cause.getByRole('button', {name: 'privacy choices'}).click();
  await expect(page.getByRole('dialog', {name: 'Privacy choices'})).toBeVisible();
});

test('GIVE-99 a customer’s cause is restored in another browser, where the dashboard changes it', async ({
  page,
  context,
  shop,
  sandbox,
  browser,
  contextOptions,
  expectAccessible,
}) => {
  const customer = await createCustomer(sandbox);
  await choose(context, shop.consumer, FUNCTIONAL);
  await postLogin(page.request, customer);
  await page.goto(PRODUCTS.dry.path);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Choose a cause'}).click();
  const first = chooserOf(page)
    .getByRole('button', {name: /^Choose \w/})
    .first();
  const name = (await first.innerText()).replace(/^Choose\s+/, '').trim();
  const saved = page.waitForResponse(/set-giving-cause$/);
  await chooserOf(page)
    .getByRole('button', {name: `Choose ${name}`})
    .first()
    .click();
  expect((await saved).status()).toBe(200);

  const other = await browser.newContext({...contextOptions, baseURL: shop.consumer});
  await choose(other, shop.consumer, FUNCTIONAL);
  const elsewhere = await other.newPage();
  await postLogin(elsewhere.request, customer);
  await elsewhere.goto('/account/dashboard');
  const cause = elsewhere.getByRole('region', {name: 'Your cause'});
  await expect(cause).toContainText(`Your orders give to ${name}.`);
  await expectAccessible(elsewhere, SHARED_BY_PAGES);
  await cause.getByRole('button', {name: 'Change cause'}).click();
  const cleared = elsewhere.waitForResponse(/set-giving-cause$/);
  await chooserOf(elsewhere).getByRole('button', {name: 'Clear choice'}).click();
  await cleared;
  await expect(cause).toContainText('You haven’t chosen a cause yet');
  await other.close();

  await page.goto('/account/dashboard');
  await expect(page.getByRole('region', {name: 'Your cause'})).toContainText(
    'You haven’t chosen a cause yet',
  );
});

test('GIVE-106 MKT-03 the giving service learns which customer chose a cause only with advertising consent', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await page.clock.install();
  const customer = await createCustomer(sandbox);
  await postLogin(page.request, customer);
  async function eventAfterChoice(consent: ChosenConsent): Promise<unknown> {
    await choose(context, shop.consumer, consent);
    await page.goto(PRODUCTS.dry.path);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: /cause$/}).click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/clickstream/events'),
    );
    const choice = chooserOf(page).getByRole('button', {name: /^Choose \w/});
    await choice.first().click();
    await expect(chooserOf(page)).toHaveCount(0);
    /* Events are sent every five seconds. */
    await page.clock.runFor(5_000);
    return (await sent).postDataJSON();
  }
  expect(await eventAfterChoice(FUNCTIONAL)).not.toHaveProperty('customer');
  expect(await eventAfterChoice(ALL_CONSENT)).toHaveProperty('customer.email', customer.email);
});

test('GIVE-88a nothing moves when the widgets appear on the product, in the cart and on the dashboard', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & {hadRecentInput: boolean})[];
      const seen = shifts.filter(({hadRecentInput}) => !hadRecentInput);
      document.documentElement.dataset.shifts = `${document.documentElement.dataset.shifts ?? ''}${seen.map(() => 'x').join('')}`;
    }).observe({type: 'layout-shift', buffered: true});
  });
  let release: () => void = () => undefined;
  await page.route(/cc-small\/none$/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  /** Opens the page without the giving service's store, then lets it arrive. */
  async function expectNoShift(open: () => Promise<unknown>) {
    const asked = page.waitForRequest(/cc-small\/none$/);
    await open();
    await asked;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => void (document.documentElement.dataset.shifts = ''));
    release();
    await expect(page.getByRole('main').getByRole('button', {name: /cause$/})).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBe('');
  }
  await choose(context, shop.consumer, FUNCTIONAL);
  await postLogin(page.request, await createCustomer(sandbox));
  await expectNoShift(async () => {
    await page.goto(PRODUCTS.dry.path);
    const reviews = page.locator('[data-bv-show="reviews"]');
    await expect(reviews).toHaveAttribute('data-bv-ready', 'true');
    const unready = page.locator('[data-bv-show]:not([data-bv-ready="true"])');
    await expect(unready).toHaveCount(0);
  });
  await expectNoShift(() => openCartWith(page, {dry: 1}));
  await expectNoShift(() => page.goto('/account/dashboard'));
});
