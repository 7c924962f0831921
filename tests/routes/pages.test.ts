import {describe, expect, inject, it} from 'vitest';
import {openShop, watchShop, type Answer} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(inject('sandboxOrigin'));
const staff = openShop(inject('sandboxOrigin'), {variables: {SITE_ID: 'HPSF'}});

interface PageData {
  head: {title: string; canonical?: string; structuredData: object[]};
  bestSellers: {variant: {path: string}; sizes: unknown[]}[];
  tiles: {path: string; title: string}[];
  heroImage: {url: string} | null;
  list: {cards: {handle: string}[]; nextPage: number | null};
  category: {title: string};
  cards: unknown[];
}

/** What the shown route of a page was given. */
function dataOf(answer: Answer): PageData {
  const {loaderData, matches} = answer.page();
  return loaderData[matches.at(-1) ?? ''] as PageData;
}

/** What the error page of an answer is given. */
const errorOf = (answer: Answer) => answer.page().errors?.pages?.data as PageData;

describe('the home page', () => {
  it('ROUTE-01 has its hero, the category tiles and the best sellers', async () => {
    const answer = await shop.visitor().get('/');
    expect(answer.status).toBe(200);
    const {heroImage, tiles, bestSellers} = dataOf(answer);
    expect(heroImage?.url).toMatch(/\/cdn\/shop\/files\/scene_/);
    expect(tiles).toHaveLength(6);
    expect(bestSellers).toHaveLength(12);
  });

  it('each of its tiles and cards leads to a page', async () => {
    const visitor = shop.visitor();
    const {tiles, bestSellers} = dataOf(await visitor.get('/'));
    for (const path of [
      ...tiles.map((tile) => tile.path),
      ...bestSellers.map((card) => card.variant.path),
    ]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('SEARCH-02 says who it is, in the shop alone', async () => {
    expect(dataOf(await shop.visitor().get('/')).head.structuredData).toMatchObject([
      {'@type': 'Organization'},
    ]);
    expect(dataOf(await staff.visitor().get('/')).head.structuredData).toEqual([]);
  });
});

describe('the product list', () => {
  it('ROUTE-05, ROUTE-06, ROUTE-49 shows 24 products under its title', async () => {
    const answer = await shop.visitor().get('/products');
    expect(answer.status).toBe(200);
    const {head, list} = dataOf(answer);
    expect(head.title).toBe('Shop All Pet Food | Shop');
    expect(head.canonical).toBe('http://localhost:3000/products');
    expect(list.cards).toHaveLength(24);
    expect(list.nextPage).toBe(2);
  });

  it('each further page holds the earlier ones, until everything is shown', async () => {
    const visitor = shop.visitor();
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => dataOf(await visitor.get(`/products?page=${page}`)).list),
    );
    const [first, second, third] = pages.map(({cards}) => cards.map(({handle}) => handle));
    expect(second?.slice(0, 24)).toEqual(first);
    expect(third?.slice(0, 48)).toEqual(second);
    expect(new Set(third).size).toBe(third?.length);
    expect(pages[2]?.nextPage).toBeNull();
  });

  it.each(['abc', '-1', '0', '1.5', '', '1e9', '%00'])(
    'HOUSE-22 ?page=%s is the first',
    async (page) => {
      const answer = await shop.visitor().get(`/products?page=${page}`);
      expect([answer.status, dataOf(answer).list.cards.length]).toEqual([200, 24]);
    },
  );

  it('STAFF-12 the staff site has the same title but for the site', async () => {
    const {head} = dataOf(await staff.visitor().get('/products'));
    expect(head).toEqual({
      title: 'Shop All Pet Food | Pro Staff Feeding',
      description: expect.any(String) as string,
      structuredData: [],
    });
  });
});

it('ROUTE-12, ROUTE-13 the cart is titled "Shopping Cart", and is nobody’s landing page', async () => {
  const answer = await shop.visitor().get('/cart');
  expect(answer.status).toBe(200);
  expect(dataOf(answer).head).toMatchObject({title: 'Shopping Cart | Shop'});
  expect(dataOf(answer).head).not.toHaveProperty('canonical');
});

describe('categories', () => {
  it.each([
    ['/products/dog', 'category-dog', 'Dog Food & Treats'],
    ['/products/cat', 'category-cat', 'Cat Food & Treats'],
    ['/products/dog/species', 'category-dog', 'Dog Food & Treats'],
    ['/products/cat/food-form/dry-food', 'category-cat', 'Dry Cat Food'],
    ['/products/dog/food-form/dry-food/', 'category-dog', 'Dry Dog Food'],
  ])('ROUTE-07 %s is one', async (path, route, title) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.page().matches.at(-1)]).toEqual([200, route]);
    expect(dataOf(answer).category.title).toBe(title);
    expect(dataOf(answer).head.title).toBe(`${title} | Shop`);
    expect(dataOf(answer).list.cards.length).toBeGreaterThan(0);
  });

  it('ROUTE-07 each species has its own', async () => {
    const handles = async (path: string) =>
      dataOf(await shop.visitor().get(path)).list.cards.map(({handle}) => handle);
    const [dogs, cats] = [await handles('/products/dog'), await handles('/products/cat')];
    expect(dogs.filter((handle) => cats.includes(handle))).toEqual([]);
  });

  it.each([
    '/products/dog/food-form',
    '/products/dog/food-form/no-such',
    '/products/dog/food-form/..%2F..%2Fcat',
    '/products/cat/food-form/DRY-FOOD',
    '/products/dog/a/b/c/d',
  ])('%s is none', async (path) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(unexpected()).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each(['/nowhere', '/no/such/page', '/search', '/products/a/b/c/d/e'])(
    'ROUTE-52, ROUTE-53 %s is answered 404, with the error page’s title and products',
    async (path) => {
      const answer = await shop.visitor().get(path);
      expect(answer.status).toBe(404);
      expect(dataOf(answer).head.title).toBe('404 Error | Shop');
      expect(dataOf(answer).cards).toHaveLength(12);
    },
  );

  it('ROUTE-52, ROUTE-53 so is a product that is not', async () => {
    const answer = await shop.visitor().get('/products/no-such-product');
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toMatchObject({head: {title: '404 Error | Shop'}});
    expect(errorOf(answer).cards).toHaveLength(12);
  });

  it('HOUSE-22 a form posted there is answered 404 too', async () => {
    expect((await shop.visitor().post('/nowhere', {a: 'b'})).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'HOUSE-22 %s to a page that takes no forms is 405',
    async (method) => {
      const answer = await shop.visitor().send('/products', {method, body: 'a=b'});
      expect(answer.status).toBe(405);
    },
  );
});

describe('robots.txt', () => {
  it('lists the shop but for what belongs to one visitor', async () => {
    const {text, headers} = await shop.visitor().get('/robots.txt');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /account',
      'Disallow: /shelter',
      'Disallow: /api',
      '',
    ]);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('shuts the staff site, whose every answer says so as well', async () => {
    const answer = await staff.visitor().get('/robots.txt');
    expect(answer.text).toBe('User-agent: *\nDisallow: /\n');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await shop.visitor().get('/robots.txt')).headers.get('X-Robots-Tag')).toBeNull();
  });
});
