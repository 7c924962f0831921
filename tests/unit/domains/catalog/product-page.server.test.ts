import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';
import type {ProductContent} from '~/domains/content/page-content';
import type {ProductAddress} from '~/domains/catalog/product-address';
import {productPage} from '~/domains/catalog/product-page.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {createExpiry} from '~/platform/expiry';
import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {productOf, variantOf} from './builders';

const bowl = productOf({
  id: 'gid://shopify/Product/2',
  handle: 'bowl',
  species: null,
  foodForm: null,
  brand: 'Marlowe Home',
  isDropship: true,
  variants: [variantOf({sku: 'BOWL', options: {Size: '2 cup'}})],
});
const food = productOf({
  handle: 'food',
  variants: [
    variantOf({sku: 'FOOD-4', options: {Size: '4 lb'}}),
    variantOf({sku: 'FOOD-15', options: {Size: '15 lb'}}),
  ],
});
const bare = productOf({id: 'gid://shopify/Product/4', handle: 'bare', variants: []});
const snack = productOf({
  id: 'gid://shopify/Product/3',
  handle: 'snack',
  foodForm: 'treat',
  variants: [variantOf({sku: 'SNACK'})],
});
const rival = productOf({
  id: 'gid://shopify/Product/5',
  handle: 'rival',
  variants: [variantOf({sku: 'RIVAL-4'}), variantOf({sku: 'RIVAL-15'})],
});

const story: ProductContent = {
  headline: 'Made for mud',
  body: '<p>Good <b>food</b><script>alert(1)</script></p>',
  image: null,
  faqs: [{question: 'Is it good?', answer: 'Yes.'}],
};
const away: Result<never, UpstreamFailure> = fail(
  failure({service: 'any', operation: 'any'}, 'timeout', 'no answer'),
);
const never = new Promise<never>(() => undefined);

type Context = Parameters<typeof productPage>[0];
interface Parts {
  product?: Context['services']['catalog']['product'];
  recommended?: Context['services']['catalog']['recommended'];
  content?: Context['services']['contentSystem']['productContent'];
  stock?: Context['services']['inventory']['stock'];
  facets?: Context['services']['contentSystem']['productFacets'];
  listed?: Context['services']['contentSystem']['products'];
}

/** A shop of three products with all data; `calls` lists the upstream calls in order. */
function shop({product, recommended, content, stock, facets, listed}: Parts = {}) {
  const calls: string[] = [];
  const noted =
    <Asked, Answer>(name: string, answer: (asked: Asked) => Answer) =>
    (asked: Asked) => {
      calls.push(`${name} ${typeof asked === 'string' ? asked : JSON.stringify(asked)}`);
      return answer(asked);
    };
  const context = contextOf<Context>({
    request: {
      deals: async () => new Set<string>(),
      expiry: createExpiry(),
      log: {info: () => undefined, warn: () => undefined, error: () => undefined},
    },
    services: {
      catalog: {
        product: noted(
          'product',
          product ??
            (async (handle) =>
              ok([bowl, food, bare].find((item) => item.handle === handle) ?? null)),
        ),
        recommended: async (handle, kind) => {
          calls.push(`${kind} ${handle}`);
          return recommended ? recommended(handle, kind) : ok([snack, food, bowl, bare]);
        },
      },
      contentSystem: {
        productContent: noted('content', content ?? (async () => ok(story))),
        productFacets: noted(
          'facets',
          facets ?? (async () => ok([{field: 'sites', value: 'DTC'}])),
        ),
        products: noted('listed', listed ?? (async () => away)),
      },
      inventory: {
        stock: noted('stock', stock ?? (async () => ok({'FOOD-4': 40, 'FOOD-15': 40}))),
      },
    },
    site: siteOf('DTC'),
    visitor: {
      cookies: createCookieJar(
        new Request('https://shop.test', {headers: {Cookie: 'user_location=96813::CLINIC'}}),
        {suffix: '', secure: false},
      ),
    },
  });
  return {calls, context};
}

const address = (parts: Partial<ProductAddress>): ProductAddress => ({
  handle: 'food',
  brand: null,
  isDropship: false,
  ...parts,
});

async function page(parts: Partial<ProductAddress>, services: Parts = {}) {
  const found = await productPage(shop(services).context, address(parts));
  if (!found.ok) throw new Error(found.failure.kind);
  return found.value;
}

describe('productPage', () => {
  it.each<[Partial<ProductAddress>, string | null]>([
    [{}, 'FOOD-4'],
    [{sku: 'FOOD-15'}, 'FOOD-15'],
    [{sku: 'UNKNOWN'}, 'FOOD-4'],
    [{brand: 'marlowe-balance'}, 'FOOD-4'],
    [{brand: 'marlowe-balance', path: {flavor: 'original', size: '15-lb'}}, 'FOOD-15'],
    [{brand: 'marlowe-clinical'}, null],
    [{brand: 'Marlowe Balance'}, null],
    [{isDropship: true}, null],
    [{handle: 'bowl', isDropship: true}, 'BOWL'],
    [{handle: 'bowl'}, 'BOWL'],
    [{handle: 'bare'}, null],
    [{handle: 'unknown'}, null],
    [{slug: {facet: 'weight', value: '15lb'}}, 'FOOD-15'],
    [{slug: {facet: 'weight', value: 'none'}}, 'FOOD-4'],
    [{slug: {facet: 'colour', value: 'red'}}, null],
  ])('productPage for %j shows variant %s', async (parts, sku) => {
    expect((await page(parts))?.variant.sku ?? null).toBe(sku);
  });

  it('HOUSE-22b productPage makes no calls for an invalid handle', async () => {
    const hostile = fc.oneof(
      fc.string().filter((text) => !/^[a-z0-9-]{1,120}$/.test(text)),
      fc.constantFrom('../admin', '..', 'a'.repeat(121), '%2e%2e', 'food\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (handle) => {
        const {calls, context} = shop();
        expect(await productPage(context, address({handle}))).toEqual(ok(null));
        expect(calls).toEqual([]);
      }),
    );
  });

  it('productPage makes two rounds of calls, with the stock at the shopper’s location', async () => {
    const {calls, context} = shop();
    await productPage(context, address({}));
    expect(calls.slice(0, 4).sort()).toEqual([
      'complementary food',
      'content food',
      'facets food',
      'product food',
    ]);
    const stock = 'stock {"skus":["FOOD-4","FOOD-15"],"zip":"96813","destination":"CLINIC"}';
    const listed = expect.stringMatching(/^listed .*"commerceIds":/) as string;
    const shelf = 'stock {"skus":["SNACK","BOWL"],"zip":"96813","destination":"CLINIC"}';
    expect(calls.slice(4).sort()).toEqual([listed, shelf, stock].sort());
  });

  it('CARD-13 productPage selects the first variant in stock at the shopper’s location', async () => {
    const found = await page({}, {stock: async () => ok({'FOOD-4': 0, 'FOOD-15': 3})});
    expect(found?.variant).toMatchObject({sku: 'FOOD-15', inStock: true, quantityAvailable: 3});
    expect(found?.product.variants[0]).toMatchObject({inStock: false, quantityAvailable: 0});
  });

  it('productPage uses commerce’s stock while the inventory is down', async () => {
    const found = await page({}, {stock: async () => away});
    expect(found?.variant).toMatchObject({sku: 'FOOD-4', inStock: true, quantityAvailable: 100});
  });

  it('productPage fails while commerce is down', async () => {
    expect(await productPage(shop({product: async () => away}).context, address({}))).toEqual(away);
  });

  it('PDP-14a productPage shows complements only, without those that have no variants', async () => {
    const found = await page({});
    expect((await found?.complements)?.map(({handle}) => handle)).toEqual(['snack', 'bowl']);
  });

  it('PDP-15a productPage offers alternatives in stock to a variant that is out of stock, and none otherwise', async () => {
    const recommended = async () => ok([snack, rival, food]);
    const stock = async () => ok({'FOOD-4': 0, 'FOOD-15': 0, 'RIVAL-4': 0, 'RIVAL-15': 5});
    const out = await page({}, {recommended, stock});
    expect((await out?.alternatives)?.map(({variant}) => variant.sku)).toEqual(['RIVAL-15']);
    expect((await page({}, {recommended}))?.alternatives).toEqual([]);
    const none = {'FOOD-4': 0, 'FOOD-15': 0, 'RIVAL-4': 0, 'RIVAL-15': 0};
    expect((await page({}, {recommended, stock: async () => ok(none)}))?.alternatives).toEqual([]);
  });

  it('PDP-15a productPage offers the first three alternatives in stock', async () => {
    const rivals = ['a', 'b', 'c', 'd', 'e'].map((handle, index) =>
      productOf({
        id: `gid://shopify/Product/${10 + index}`,
        handle,
        variants: [variantOf({sku: handle, inStock: handle !== 'b'})],
      }),
    );
    const out = await page(
      {},
      {recommended: async () => ok(rivals), stock: async () => ok({'FOOD-4': 0, 'FOOD-15': 0})},
    );
    expect((await out?.alternatives)?.map(({handle}) => handle)).toEqual(['a', 'c', 'd']);
  });

  it('PDP-15c productPage tells a variant that is out of stock here from one that is sold out', async () => {
    const stock = async () => ok({'FOOD-4': 0, 'FOOD-15': 0});
    expect((await page({}, {stock}))?.isOutHereOnly).toBe(true);
    expect((await page({}))?.isOutHereOnly).toBe(false);
    const soldOut = productOf({
      handle: 'food',
      variants: [variantOf({sku: 'FOOD-4', inStock: false})],
    });
    const found = await page({}, {stock, product: async () => ok(soldOut)});
    expect(found).toMatchObject({isOutHereOnly: false, variant: {inStock: false}});
  });

  it('PDP-08a productPage returns null for a product of the other site', async () => {
    const facets = async () => ok([{field: 'sites', value: 'HPSF'}]);
    expect(await page({}, {facets})).toBeNull();
    expect((await page({}, {facets: async () => away}))?.variant.sku).toBe('FOOD-4');
  });

  it('PDP-08b productPage leaves out complements that this site doesn’t list', async () => {
    const rows = [{handle: 'bowl', commerceId: bowl.id, skus: []}];
    const found = await page({}, {listed: async () => ok({rows, total: 1})});
    expect((await found?.complements)?.map(({handle}) => handle)).toEqual(['bowl']);
  });

  it.each<[string, Parts]>([
    ['away', {recommended: async () => away, content: async () => away}],
    [
      'broken',
      {recommended: () => Promise.reject(new Error()), content: () => Promise.reject(new Error())},
    ],
    ['empty', {recommended: async () => ok([]), content: async () => ok(null)}],
  ])('PDP-04a productPage succeeds if its optional parts are %s', async (_name, services) => {
    const found = await page({}, services);
    expect(found?.variant.sku).toBe('FOOD-4');
    expect(found?.complements).toEqual([]);
    expect(found?.story).toBeNull();
  });

  it('PDP-04a productPage doesn’t wait for slow optional parts', async () => {
    const found = await page({}, {recommended: () => never, content: () => never});
    expect(found?.complements).toBeInstanceOf(Promise);
    expect(found?.story).toBeInstanceOf(Promise);
  });

  it('productPage sanitizes the story', async () => {
    expect((await page({}))?.story).toEqual({
      headline: 'Made for mud',
      body: [{tag: 'p', children: ['Good ', {tag: 'strong', children: ['food']}]}],
      image: null,
      faqs: story.faqs,
    });
  });
});
