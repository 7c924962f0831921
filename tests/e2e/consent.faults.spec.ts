import type {Page} from '@playwright/test';
import {addButton, confirmation, PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {expect, test} from './support/test';
import {
  ALL_CONSENT,
  choose,
  cookieOf,
  expectAnswered,
  NO_CONSENT,
  watchThirdParties,
} from './support/third-parties';

/** The page behind the banner and the dialog, which other tests check. */
const PAGE_BEHIND = 'header:not([role=dialog] *), main, footer:not([role=dialog] *)';

const banner = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});

async function spaceBelowFooter(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({top: document.body.scrollHeight}));
  return page
    .getByRole('contentinfo')
    .evaluate((footer) => innerHeight - footer.getBoundingClientRect().bottom);
}

async function expectToSell(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(confirmation(page).getByText(PRODUCTS.dry.title)).toBeVisible();
}

test('CONS-17 CONS-25 no third party loads before the shopper consents, and all load after', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.setPrivacy({source: 'implied'});
  const seen = watchThirdParties(context, sandbox.origin);
  let isLoaderLoaded = false;
  page.on('request', (request) => {
    isLoaderLoaded ||= request.url().includes('/assets/carry-out-choices');
  });
  await page.goto(PRODUCTS.dry.path);
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(400);
  expect(seen.list()).toEqual(['privacyManager']);
  expect(isLoaderLoaded, 'the code that loads the others').toBe(false);
  await banner(page).getByRole('button', {name: 'Accept all'}).click();
  await expect(banner(page)).toBeHidden();
  await expectAnswered(page, ALL_CONSENT);
  await expect
    .poll(seen.list)
    .toEqual(['emailMarketing', 'giving', 'privacyManager', 'reviews', 'tagManager']);
});

for (const [site, message] of [
  ['consumer', 'text'],
  ['staff', 'object'],
] as const) {
  test(`CONS-20 CONS-10 UI-72 the banner and the dialog of the ${site} site work by keyboard, with messages as ${message}`, async ({
    page,
    shop,
    sandbox,
    expectAccessible,
  }) => {
    await sandbox.setPrivacy({source: 'implied', message});
    await page.goto(`${shop[site]}/faq`);
    await expect(banner(page)).toBeVisible();
    if (site === 'consumer') await expectAccessible(page, PAGE_BEHIND);
    const choice = banner(page).getByRole('button', {name: 'Choose'});
    await tabTo(page, choice, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Privacy choices'});
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByLabel('Functional')).toBeFocused();
    if (site === 'consumer') await expectAccessible(page, PAGE_BEHIND);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(banner(page)).toBeVisible();

    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByLabel('Functional')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('button', {name: 'Save choices'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expectAnswered(page, {functional: true, advertising: false});
  });
}

test('CONS-26 UI-72 the end of the page stays clear of the banner, the space kept for it goes away with it, and the focus moves to the page', async ({
  page,
  sandbox,
}) => {
  await sandbox.setPrivacy({source: 'implied'});
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  const height = (await banner(page).boundingBox())?.height ?? Number.NaN;
  await expect.poll(() => spaceBelowFooter(page)).toBeCloseTo(Math.round(height), 0);
  await banner(page).getByRole('button', {name: 'Required only'}).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => spaceBelowFooter(page)).toBeCloseTo(0, 0);
});

test('CONS-27 the bar of picked products doesn’t cover the banner', async ({page, sandbox}) => {
  await sandbox.setPrivacy({source: 'implied'});
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/products/dog');
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', {name: /^Compare/})
    .click();
  const picks = page.getByRole('complementary', {name: 'Your picks'});
  await expect(picks).toContainText('1 of 4 to compare');
  await banner(page).getByRole('button', {name: 'Required only'}).click();
  await expect(banner(page)).toBeHidden();
  await picks.getByRole('link', {name: 'Compare'}).click();
  await expect(page.getByRole('heading', {name: 'Compare products'})).toBeVisible();
});

test('CONS-12 ERR-18 shoppers can buy while the privacy manager never responds, sends invalid replies or throws', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.allow(/console error: consent:/);
  const seen = watchThirdParties(context, sandbox.origin);
  for (const answers of ['never', 'malformed', 'throws'] as const) {
    await sandbox.setPrivacy({source: 'asserted', functional: 'approved', answers});
    await page.goto(PRODUCTS.dry.path);
    await expectToSell(page);
    await expect(page.getByText(/consent:|broke/)).toHaveCount(0);
  }
  expect(seen.list()).toEqual(['privacyManager']);
});

const SERVICES = [
  'privacy',
  'reviews',
  'giving',
  'tag-manager',
  'email-marketing',
  'error-reporting',
] as const;

test('CONS-19 shoppers can buy while all third parties are down, slow or malformed', async ({
  page,
  context,
  shop,
  sandbox,
  problems,
}) => {
  problems.allow(/consent:|Failed to load resource|SyntaxError|uncaught|Unexpected|failed/i);
  await choose(context, shop.consumer, ALL_CONSENT);
  for (const kind of ['down', 'slow', 'malformed'] as const) {
    const fail = (service: (typeof SERVICES)[number]) =>
      sandbox.fault({service, kind, ...(kind === 'slow' && {delayMs: 10_000})});
    /* Once the privacy manager works, the other third parties load. */
    for (const service of SERVICES.slice(1)) await fail(service);
    await page.goto(PRODUCTS.dry.path);
    await expectAnswered(page, ALL_CONSENT);
    await expectToSell(page);
    await expect(page.getByRole('region', {name: 'Reviews', exact: true})).not.toBeEmpty();
    await fail('privacy');
    await page.goto(PRODUCTS.dry.path);
    await expectToSell(page);
    await sandbox.clearFaults();
  }
});

test('CONS-19 shoppers can buy while third-party scripts are missing, throw, or redefine globals', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/consent:|Failed to load resource|planned|analytics:|404/i);
  await choose(context, shop.consumer, ALL_CONSENT);
  const bodies = [
    {status: 404, body: 'nothing here'},
    {status: 200, body: 'throw new Error("planned")'},
    {
      status: 200,
      body: `window.dataLayer = {push() { throw new Error('planned'); }};
        window.PrivacyManagerAPI = null; window.BV = window.klaviyo = 7;
        window.$ = window._ = window.process = window.name = 'planned';
        Array.prototype.planned = Object.prototype.planned = function () {};
        window.fetch = new Proxy(window.fetch, {});
        history.pushState = new Proxy(history.pushState, {});
        setTimeout(() => { throw new Error('planned'); });
        Object.defineProperty(window, 'dataLayer', {get() { throw new Error('planned'); }});`,
    },
  ];
  for (const answer of bodies) {
    const scripts = /\/(google\/gtm|klaviyo\/onsite\/js\/sandbox\/klaviyo|bazaarvoice\/bv)\.js/;
    await context.route(scripts, (route) =>
      route.fulfill({...answer, contentType: 'text/javascript'}),
    );
    await page.goto(PRODUCTS.dry.path);
    await expectAnswered(page, ALL_CONSENT);
    await expectToSell(page);
    await context.unroute(scripts);
  }
});

test('CONS-17 the shop waits for a slow privacy manager', async ({page, context, sandbox}) => {
  await sandbox.setPrivacy({source: 'asserted', functional: 'approved', answers: 'slow'});
  await page.goto('/faq');
  expect(await page.evaluate(() => document.cookie)).not.toContain(cookieOf(NO_CONSENT));
  await expectAnswered(page, {functional: true, advertising: false});
  expect(await context.cookies()).not.toEqual([]);
});
