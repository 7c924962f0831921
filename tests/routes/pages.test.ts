import {describe, expect, it} from 'vitest';
import type {ContentPageView} from '~/shell/content/content-page.server';
import {cardsIn} from './support/cards-in';
import {leafData} from './support/leaf-data';
import {openCachingShop, sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

interface PageData {
  head: {title: string; canonical?: string};
  view: ContentPageView;
}

const dataOf = (answer: Answer) => leafData(answer) as PageData;

const tilesOf = ({blocks}: ContentPageView) =>
  blocks.flatMap((block) => (block.kind === 'category-tiles' ? block.tiles : []));

const errorOf = (answer: Answer) => answer.page().errors?.pages?.data as PageData;

describe('the home page', () => {
  it('ROUTE-01 has its hero, the category tiles and the best sellers', async () => {
    const answer = await shop.visitor().get('/');
    expect(answer.status).toBe(200);
    const {view} = dataOf(answer);
    const [hero] = view.blocks;
    expect(hero).toMatchObject({
      kind: 'promotion-banner',
      layout: 'hero',
      picture: {url: expect.stringMatching(/\/cdn\/shop\/files\/scene_/) as string},
    });
    expect(tilesOf(view)).toHaveLength(6);
    const carousel = view.blocks.find(({kind}) => kind === 'product-carousel');
    expect(carousel).toMatchObject({page: 'home-best-sellers', hasBestSellers: false});
    expect(cardsIn(view).length).toBeGreaterThanOrEqual(8);
  });

  it('links only to existing pages from its tiles and cards', async () => {
    const visitor = shop.visitor();
    const {view} = dataOf(await visitor.get('/'));
    const shown = cardsIn(view);
    expect(shown.length).toBeGreaterThan(0);
    for (const path of [
      ...tilesOf(view).map((tile) => tile.to),
      ...shown.map((card) => card.variant.path),
    ]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('SEARCH-02, FIND-15 describes the organization and its search in structured data, only on the consumer site', async () => {
    expect((await shop.visitor().get('/')).page().structuredData).toMatchObject([
      {'@type': 'Organization', url: 'http://localhost:3000/'},
      {
        '@type': 'WebSite',
        url: 'http://localhost:3000/',
        potentialAction: {
          '@type': 'SearchAction',
          target: {urlTemplate: 'http://localhost:3000/search?search={search_term_string}'},
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    expect((await staff.visitor().get('/')).page().structuredData).toEqual([]);
  });
});

it('ROUTE-12, ROUTE-13 the cart page is titled "Shopping Cart" and has no canonical URL', async () => {
  const answer = await shop.visitor().get('/cart');
  expect(answer.status).toBe(200);
  expect(dataOf(answer).head).toMatchObject({title: 'Shopping Cart | Shop'});
  expect(dataOf(answer).head).not.toHaveProperty('canonical');
});

describe('a page that doesn’t exist', () => {
  it.each([
    '/nowhere',
    '/no/such/page',
    '/faq-and-more',
    '/products/dog/a/b',
    '/products/a/b/c/d/e',
  ])('ROUTE-52, ROUTE-53 %s answers 404 with the error page’s title and products', async (path) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(errorOf(answer).head.title).toBe('404 Error | Shop');
    expect(cardsIn(errorOf(answer).view).length).toBeGreaterThan(3);
  });

  it('ROUTE-52, ROUTE-53, ROUTE-55a, ROUTE-56 a missing product answers 404 with the content page of the slug error', async () => {
    const answer = await shop.visitor().get('/products/no-such-product');
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toMatchObject({head: {title: '404 Error | Shop'}});
    const {slug, blocks} = errorOf(answer).view;
    expect(slug).toBe('error');
    const [heading] = blocks;
    if (heading?.kind !== 'feature-heading') throw new Error('it has no feature heading');
    expect(heading.headline).not.toBe('');
    expect(heading.text.length).toBeGreaterThan(0);
    expect(heading.picture?.url).toMatch(/^http/);
    expect(heading.buttons.length).toBeGreaterThanOrEqual(2);
  });

  it('HOUSE-22c answers 404 to a posted form too', async () => {
    expect((await shop.visitor().post('/nowhere', {a: 'b'})).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'HOUSE-22c a page without an action answers 405 to %s',
    async (method) => {
      const answer = await shop.visitor().send('/products', {method, body: 'a=b'});
      expect(answer.status).toBe(405);
    },
  );
});

describe('security.txt', () => {
  it('SEC-20a SEC-20b says where to report a vulnerability, for 180 days, even behind the site password', async () => {
    const gated = openShop(sandboxOrigin, {variables: {SITE_PASSWORD: 'a password'}});
    for (const at of [shop, staff, gated]) {
      const {status, text, headers} = await at.visitor().get('/.well-known/security.txt');
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
      expect(text).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m);
      const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
      const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
      expect(Math.ceil(days)).toBe(180);
    }
  });
});

describe('page data', () => {
  it('API-91 GET of a path with .data returns the data of its routes, or of the one route that is asked for', async () => {
    const {title} = dataOf(await shop.visitor().get('/faq')).head;
    const whole = await shop.visitor().get('/faq.data');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('Content-Type')).toContain('text/x-script');
    for (const id of ['root', 'pages', 'faq']) expect(whole.text).toContain(`"${id}"`);
    for (const part of [title, 'siteId']) expect(whole.text).toContain(part);

    const one = await shop.visitor().get('/faq.data?_routes=faq');
    expect(one.text).toContain(title);
    expect(one.text).not.toContain('siteId');
  });
});

describe('robots.txt', () => {
  it('FIND-13a allows the consumer site except for personal and endless pages, and names the sitemap', async () => {
    const {text, headers} = await shop.visitor().get('/robots.txt');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /account',
      'Disallow: /shelter',
      'Disallow: /search',
      'Disallow: /api',
      '',
      'Sitemap: http://localhost:3000/sitemap.xml',
      '',
    ]);
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('FIND-13b disallows the staff site, which also sends X-Robots-Tag', async () => {
    const answer = await staff.visitor().get('/robots.txt');
    expect(answer.text).toBe('User-agent: *\nDisallow: /\n');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await shop.visitor().get('/robots.txt')).headers.get('X-Robots-Tag')).toBeNull();
  });
});
