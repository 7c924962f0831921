import type {APIRequestContext} from '@playwright/test';
import {addButton} from './support/journey';
import {expect, test} from './support/test';

/* Products that no other test shows, so that no cache answers for them. */
const UNSEEN = {
  away: '/products/golden-years',
  contentSlow: '/products/kitten-first-bites',
  relatedSlow: '/products/everyday-whisker-recipe',
};

/** Until a service that failed in another test is asked again, and some more. */
const RECOVERY = {timeout: 12_000, intervals: [250]};

declare global {
  interface Window {
    /** Where the story stood in each frame, and whether what goes with the food was still awaited. */
    places: {top: number; isAwaited: boolean}[];
  }
}

/** Runs in the page, before anything of it. */
function watchPlaces(story: string): void {
  window.places = [];
  const look = () => {
    const heading = [...document.querySelectorAll('h2')].find((one) => one.innerText === story);
    if (heading) {
      window.places.push({
        top: heading.getBoundingClientRect().top + scrollY,
        isAwaited:
          document.querySelector('section[aria-busy][aria-label="Goes well with"]') !== null,
      });
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Waits until what editors tell of a product that nobody has seen can be had. */
async function untilBack(request: APIRequestContext, {path, story}: {path: string; story: string}) {
  await expect.poll(async () => (await request.get(path)).text(), RECOVERY).toContain(story);
}

test('PDP-04 with the content system slow the page does not wait, and its story comes later', async ({
  page,
  sandbox,
}) => {
  await untilBack(page.request, {
    path: '/products/tender-chunks-in-gravy',
    story: 'Gravy first, chunks after',
  });
  await sandbox.fault({service: 'content-system', kind: 'slow', delayMs: 300, match: 'pdp_pages'});
  await page.goto(UNSEEN.contentSlow, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kitten First Bites');
  await expect(
    page.getByRole('heading', {name: 'Thin as a lentil, strong as a cat'}),
  ).toBeVisible();
});

test('PDP-04 what goes with the food comes late into a place as high as it is, so that nothing moves', async ({
  page,
  sandbox,
}) => {
  await untilBack(page.request, {
    path: '/products/clinical-urinary-care-cat',
    story: 'After the emergency, this',
  });
  /* Well within what the shop waits for it at first, on a busy machine as well. */
  await sandbox.fault({
    service: 'commerce',
    kind: 'slow',
    delayMs: 1200,
    match: 'ProductRecommendations',
  });
  /* The local worker runtime holds back what it compresses until it has all of it. */
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'identity'});
  await page.addInitScript(watchPlaces, 'The same dinner, gladly');
  await page.goto(UNSEEN.relatedSlow);
  await expect(page.locator('[data-carousel="product-related"]')).toBeVisible();
  const before = await page.evaluate(() => window.places.findLast(({isAwaited}) => isAwaited));
  const after = await page.evaluate(() => window.places.findLast(({isAwaited}) => !isAwaited));
  expect(before, 'the story was there while the rest was awaited').toBeDefined();
  expect(after?.top).toBeCloseTo(before?.top ?? NaN, 0);
});

test('PDP-04 HOUSE-21 with the content system and the inventory down the page is whole but for its story and its date, the stock is that of commerce, and the food can be added', async ({
  context,
  page,
  sandbox,
  shop,
}) => {
  /* A place that nobody has asked for, so that no cache answers for it. */
  await context.addCookies([{name: 'user_location', value: '98101::HOME', url: shop.consumer}]);
  await sandbox.fault({service: 'content-system', kind: 'down'});
  await sandbox.fault({service: 'inventory', kind: 'down'});
  await page.goto(UNSEEN.away);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Golden Years');
  await expect(page.getByRole('table', {name: 'Guaranteed analysis'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Goes well with'})).toBeVisible();
  await expect(
    page.getByRole('heading', {name: 'Less of what ages, more of what helps'}),
  ).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('In stock', {exact: true})).toBeVisible();
  await expect(main.getByText(/Estimated delivery/)).toHaveCount(0);
  await expect(main.getByText(/^Delivery to 98101/).first()).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
});
