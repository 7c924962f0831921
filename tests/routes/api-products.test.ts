import {describe, expect, it} from 'vitest';
import type {ProductSummary} from '~/domains/catalog/product';
import {get, post} from './support/api';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(origin);
const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}});

const ecom = (name: string) => `/api/ecom/v1.0/${name}`;
const EVERYDAY = 'everyday-chicken-barley';
const TABLE = 'country-table-adult';
const SEVERAL = [ecom('get-products-by-handles'), ecom('get-listing-products-by-handles')];

interface Products {
  products: ProductSummary[];
}
interface Product {
  product: ProductSummary;
}

describe.each(SEVERAL)('%s', (path) => {
  const ask = (handles: unknown, visitor = shop.visitor()) =>
    post<Products>(visitor, path, {handles});
  const handlesOf = ({value}: {value: Products}) => value.products.map(({handle}) => handle);

  it('API-43, API-45 returns products in the order of the handles, each once', async () => {
    const answer = await ask([TABLE, EVERYDAY, TABLE]);
    expect(handlesOf(answer)).toEqual([TABLE, EVERYDAY]);
    expect(handlesOf(await ask([EVERYDAY, TABLE]))).toEqual([EVERYDAY, TABLE]);
  });

  it('CAT-04, CAT-05 returns products in the field names of the specification', async () => {
    const [product] = (await ask([EVERYDAY])).value.products;
    expect(product).toMatchObject({
      title: 'Everyday Chicken & Barley',
      productType: 'Dry Food',
      featuredImage: {
        url: expect.stringMatching(/^http/) as string,
        alt: expect.any(String) as string,
      },
    });
    expect(product?.description).not.toBe('');
    const [small] = product?.variants ?? [];
    expect(product?.options).toContainEqual({
      name: 'Size',
      values: expect.arrayContaining(['4 lb', '15 lb']) as string[],
    });
    expect(small).toMatchObject({
      id: 'gid://shopify/ProductVariant/700101',
      adminGraphqlId: 'gid://shopify/ProductVariant/700101',
      sku: 'MB-DEVC-4',
      variantURL: expect.stringContaining(EVERYDAY) as string,
      selectedOptions: [{name: 'Size', value: '4 lb'}],
      price: {amount: '13.99', currencyCode: 'USD'},
      compareAtPrice: null,
      inStock: true,
      weight: 4,
      weightUnit: 'lbs',
    });
  });

  it('API-43, API-45 leaves out unknown products', async () => {
    expect(handlesOf(await ask(['no-such-product', EVERYDAY]))).toEqual([EVERYDAY]);
    expect(handlesOf(await ask(['no-such-product']))).toEqual([]);
  });

  it.each([
    [undefined, 'handles'],
    [[], 'handles'],
    [EVERYDAY, 'handles'],
    [Array.from({length: 51}, (_, index) => `product-${index}`), 'handles'],
    [[''], 'handles[0]'],
    [[EVERYDAY, 'Not a handle'], 'handles[1]'],
    [['x'.repeat(121)], 'handles[0]'],
    [[7], 'handles[0]'],
  ])('SRV-04b refuses %j with 400 for %s', async (handles, field) => {
    const answer = await ask(handles);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.message.split(': ')[0]).toBe(field);
    expect(unexpected()).toEqual([]);
  });

  it('API-43, API-45 accepts 50 handles', async () => {
    const handles = Array.from({length: 49}, (_, index) => `product-${index}`);
    expect(handlesOf(await ask([...handles, EVERYDAY]))).toEqual([EVERYDAY]);
  });
});

describe('operations that return one product', () => {
  it('API-44 get-product-by-handle returns the product with all its pictures', async () => {
    const {value} = await get<Product>(shop.visitor(), ecom('get-product-by-handle'), {
      handle: EVERYDAY,
    });
    expect(value.product.handle).toBe(EVERYDAY);
    expect(value.product.variants[0]?.variantMediaList.length).toBeGreaterThan(1);
  });

  it('API-46 get-listing-product-by-handle returns the same product as the list operation', async () => {
    const {value} = await post<Product>(shop.visitor(), ecom('get-listing-product-by-handle'), {
      handle: EVERYDAY,
    });
    const several = await post<Products>(shop.visitor(), ecom('get-listing-products-by-handles'), {
      handles: [EVERYDAY],
    });
    expect(value.product).toEqual(several.value.products[0]);
  });

  it('API-44, API-46 an unknown product is answered with 404', async () => {
    const one = {handle: 'no-such-product'};
    for (const answer of [
      await get(shop.visitor(), ecom('get-product-by-handle'), one),
      await post(shop.visitor(), ecom('get-listing-product-by-handle'), one),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
  });

  it('API-44, PDP-08a a product of the consumer site is not found on the staff site', async () => {
    const one = {handle: 'stainless-steel-bowl'};
    const path = ecom('get-product-by-handle');
    expect((await get(shop.visitor(), path, one)).status).toBe(200);
    const answer = await get(staff.visitor(), path, one);
    expect([answer.status, answer.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  it.each(['', 'Not a handle', 'x'.repeat(121), '../x'])(
    'SRV-04b the handle %j is refused with 400',
    async (handle) => {
      for (const answer of [
        await get(shop.visitor(), ecom('get-product-by-handle'), {handle}),
        await post(shop.visitor(), ecom('get-listing-product-by-handle'), {handle}),
        await post(shop.visitor(), ecom('get-filters-by-handle'), {handle}),
      ]) {
        expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
        expect(answer.message).toMatch(/^handle: /);
      }
    },
  );

  it('SRV-04b get-product-by-handle without a handle answers 400', async () => {
    const answer = await get(shop.visitor(), ecom('get-product-by-handle'));
    expect(answer.message).toMatch(/^handle: /);
  });
});

describe('the stock of a product', () => {
  it('is that of the visitor’s location, and the same in all operations', async () => {
    /* Some products are out of stock in single warehouses only. */
    const visitor = shop.visitor('user_location=96813::HOME');
    const {value} = await post<Products>(visitor, SEVERAL[0] ?? '', {handles: [EVERYDAY, TABLE]});
    const variants = value.products.flatMap((product) => product.variants);
    const stock = await post<{data: Record<string, {quantity: number}>}>(
      visitor,
      '/api/get-products-stock',
      {skus: variants.map(({sku}) => sku)},
    );
    for (const {sku, inStock, quantityAvailable} of variants) {
      const there = stock.value.data[sku]?.quantity;
      expect([sku, quantityAvailable]).toEqual([sku, there]);
      expect([sku, inStock]).toEqual([sku, there !== 0]);
    }
    const single = await get<Product>(visitor, ecom('get-product-by-handle'), {handle: TABLE});
    const quantities = ({variants}: ProductSummary) =>
      variants.map(({quantityAvailable}) => quantityAvailable);
    const [, listed] = value.products;
    expect(listed && quantities(listed)).toEqual(quantities(single.value.product));
  });
});

describe('get-filters-by-handle', () => {
  const ask = async (handle: string, limit?: unknown) =>
    post<{filters: {field: string; value: string}[]}>(
      shop.visitor(),
      ecom('get-filters-by-handle'),
      {handle, ...(limit === undefined ? {} : {limit})},
    );

  it('API-47 returns the filter values of a product, up to the limit', async () => {
    const all = (await ask(EVERYDAY)).value.filters;
    expect(all).toEqual(
      expect.arrayContaining([
        {field: 'species', value: 'dog'},
        {field: 'brand', value: 'balance'},
        {field: 'lifestage', value: 'adult'},
        {field: 'food_form', value: 'dry-food'},
        {field: 'flavor', value: 'chicken'},
      ]),
    );
    expect(all.some(({field}) => field === 'sites')).toBe(false);
    expect((await ask(EVERYDAY, 2)).value.filters).toEqual(all.slice(0, 2));
  });

  it('API-47, PDP-08a answers 404 for a product that only the other site sells', async () => {
    const body = {handle: 'monthly-treat-box'};
    const at = (site: typeof shop) => post(site.visitor(), ecom('get-filters-by-handle'), body);
    expect((await at(shop)).status).toBe(200);
    expect((await at(staff)).status).toBe(404);
  });

  it('API-47 answers 404 for an unknown product', async () => {
    const answer = await ask('no-such-product', 5);
    expect([answer.status, answer.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  it.each([0, -1, 101, 1.5, '5', null])('SRV-04b refuses the limit %j with 400', async (limit) => {
    const answer = await ask(EVERYDAY, limit);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.message).toMatch(/^limit: /);
  });
});
