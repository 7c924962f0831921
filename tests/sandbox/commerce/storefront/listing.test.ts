import {describe, expect, test} from 'vitest';
import {collectionOf, productOf} from '~tests/support/catalog-builder';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';
import {pictureOf} from '~tests/support/world-builder';

const PRODUCTS = [
  productOf(1, {
    handle: 'lamb',
    title: 'Lamb',
    productType: 'Dry Food',
    tags: ['new'],
    variants: [{price: 3000}],
  }),
  productOf(2, {
    handle: 'beef',
    title: 'Beef',
    productType: 'Treats',
    tags: ['deal'],
    variants: [{price: 1000, stock: 0}],
  }),
  productOf(3, {
    handle: 'cod',
    title: 'Cod',
    productType: 'Dry Food',
    tags: ['deal'],
    variants: [{price: 2000}],
  }),
  productOf(10, {
    handle: 'duck',
    title: 'Duck',
    productType: 'Canned Food',
    variants: [{price: 2500}],
  }),
];
const DOG = collectionOf(1, 'dog', ['cod', 'lamb', 'beef'], {
  title: 'Dog',
  description: 'Everything a dog eats, every day.',
  updatedAt: '2026-03-01T00:00:00Z',
  image: pictureOf(7, 'dog'),
});
const CAT = collectionOf(2, 'cat', ['duck'], {title: 'Cat', updatedAt: '2026-02-01T00:00:00Z'});

const {ask, data} = storefrontApp({products: PRODUCTS, collections: [DOG, CAT]});

interface Handles {
  nodes: {handle: string}[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
  };
}

describe('Storefront API products', () => {
  test.each([
    ['sortKey: TITLE', ['beef', 'cod', 'duck', 'lamb']],
    ['sortKey: TITLE, reverse: true', ['lamb', 'duck', 'cod', 'beef']],
    ['sortKey: PRICE', ['beef', 'cod', 'duck', 'lamb']],
    ['sortKey: PRICE, reverse: true', ['lamb', 'duck', 'cod', 'beef']],
    ['sortKey: ID', ['lamb', 'beef', 'cod', 'duck']],
    ['sortKey: TITLE, query: "product_type:\\"Dry Food\\""', ['cod', 'lamb']],
    ['sortKey: TITLE, query: "tag:deal AND title:Cod"', ['cod']],
  ])('SAND-05a are listed by products(%s)', async (args, handles) => {
    const {products} = await data(`{ products(first: 10, ${args}) { nodes { handle } } }`);
    expect(products).toEqual({nodes: handles.map((handle) => ({handle}))});
  });

  test('SAND-05b are paged by cursor forwards and backwards', async () => {
    const query = `query ($first: Int, $last: Int, $after: String, $before: String) {
      products(first: $first, last: $last, after: $after, before: $before, sortKey: TITLE, reverse: true) {
        nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const one = (await data(query, {first: 3})).products as Handles;
    expect(one.nodes.map(({handle}) => handle)).toEqual(['lamb', 'duck', 'cod']);
    expect(one.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: false});
    const two = (await data(query, {first: 3, after: one.pageInfo.endCursor})).products as Handles;
    expect(two.nodes.map(({handle}) => handle)).toEqual(['beef']);
    expect(two.pageInfo).toMatchObject({hasNextPage: false, hasPreviousPage: true});
    const back = (await data(query, {last: 2, before: two.pageInfo.startCursor}))
      .products as Handles;
    expect(back.nodes.map(({handle}) => handle)).toEqual(['duck', 'cod']);
    expect(back.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: true});
  });

  test.each([
    ['products { nodes { id } }', 'you must provide one of first or last'],
    ['products(first: 251) { nodes { id } }', 'first cannot exceed 250'],
    [
      'products(first: 1, after: "x") { nodes { id } }',
      'Invalid cursor for current pagination sort.',
    ],
  ])('reject %s as a bad request', async (field, message) => {
    const answer = await ask(`{ ${field} }`);
    expect(answer.data).toBeNull();
    expect(answer.errors).toEqual([
      expect.objectContaining({message, path: ['products'], extensions: {code: 'BAD_REQUEST'}}),
    ]);
  });

  test('are found by handle and id, and null otherwise', async () => {
    expect(
      await data(`{ a: product(handle: "cod") { id } b: product(id: "gid://shopify/Product/3") { handle }
        d: product(handle: "none") { id } e: product { id } }`),
    ).toEqual({
      a: {id: 'gid://shopify/Product/3'},
      b: {handle: 'cod'},
      d: null,
      e: null,
    });
  });
});

describe('Storefront API collections', () => {
  test('SAND-05a are sorted by update time in reverse, with the total', async () => {
    expect(
      await data(`{ collections(first: 1, sortKey: UPDATED_AT, reverse: true) {
        totalCount nodes { handle image { url } } pageInfo { hasNextPage } } }`),
    ).toEqual({
      collections: {
        totalCount: '2',
        nodes: [{handle: 'dog', image: {url: `${ORIGIN}/cdn/shop/files/dog.png`}}],
        pageInfo: {hasNextPage: true},
      },
    });
  });

  test.each([
    ['sortKey: COLLECTION_DEFAULT', ['cod', 'lamb', 'beef']],
    ['sortKey: COLLECTION_DEFAULT, reverse: true', ['beef', 'lamb', 'cod']],
    ['sortKey: TITLE', ['beef', 'cod', 'lamb']],
    ['sortKey: PRICE, reverse: true', ['lamb', 'cod', 'beef']],
  ])('SAND-05a list their products with %s', async (args, handles) => {
    const {collection} = await data(
      `{ collection(handle: "dog") { products(first: 10, ${args}) { nodes { handle } } } }`,
    );
    expect(collection).toEqual({products: {nodes: handles.map((handle) => ({handle}))}});
  });

  test('are found by handle and id', async () => {
    expect(
      await data(`{ a: collection(id: "gid://shopify/Collection/1") { handle description }
        b: collection(handle: "cat") { trackingParameters } c: collection(handle: "none") { id } }`),
    ).toEqual({
      a: {handle: 'dog', description: 'Everything a dog eats, every day.'},
      b: {trackingParameters: null},
      c: null,
    });
  });
});

test.each([
  [
    '{ collection(handle: "dog") { description(truncateAt: 2) } }',
    'Collection.description.truncateAt',
  ],
  ['{ product(handle: "cod") { description(truncateAt: 2) } }', 'Product.description.truncateAt'],
  [
    '{ collection(handle: "dog") { products(first: 1, filters: [{available: true}]) { nodes { id } } } }',
    'Collection.products.filters',
  ],
  [
    '{ search(first: 1, query: "dog", productFilters: [{available: true}]) { nodes { __typename } } }',
    'QueryRoot.search.productFilters',
  ],
])('SAND-04 %s is an error, because the sandbox ignores the argument', async (query, name) => {
  const {errors} = await ask(query);
  expect(errors?.[0]).toMatchObject({
    message: `${name} is not resolved by the sandbox`,
    extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
  });
});
