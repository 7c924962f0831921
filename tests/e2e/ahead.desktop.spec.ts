import type {Page, Request} from '@playwright/test';
import {confirmation} from './support/journey';
import {expect, test} from './support/test';

test.use({loadsAhead: true});

const LIST = '/products/dog';

/** Records requests for page data, by the path of the page. */
function watchPageData(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) requests.push(request);
  });
  const of = (path: string | null) =>
    requests.filter((request) => new URL(request.url()).pathname === `${path?.split('?')[0]}.data`);
  return {
    of,
    isAhead: (request: Request) => request.headers().purpose === 'prefetch',
    all: () => requests,
  };
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const linkOf = (page: Page, index: number) => cards(page).nth(index).getByRole('link').first();

test('NAV-21 API-91 NAV-30a a product in view has been loaded when it’s clicked, and isn’t loaded again', async ({
  page,
}) => {
  const data = watchPageData(page);
  await page.goto(LIST);
  const link = linkOf(page, 0);
  const path = await link.getAttribute('href');
  await expect.poll(() => data.of(path).length).toBe(1);
  expect(data.of(path).every(data.isAhead)).toBe(true);
  await data.of(path)[0]?.response();
  await link.click();
  await expect(page.getByRole('button', {name: /^Add to cart ·/})).toBeVisible();
  await expect(page.getByRole('table', {name: 'Guaranteed analysis'})).toBeVisible();
  expect(data.of(path)).toHaveLength(1);

  /* Back needs the list, whose link isn't in the content of this page. */
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  expect(data.of(LIST)).toHaveLength(1);
});

test('API-123 page data is a line of JSON', async ({page}) => {
  const answer = await page.request.get('/_root.data?_routes=pages,routes/home');
  expect(answer.headers()['content-type']).toContain('text/x-script');
  const [line = '', ...deferred] = (await answer.text()).split('\n');
  expect(deferred).toEqual(['']);
  expect(JSON.parse(line)).toMatchObject({
    pages: {data: {location: {isKnown: false}}},
    'routes/home': {data: {view: {slug: 'home'}}},
  });
});

test('NAV-21 a link that the shopper points at is loaded, wherever it is', async ({page}) => {
  const data = watchPageData(page);
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Questions & answers'});
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => data.of('/faq').length, {timeout: 500}).toBe(1);
  }).toPass();
  expect(data.of('/faq').every(data.isAhead)).toBe(true);
  await data.of('/faq')[0]?.response();
  await link.click();
  await expect(page).toHaveURL('/faq');
  expect(data.of('/faq')).toHaveLength(1);
});

test('NAV-22 loads nothing ahead on a slow connection', async ({page}) => {
  const data = watchPageData(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
  });
  const started = page.waitForResponse(/\/ahead-[^/]+\.js$/);
  await page.goto(LIST);
  await started;
  const link = linkOf(page, 0);
  const path = await link.getAttribute('href');
  await link.hover();
  await link.click();
  await expect(page.getByRole('button', {name: /^Add to cart ·/})).toBeVisible();
  expect(data.of(path)).toHaveLength(1);
  expect(data.all().filter(data.isAhead)).toEqual([]);
});

test('NAV-30b a change of the cart drops what was loaded ahead', async ({page}) => {
  const data = watchPageData(page);
  await page.goto(LIST);
  const link = linkOf(page, 1);
  const path = await link.getAttribute('href');
  await expect.poll(() => data.of(path).length).toBe(1);
  await data.of(path)[0]?.response();
  await cards(page)
    .first()
    .getByRole('button', {name: /^Add to cart/})
    .click();
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page.getByRole('button', {name: /^Add to cart ·/})).toBeVisible();
  expect(data.of(path)).toHaveLength(2);
});
