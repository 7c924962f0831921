import type {Page} from '@playwright/test';
import {addButton} from './support/journey';
import {expect, test} from './support/test';

/* Products that no other test shows, so that no cache answers for them. */
const UNSEEN = {
  contentDown: '/products/golden-years',
  contentSlow: '/products/kitten-first-bites',
  inventoryDown: '/products/large-breed-adult',
  relatedSlow: '/products/everyday-whisker-recipe',
};

/** Until a service that failed in another test is asked again, and some more. */
const RECOVERY = {timeout: 12_000, intervals: [250]};

/** Waits until the story of a product that nobody has seen can be had. */
async function untilBack(page: Page, {path, story}: {path: string; story: string}) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', {name: story})).toBeVisible({timeout: 1000});
  }).toPass(RECOVERY);
}

for (const kind of ['down', 'malformed'] as const) {
  test(`PDP-04 with the content system ${kind} the page is whole but for its story`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault({service: 'content-system', kind});
    await page.goto(UNSEEN.contentDown);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Golden Years');
    await expect(page.getByRole('table', {name: 'Guaranteed analysis'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Goes well with'})).toBeVisible();
    await expect(
      page.getByRole('heading', {name: 'Less of what ages, more of what helps'}),
    ).toHaveCount(0);
    await expect(addButton(page)).toBeEnabled();
  });
}

test('PDP-04 with the content system slow the page does not wait, and its story comes later', async ({
  page,
  sandbox,
}) => {
  await untilBack(page, {
    path: '/products/tender-chunks-in-gravy',
    story: 'Gravy first, chunks after',
  });
  await sandbox.fault({service: 'content-system', kind: 'slow', delayMs: 1200, match: 'pdp_pages'});
  await page.goto(UNSEEN.contentSlow, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kitten First Bites');
  await expect(
    page.getByRole('heading', {name: 'Thin as a lentil, strong as a cat'}),
  ).toBeVisible();
});

test('PDP-04 HOUSE-21 with the inventory down the stock is that of commerce, and the food can be added', async ({
  context,
  page,
  sandbox,
  shop,
}) => {
  /* A place that nobody has asked for, so that no cache answers for it. */
  await context.addCookies([{name: 'user_location', value: '98101::HOME', url: shop.consumer}]);
  await sandbox.fault({service: 'inventory', kind: 'down'});
  await page.goto(UNSEEN.inventoryDown);
  const main = page.getByRole('main');
  await expect(main.getByText('In stock', {exact: true})).toBeVisible();
  await expect(main.getByText(/Estimated delivery/)).toHaveCount(0);
  await expect(main.getByText(/^Delivery to 98101/).first()).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
});

test('PDP-04 what goes with the food comes late into a place as high as it is, so that nothing moves', async ({
  page,
  sandbox,
}) => {
  await untilBack(page, {
    path: '/products/clinical-urinary-care-cat',
    story: 'After the emergency, this',
  });
  await sandbox.fault({
    service: 'commerce',
    kind: 'slow',
    delayMs: 1600,
    match: 'ProductRecommendations',
  });
  /* The local worker runtime holds back what it compresses until it has all of it. */
  await page.setExtraHTTPHeaders({'Accept-Encoding': 'identity'});
  /* `goto` would wait until the page is interactive, and then all of it is there. */
  await page.evaluate((path) => location.assign(path), UNSEEN.relatedSlow);
  const story = page.getByRole('heading', {name: 'The same dinner, gladly'});
  await expect(story).toBeVisible();
  await expect(page.getByRole('region', {name: 'Goes well with'})).toHaveAttribute('aria-busy');
  const place = () => story.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  const before = await place();
  await expect(page.locator('[data-carousel="product-related"]')).toBeVisible();
  expect(await place()).toBe(before);
});
