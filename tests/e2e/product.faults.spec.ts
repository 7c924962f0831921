import type {APIRequestContext} from '@playwright/test';
import {addButton} from './support/journey';
import {expect, ONCE_MORE, test} from './support/test';

/* Products that no other test opens, so that no cache holds them. */
const UNSEEN = {
  away: '/products/golden-years',
  contentSlow: '/products/kitten-first-bites',
  relatedSlow: '/products/everyday-whisker-recipe',
};

/** Longer than the circuit breaker waits before it retries a failed service. */
const RECOVERY = {timeout: 12_000, intervals: [250]};

declare global {
  interface Window {
    /** For each frame, the story's top in px and whether the "Goes well with" section was still pending. */
    places: {top: number; isRelatedPending: boolean}[];
  }
}

/** Runs in the page before its own scripts. */
function watchPlaces(story: string): void {
  window.places = [];
  const look = () => {
    const heading = [...document.querySelectorAll('h2')].find((item) => item.innerText === story);
    if (heading) {
      window.places.push({
        top: heading.getBoundingClientRect().top + scrollY,
        isRelatedPending:
          document.querySelector('section[aria-busy][aria-label="Goes well with"]') !== null,
      });
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Waits until the content system serves the story of a product that no cache holds. */
async function waitForContentSystem(
  request: APIRequestContext,
  {path, story}: {path: string; story: string},
) {
  await expect
    .poll(async () => (await request.get(path, ONCE_MORE)).text(), RECOVERY)
    .toContain(story);
}

test('PDP-04a the page does not wait for a slow content system, and its story streams in later', async ({
  page,
  sandbox,
}) => {
  await waitForContentSystem(page.request, {
    path: '/products/tender-chunks-in-gravy',
    story: 'Plenty of gravy in every pouch',
  });
  await sandbox.fault({service: 'content-system', kind: 'slow', delayMs: 300, match: 'pdp_pages'});
  await page.goto(UNSEEN.contentSlow, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kitten First Bites');
  await expect(page.getByRole('heading', {name: 'Small bites for small mouths'})).toBeVisible();
});

test('PDP-04b API-124 late related products arrive in a placeholder of their height, so that nothing moves', async ({
  page,
  sandbox,
}) => {
  await waitForContentSystem(page.request, {
    path: '/products/clinical-urinary-care-cat',
    story: 'Everyday care after treatment',
  });
  /* Once the privacy manager answers, a note takes the place of the reviews above the story. */
  await sandbox.setPrivacy({answers: 'never'});
  /* Shorter than the 1.8 s after which a read is retried, even on a busy machine. */
  await sandbox.fault({
    service: 'commerce',
    kind: 'slow',
    delayMs: 1200,
    match: 'ProductRecommendations',
  });
  /* The local worker runtime buffers a compressed response until it is complete. */
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'identity'});
  await page.addInitScript(watchPlaces, 'A dinner they’ll ask for');
  await page.goto(UNSEEN.relatedSlow);
  await expect(page.locator('[data-carousel="product-related"]')).toBeVisible();
  const before = await page.evaluate(() =>
    window.places.findLast(({isRelatedPending}) => isRelatedPending),
  );
  const after = await page.evaluate(() =>
    window.places.findLast(({isRelatedPending}) => !isRelatedPending),
  );
  expect(before, 'the story was there while the rest was awaited').toBeDefined();
  expect(after?.top).toBeCloseTo(before?.top ?? NaN, 0);
});

test('PDP-04a CMS-09a the product page lacks only story and date with content system and inventory down, uses commerce’s stock, and can add to cart', async ({
  context,
  page,
  sandbox,
  shop,
}) => {
  /* A zip code that no other test uses, so that no cache holds it. */
  await context.addCookies([{name: 'user_location', value: '98101::HOME', url: shop.consumer}]);
  await sandbox.fault({service: 'content-system', kind: 'down'});
  await sandbox.fault({service: 'inventory', kind: 'down'});
  await page.goto(UNSEEN.away);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Golden Years');
  await expect(page.getByRole('table', {name: 'Guaranteed analysis'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Goes well with'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Comfort for older dogs'})).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('In stock', {exact: true})).toBeVisible();
  await expect(main.getByText(/Estimated delivery/)).toHaveCount(0);
  await expect(main.getByText(/^Delivery to 98101/).first()).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'Site map'})).toBeVisible();
});
