import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Sort} from '~/domains/catalog/product-index';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {sharedWorld} from '~sandbox/world/world';
import {get, post} from './support/api';
import {productOf} from './support/seeded-lists';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';
import {
  ask,
  BEFORE,
  cms,
  dueAt,
  editor,
  isPublished,
  setNow,
  shop,
  WITHIN,
} from './support/content-api';

const {unexpected} = watchShop();
afterEach(() => vi.useRealTimers());

describe('operations that return one page', () => {
  const VERSIONS = ['v1.0', 'v2.0'];
  const bySlug = (slug: string, visitor = shop.visitor(), version = 'v1.0') =>
    get<{slug: string; blocks: Record<string, unknown>[]}>(
      visitor,
      `/api/cms/${version}/get-page-by-slug`,
      {slug},
    );

  it.each(VERSIONS)(
    'API-74 %s/get-page-by-slug returns the page with its blocks',
    async (version) => {
      const {value} = await bySlug('faq', shop.visitor(), version);
      const seeded = SHOP.pages.find(({slug}) => slug === 'faq');
      expect(value).toMatchObject({name: seeded?.name, slug: 'faq', title: seeded?.title});
      expect(value.blocks.map(({kind}) => `block_${String(kind).replaceAll('-', '_')}`)).toEqual(
        seeded?.blocks.map(({collection}) => collection),
      );
    },
  );

  it('API-67 get-page-by-name returns the same page as get-page-by-slug', async () => {
    const {name} = SHOP.pages.find(({slug}) => slug === 'faq') ?? {name: ''};
    expect(await ask('get-page-by-name', {name})).toEqual((await bySlug('faq')).value);
  });

  it('API-67, API-74, CMS-04, SRV-12a an unpublished page is answered with 404, except for a draft in a preview', async () => {
    for (const {slug, name, status} of SHOP.pages.filter((page) => !isPublished(page))) {
      const named = await post(shop.visitor(), cms('get-page-by-name'), {name});
      expect([slug, (await bySlug(slug)).code, named.code]).toEqual([
        slug,
        'PAGE_NOT_FOUND',
        'PAGE_NOT_FOUND',
      ]);
      const inPreview = await bySlug(slug, await editor());
      expect([slug, inPreview.status]).toEqual([slug, status === 'draft' ? 200 : 404]);
    }
  });

  it.each([BEFORE, WITHIN])(
    'API-74 get-page-by-slug on %s returns the blocks that are due',
    async (moment) => {
      setNow(moment);
      const home = SHOP.pages.find(({slug}) => slug === 'home');
      expect((await bySlug('home')).value.blocks).toHaveLength(
        dueAt(home?.blocks ?? [], moment).length,
      );
    },
  );

  it('API-67, API-74 an unknown page is answered with 404', async () => {
    expect((await bySlug('no-such-page')).code).toBe('PAGE_NOT_FOUND');
    const named = await post(shop.visitor(), cms('get-page-by-name'), {name: 'No such page'});
    expect([named.status, named.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-68 get-plp-page-by-slug returns the editors’ texts for a list', async () => {
    const page = await ask<Record<string, unknown>>('get-plp-page-by-slug', {slug: 'dog'});
    expect(page).toMatchObject({heading: expect.stringMatching(/dog/i) as string});
    expect(Object.keys(page).sort()).toEqual([
      'body',
      'heading',
      'image',
      'intro',
      'seoDescription',
      'seoTitle',
    ]);
    expect(page.body).toMatch(/^<(p|h2)>/);
    const none = await post(shop.visitor(), cms('get-plp-page-by-slug'), {slug: 'no-such-list'});
    expect([none.status, none.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-69 get-pdp-page-by-handle returns the editors’ texts for a product', async () => {
    const handle = 'everyday-chicken-barley';
    const page = await ask<Record<string, unknown>>('get-pdp-page-by-handle', {handle});
    expect(page).toMatchObject({
      headline: expect.stringMatching(/\w/) as string,
      body: expect.stringMatching(/^<p>/) as string,
    });
    const none = await post(shop.visitor(), cms('get-pdp-page-by-handle'), {handle: 'none'});
    expect([none.status, none.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-73 get-no-results-suggestions returns terms and links', async () => {
    const {value} = await get<{terms: string[]; links: {path: string}[]}>(
      shop.visitor(),
      cms('get-no-results-suggestions'),
    );
    expect(value.terms.length).toBeGreaterThan(0);
    expect(value.links.every(({path}) => path.startsWith('/'))).toBe(true);
  });
});

const {bestSellers} = sharedWorld();
const pricesOf = (handle: string) => productOf(handle).variants.map(({price}) => price);
const bestSellerRank = (handle: string) =>
  bestSellers.includes(handle) ? bestSellers.indexOf(handle) : bestSellers.length;

/** The values that each sort order ascends by, from the seed. */
const SORT_KEYS: Record<Sort, (handle: string) => number | string> = {
  featured: bestSellerRank,
  'best-selling': bestSellerRank,
  'price-up': (handle) => Math.min(...pricesOf(handle)),
  'price-down': (handle) => -Math.max(...pricesOf(handle)),
  newest: (handle) => -Date.parse(productOf(handle).publishedAt.slice(0, 10)),
  name: (handle) => productOf(handle).title,
};

interface Listed {
  products: {handle: string; skus?: string[]; variants?: {sku: string; price: object}[]}[];
  total: number;
}

describe.each(['get-products', 'get-filtered-products'])('API-65, API-66 %s', (name) => {
  const list = (input: object) => ask<Listed>(name, input);
  const handlesOf = ({products}: Listed) => products.map(({handle}) => handle);

  it('API-65, API-66 returns the products that match the filters, page by page', async () => {
    const filters = {species: ['dog'], food_form: ['canned', 'tray'], weight_unit: ['0-1']};
    const all = await list({filters, limit: 48, sort: 'name'});
    expect(all.total).toBe(all.products.length);
    expect(all.total).toBeGreaterThan(4);
    const pages = [];
    for (const page of [1, 2]) pages.push(await list({filters, limit: 3, page, sort: 'name'}));
    expect(pages.flatMap(handlesOf)).toEqual(handlesOf(all).slice(0, 6));
    expect(pages.map(({total}) => total)).toEqual([all.total, all.total]);
    expect(await list({filters, page: 1000})).toEqual({products: [], total: all.total});
  });

  it.each(Object.entries(SORT_KEYS))(
    'API-65, API-66 sorts all pages by %s',
    async (sort, keyOf) => {
      const {total} = await list({limit: 1});
      const pages = Array.from({length: Math.ceil(total / 48)}, (_, at) =>
        list({sort, limit: 48, page: at + 1}),
      );
      const keys = (await Promise.all(pages)).flatMap(handlesOf).map(keyOf);
      expect(keys).toHaveLength(total);
      expect(new Set(keys).size).toBeGreaterThan(5);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
    },
  );

  it('API-65, API-66 matches any value within a group, and all groups together', async () => {
    const total = async (filters: object) => (await list({filters, limit: 1})).total;
    const dog = await total({species: ['dog']});
    const cat = await total({species: ['cat']});
    expect(await total({species: ['cat', 'dog']})).toBe(dog + cat);
    expect(await total({species: ['dog'], flavor: ['beef']})).toBeLessThan(dog);
    expect(await total({species: ['dog'], flavor: ['no-such']})).toBe(0);
  });

  it('API-65, API-66 returns the first 24 products of the site without input', async () => {
    const first = await list({});
    expect(first.products).toHaveLength(24);
    const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}}).visitor();
    expect((await ask<Listed>(name, {}, staff)).total).toBeLessThan(first.total);
  });
});

it('API-65, API-66 get-products returns ids and SKUs, get-filtered-products prices and stock of the same products', async () => {
  const input = {filters: {species: ['cat']}, limit: 5, sort: 'price-up'};
  const index = await ask<Listed>('get-products', input);
  const full = await ask<Listed>('get-filtered-products', input);
  expect(index.products.map(({handle}) => handle)).toEqual(full.products.map(({handle}) => handle));
  for (const [at, {skus}] of index.products.entries()) {
    expect(full.products[at]?.variants?.map(({sku}) => sku).sort()).toEqual(skus?.sort());
  }
});

describe('invalid input of content operations', () => {
  it.each<[string, string, object]>([
    ['API-63', '/api/cms/v2.0/get-globals', {fields: ['tagline', 'password_hash']}],
    ['API-63', '/api/cms/v2.0/get-globals', {fields: []}],
    ['API-63', '/api/cms/v2.0/get-globals', {}],
    ['API-64', cms('get-navigation'), {handle: 'side'}],
    ['API-64', cms('get-navigation'), {}],
    ['API-67', cms('get-page-by-name'), {name: ' '}],
    ['API-67', cms('get-page-by-name'), {name: 'x'.repeat(101)}],
    ['API-68', cms('get-plp-page-by-slug'), {slug: '../dog'}],
    ['API-69', cms('get-pdp-page-by-handle'), {handle: ''}],
    ...['get-products', 'get-filtered-products'].flatMap((name) =>
      [
        {filters: {colour: ['red']}},
        {filters: {flavor: 'beef'}},
        {filters: {flavor: ['Beef!']}},
        {filters: {weight_unit: ['heavy']}},
        {limit: 0},
        {limit: 49},
        {page: 0},
        {page: 1001},
        {sort: 'random'},
      ].map((input): [string, string, object] => ['API-65, API-66', cms(name), input]),
    ),
  ])('SRV-04b %s %s refuses %j', async (_ids, path, input) => {
    const answer = await post(shop.visitor(), path, input);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(unexpected()).toEqual([]);
  });

  it.each(['', 'No Such', '../x', 'x'.repeat(121)])(
    'SRV-04b, API-74 get-page-by-slug refuses %j',
    async (slug) => {
      const answer = await get(shop.visitor(), cms('get-page-by-slug'), {slug});
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.message).toMatch(/^slug: /);
    },
  );
});
