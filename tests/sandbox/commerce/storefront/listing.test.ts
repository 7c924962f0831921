import {describe, expect, test} from 'vitest';
import {collectionOf, productOf} from '~tests/sandbox/support/catalog-builder';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';
import {pictureOf} from '~tests/sandbox/support/world-builder';

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

const {ask} = storefrontApp({products: PRODUCTS, collections: [DOG, CAT]});

async function data(query: string, variables: object = {}) {
  const answer = await ask(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data ?? {};
}

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

  test('SAND-05c are paged by cursor forwards and backwards', async () => {
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
      await data(`{ a: product(handle: "cod") { id } b: product(id: "gid://shopify/Product/3") { handle onlineStoreUrl }
        c: productByHandle(handle: "cod") { title } d: product(handle: "none") { id } e: product { id } }`),
    ).toEqual({
      a: {id: 'gid://shopify/Product/3'},
      b: {handle: 'cod', onlineStoreUrl: `${ORIGIN}/products/cod`},
      c: {title: 'Cod'},
      d: null,
      e: null,
    });
  });

  test('have their tags and types listed', async () => {
    const answer = await data(
      '{ productTags(first: 9) { nodes } productTypes(first: 2) { edges { node } pageInfo { hasNextPage } } }',
    );
    expect(answer).toEqual({
      productTags: {nodes: ['deal', 'new']},
      productTypes: {
        edges: [{node: 'Canned Food'}, {node: 'Dry Food'}],
        pageInfo: {hasNextPage: true},
      },
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
    ['filters: [{productType: "Dry Food"}]', ['cod', 'lamb']],
    ['filters: [{productType: "Dry Food"}, {productType: "Treats"}]', ['cod', 'lamb', 'beef']],
    ['filters: [{available: true}]', ['cod', 'lamb']],
    ['filters: [{price: {min: 15, max: 25}}]', ['cod']],
    ['filters: [{productType: "Dry Food"}, {tag: "deal"}]', ['cod']],
  ])('SAND-05b list their products with %s', async (args, handles) => {
    const {collection} = await data(
      `{ collection(handle: "dog") { products(first: 10, ${args}) { nodes { handle } } } }`,
    );
    expect(collection).toEqual({products: {nodes: handles.map((handle) => ({handle}))}});
  });

  test('SAND-05b offer filters with counts, and each filter value selects that many products', async () => {
    const query = `query ($filters: [ProductFilter!]) { collection(handle: "dog") { products(first: 10, filters: $filters) {
      nodes { handle } filters { label type presentation values { label count input swatch { color } image { id } } } } } }`;
    interface Listed {
      products: {
        nodes: unknown[];
        filters: {type: string; values: {label: string; count: number; input: string}[]}[];
      };
    }
    const listed = async (filters: unknown[]) =>
      ((await data(query, {filters})).collection as Listed).products;
    const values = (await listed([])).filters
      .filter(({type}) => type === 'LIST')
      .flatMap((filter) => filter.values);
    expect(values.map(({label, count}) => [label, count])).toContainEqual(['Dry Food', 2]);
    for (const {count, input} of values) {
      const {nodes} = await listed([JSON.parse(input)]);
      expect([input, nodes.length]).toEqual([input, count]);
    }
  });

  test('are the only lists with filters', async () => {
    expect(await data('{ products(first: 1) { filters { id } } }')).toEqual({
      products: {filters: []},
    });
  });

  test('are found by handle, id and product, and truncate their description', async () => {
    expect(
      await data(`{ a: collection(id: "gid://shopify/Collection/1") { handle description(truncateAt: 20) }
        b: collectionByHandle(handle: "cat") { onlineStoreUrl trackingParameters metafield(namespace: "a", key: "b") { id } }
        c: collection(handle: "none") { id } product(handle: "cod") { collections(first: 3) { nodes { handle } } } }`),
    ).toEqual({
      a: {handle: 'dog', description: 'Everything a dog ...'},
      b: {onlineStoreUrl: `${ORIGIN}/collections/cat`, trackingParameters: null, metafield: null},
      c: null,
      product: {collections: {nodes: [{handle: 'dog'}]}},
    });
  });
});
