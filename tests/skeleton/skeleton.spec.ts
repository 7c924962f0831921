import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {crawl} from './support/crawl';
import {readRun} from './support/skeleton-message';
import {expect, test} from './support/test';

/** Three flavors in three sizes; one variant is sold out. */
const BISCUITS = '/products/morning-biscuits';
/** Cans and pouches have different sizes. */
const SUPPER = '/products/slow-simmered-supper';

/** The main content, without the drawers, which contain the same elements. */
const content = (page: Page) => page.locator('body > main');
const cartPage = (page: Page) => page.locator('.cart');
const cartLine = (page: Page) => cartPage(page).locator('.cart-line');
const drawer = (page: Page, heading: string) =>
  page.getByRole('dialog').filter({has: page.getByRole('heading', {name: heading})});

async function addBiscuits(page: Page): Promise<void> {
  await page.goto(BISCUITS);
  await content(page).getByRole('button', {name: 'Add to cart'}).click();
  await expect(drawer(page, 'CART').getByText('Quantity: 1')).toBeVisible();
  /* Until the response arrives, the line is optimistic. */
  await expect(drawer(page, 'CART').getByRole('button', {name: 'Increase quantity'})).toBeEnabled();
}

test('SAND-22 skeleton home shows the newest collection and four products with pictures', async ({
  page,
}) => {
  const consent = page.waitForResponse(/\/api\/unstable\/graphql\.json$/);
  await page.goto('/');
  await expect(page).toHaveTitle('Hydrogen | Home');
  expect(await (await consent).json()).toEqual({
    data: {consentManagement: {cookies: {cookieDomain: 'localhost'}}},
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Good food, on time');
  const cards = content(page).locator('.recommended-products-grid a');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toHaveText(/\w.*\$\d+\.\d\d$/);
  for (const image of await content(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(50);
  }
});

test('SAND-22 skeleton links all lead to existing pages', async ({request}) => {
  test.setTimeout(60_000);
  const answers = await crawl(request, '/');
  expect(answers.size).toBeGreaterThan(40);
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([
    /* The skeleton's account page uses the Customer Account API and redirects to Shopify. */
    ['/account', 302],
    /* The skeleton lists the subscription policy without having a page for it. */
    ['/policies/subscription-policy', 404],
  ]);
});

test('SAND-22 skeleton collections and product lists load more on request', async ({page}) => {
  for (const [path, card, pageBy] of [
    ['/collections', '.collection-item', 4],
    ['/collections/all', '.product-item', 8],
    ['/collections/dog', '.product-item', 8],
  ] as const) {
    await page.goto(path);
    const cards = content(page).locator(card);
    await expect(cards).toHaveCount(pageBy);
    await content(page).getByRole('link', {name: 'Load more'}).click();
    await expect(cards).toHaveCount(2 * pageBy);
    const links = await cards.evaluateAll((items) =>
      items.map((item) => item.getAttribute('href')),
    );
    expect(new Set(links).size).toBe(2 * pageBy);
  }
});

test('SAND-22 skeleton list opened in the middle loads the previous page', async ({page}) => {
  await page.goto('/collections/all');
  const first = await content(page).locator('.product-item').first().getAttribute('href');
  const next = await content(page).getByRole('link', {name: 'Load more'}).getAttribute('href');
  await page.goto(next ?? '');
  await content(page).getByRole('link', {name: 'Load previous'}).click();
  await expect(content(page).locator('.product-item')).toHaveCount(16);
  await expect(content(page).locator('.product-item').first()).toHaveAttribute('href', first ?? '');
});

test('SAND-22 skeleton product options change price, picture, URL and availability', async ({
  page,
}) => {
  await page.goto(BISCUITS);
  const option = (name: string) => content(page).getByRole('button', {name, exact: true});
  await expect(content(page).getByText('$6.99')).toBeVisible();
  const picture = content(page).locator('.product-image img');
  const before = await picture.getAttribute('src');

  /* Price and URL change at once, the other options only after the response. */
  const answered = page.waitForResponse(/\.data\?/);
  await option('40 oz').click();
  await (await answered).finished();
  await expect(page).toHaveURL(/Flavor=Original&Size=40\+oz/);
  await expect(content(page).locator('.product-price-on-sale')).toHaveText('$18.49$20.99');
  await option('Liver').click();
  await expect(page).toHaveURL(/Flavor=Liver&Size=40\+oz/);
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  await expect(option('24 oz')).toHaveCSS('opacity', '0.3');
  await option('24 oz').click();
  await expect(content(page).getByRole('button', {name: 'Sold out'})).toBeDisabled();
});

test("SAND-22 skeleton product options that don't exist together are disabled", async ({page}) => {
  await page.goto(`${SUPPER}?Flavor=Chicken&Product+Form=Pouch&Size=24+x+2.8+oz`);
  const options = content(page).locator('.product-options-item');
  await expect(content(page).getByText('$40.99')).toBeVisible();
  await expect(options.and(page.locator(':disabled'))).toHaveText(['5.5 oz', '24 x 5.5 oz']);
});

test('SAND-22 skeleton cart adds, increases, decreases and removes a line', async ({page}) => {
  await addBiscuits(page);
  await expect(page.getByRole('link', {name: 'Cart 1'})).toBeVisible();
  await page.goto('/cart');
  await expect(cartLine(page)).toContainText('Morning Biscuits');
  await expect(cartLine(page)).toContainText('Flavor: Original');

  for (const [button, quantity, subtotal] of [
    ['Increase quantity', 2, '$13.98'],
    ['Increase quantity', 3, '$20.97'],
    ['Decrease quantity', 2, '$13.98'],
  ] as const) {
    await cartPage(page).getByRole('button', {name: button}).click();
    await expect(cartPage(page).getByText(`Quantity: ${quantity}`)).toBeVisible();
    await expect(cartPage(page).locator('.cart-subtotal')).toContainText(subtotal);
  }
  await page.reload();
  await expect(cartPage(page).getByText('Quantity: 2')).toBeVisible();
  await cartPage(page).getByRole('button', {name: 'Remove'}).first().click();
  await expect(cartPage(page).getByText('added anything yet')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Cart 0'})).toBeVisible();
});

test('SAND-22 skeleton cart applies and removes a gift card, and links to checkout', async ({
  page,
}) => {
  await addBiscuits(page);
  await page.goto('/cart');
  const giftCards = cartPage(page).locator('form', {has: page.getByPlaceholder('Gift card code')});
  await giftCards.getByPlaceholder('Gift card code').fill('MARLOWEGIFT25AB7K');
  await giftCards.getByRole('button', {name: 'Apply'}).click();
  await expect(cartPage(page).getByText('***AB7K')).toBeVisible();
  await cartPage(page).getByRole('button', {name: 'Remove'}).last().click();
  await expect(cartPage(page).getByText('***AB7K')).toBeHidden();

  await cartPage(page).getByRole('link', {name: 'Continue to Checkout'}).click();
  await expect(page).toHaveURL((url) => url.origin === readRun().sandbox);
  await expect(page.getByText('Morning Biscuits').first()).toBeVisible();
});

test('SAND-22 skeleton cart and discount links work', async ({page}) => {
  await page.goto('/cart/702101:2?discount=WELCOME10');
  await expect(page).toHaveURL((url) => url.origin === readRun().sandbox);
  await expect(page.getByText('Indoor Salmon & Oat').first()).toBeVisible();
  await page.goto('/cart');
  await expect(cartPage(page).getByText('Quantity: 2')).toBeVisible();
  await expect(cartPage(page).getByText('WELCOME10')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/discount/WELCOME10?redirect=/collections/dog');
  await expect(page).toHaveURL(/\/collections\/dog/);
  await addBiscuits(page);
  await expect(drawer(page, 'CART').getByText('WELCOME10')).toBeVisible();
});

test('SAND-22 skeleton search finds products, pages and articles', async ({page}) => {
  await page.goto('/search');
  await content(page).getByRole('searchbox').fill('salmon');
  await content(page).getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=salmon/);
  await expect(
    content(page)
      .getByRole('link', {name: /salmon/i})
      .first(),
  ).toBeVisible();
  await page.goto('/search?q=label');
  await expect(content(page).getByRole('heading', {name: 'Articles'})).toBeVisible();
  await expect(content(page).locator('a[href*="reading-a-label"]')).toBeVisible();
  await page.goto('/search?q=about');
  await expect(content(page).locator('a[href^="/pages/about"]')).toBeVisible();
  await page.goto('/search?q=zzzzzz');
  await expect(content(page).getByText('No results, try a different search.')).toBeVisible();
});

test('SAND-22 skeleton search suggests results while typing', async ({page}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
  const search = drawer(page, 'SEARCH');
  /* Filled in one step: with one request per letter, the skeleton would show whichever response arrives last. */
  await search.getByRole('searchbox').fill('biscu');
  await expect(search.getByRole('link', {name: /Morning Biscuits/})).toBeVisible();
  await search.getByRole('link', {name: /View all results for .?biscu\b/}).click();
  await expect(page).toHaveURL(/\/search\?q=biscu/);
});

test('SAND-22 skeleton serves policies, sitemap and robots.txt, follows redirects, and returns 404 for unknown paths', async ({
  page,
  request,
}) => {
  await page.goto('/policies');
  await content(page).getByRole('link', {name: 'Privacy'}).click();
  await expect(content(page).getByRole('heading', {level: 1})).toHaveText(/privacy/i);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(parts.length).toBeGreaterThanOrEqual(5);
  const locations = await Promise.all(
    parts.map(async (part) => (await request.get(new URL(part).pathname)).text()),
  );
  expect(locations.join('')).toContain(`${BISCUITS}</loc>`);
  expect(locations.join('')).toContain('/articles/reading-a-label</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');

  expect((await request.get('/dogs')).url()).toMatch(/\/collections\/dog$/);
  expect((await request.get('/nothing-is-here')).status()).toBe(404);
});

test('SAND-22 skeleton log has one problem, the invalid GraphQL document of the discount form', async ({
  page,
}) => {
  await addBiscuits(page);
  await page.goto('/cart');
  const discounts = cartPage(page).locator('form', {has: page.getByPlaceholder('Discount code')});
  await discounts.getByPlaceholder('Discount code').fill('WELCOME10');
  await discounts.getByRole('button', {name: 'Apply'}).click();

  /* The log is in order: once it has this entry, all earlier ones are there too. */
  await expect
    .poll(readProblems)
    .toEqual([
      expect.stringContaining(
        'Nullability mismatch on variable $discountCodes and argument discountCodes ([String!] / [String!]!)',
      ),
    ]);
  await page.reload();
  await expect(cartPage(page).getByText('WELCOME10')).toBeHidden();
  await expect(cartPage(page).locator('.cart-subtotal')).toContainText('$6.99');
});

/** Logged by the runtime when a page is left before its response is complete. */
const LEFT_PAGE = /Network connection lost/;

/** The log lines that start as errors or warnings, without lines of quoted code. */
function readProblems(): string[] {
  const lines = readFileSync(readRun().logFile, 'utf8').split('\n');
  return lines.filter((line) => /^\W*[\w:]*(error|warn)/i.test(line) && !LEFT_PAGE.test(line));
}
