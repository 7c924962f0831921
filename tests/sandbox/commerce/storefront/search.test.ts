import {describe, expect, test} from 'vitest';
import {collectionOf, productOf} from '~tests/support/catalog-builder';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';
import {blogOf, pageOf} from '~tests/support/world-builder';

const {ask, data} = storefrontApp({
  products: [
    productOf(1, {
      handle: 'salmon-bites',
      title: 'Salmon Bites',
      vendor: 'Marlowe Treats',
      productType: 'Treats',
      tags: ['grain-free'],
      variants: [{sku: 'MT-SALB-08', price: 900, stock: 0}],
    }),
    productOf(2, {
      handle: 'salmon-kibble',
      title: 'Salmon Kibble',
      vendor: 'Marlowe Balance',
      productType: 'Dry Food',
      variants: [{sku: 'MB-SALK-30', price: 5000}],
    }),
    productOf(3, {
      handle: 'lamb-stew',
      title: 'Lamb Stew',
      vendor: 'Marlowe Clinical',
      productType: 'Canned Food',
      variants: [{sku: 'MC-LAMB-12', price: 400}],
    }),
  ],
  collections: [collectionOf(1, 'salmon', ['salmon-kibble'], {title: 'Salmon & friends'})],
  pages: [
    pageOf(1, 'sourcing', {title: 'How we source salmon'}),
    pageOf(2, 'faq', {title: 'Questions'}),
  ],
  blogs: [blogOf(1, 'news', ['salmon-season', 'puppy-steps'])],
});

const NODE = '... on Product { handle } ... on Page { handle } ... on Article { handle }';

async function handles(args: string): Promise<string[]> {
  const {search} = await data(`{ search(first: 20, ${args}) { nodes { ${NODE} } } }`);
  return (search as {nodes: {handle: string}[]}).nodes.map(({handle}) => handle);
}

describe('Storefront API search', () => {
  test.each([
    ['title', 'kibble', ['salmon-kibble']],
    ['type', 'canned food', ['lamb-stew']],
    ['tag', 'grain-free', ['salmon-bites']],
    ['vendor', 'clinical', ['lamb-stew']],
    ['SKU', 'MB-SALK-30', ['salmon-kibble']],
  ])('SAND-06 finds a product by %s', async (_by, text, found) => {
    expect(await handles(`query: "${text}", types: [PRODUCT]`)).toEqual(found);
  });

  test('SAND-06 matches the last word as a prefix only on request', async () => {
    expect(await handles('query: "lamb st", types: [PRODUCT]')).toEqual([]);
    expect(await handles('query: "lamb st", types: [PRODUCT], prefix: LAST')).toEqual([
      'lamb-stew',
    ]);
    expect(await handles('query: "how we sour", types: [PAGE], prefix: LAST')).toEqual([
      'sourcing',
    ]);
  });

  test('SAND-06 finds products, pages and articles together, with the total', async () => {
    const {search} = await data(
      `{ search(first: 2, query: "salmon") { totalCount nodes { __typename ${NODE} } pageInfo { hasNextPage } } }`,
    );
    expect(search).toMatchObject({totalCount: 4, pageInfo: {hasNextPage: true}});
    expect(new Set(await handles('query: "salmon"'))).toEqual(
      new Set(['salmon-kibble', 'salmon-bites', 'sourcing', 'salmon-season']),
    );
  });

  test.each([
    ['LAST', ['salmon-kibble', 'salmon-bites']],
    ['HIDE', ['salmon-kibble']],
  ])('SAND-06 places sold-out products by unavailableProducts %s', async (rule, found) => {
    expect(
      await handles(`query: "salmon", types: [PRODUCT], unavailableProducts: ${rule}`),
    ).toEqual(found);
  });

  test('SAND-06 sorts results by price', async () => {
    const args = 'query: "salmon", types: [PRODUCT], sortKey: PRICE';
    expect(await handles(args)).toEqual(['salmon-bites', 'salmon-kibble']);
  });

  test('SAND-06 pages results by cursor', async () => {
    const {search} = await data('{ search(first: 2, query: "salmon") { pageInfo { endCursor } } }');
    const {endCursor} = (search as {pageInfo: {endCursor: string}}).pageInfo;
    const all = await handles('query: "salmon"');
    expect(await handles(`query: "salmon", after: "${endCursor}"`)).toEqual(all.slice(2));
  });
});

describe('Storefront API predictive search', () => {
  const FIELDS = `{ products { handle } collections { handle } pages { handle } articles { handle }
    queries { text styledText trackingParameters } }`;

  test('SAND-06 finds every type by the start of a word', async () => {
    const {predictiveSearch} = await data(
      `{ predictiveSearch(query: "salm", limitScope: EACH) ${FIELDS} }`,
    );
    expect(predictiveSearch).toMatchObject({
      products: [{handle: 'salmon-kibble'}, {handle: 'salmon-bites'}],
      collections: [{handle: 'salmon'}],
      pages: [{handle: 'sourcing'}],
      articles: [{handle: 'salmon-season'}],
    });
    const {queries} = predictiveSearch as {queries: {text: string; styledText: string}[]};
    expect(queries.length).toBeGreaterThan(0);
    for (const {text, styledText} of queries) {
      expect(styledText).toBe(`<mark>salm</mark><span>${text.slice(4)}</span>`);
    }
  });

  test('SAND-06 finds a product by part of its SKU', async () => {
    const {predictiveSearch} = await data(
      '{ predictiveSearch(query: "MC-LAM") { products { handle } } }',
    );
    expect(predictiveSearch).toEqual({products: [{handle: 'lamb-stew'}]});
  });

  test('SAND-06 applies the limit per type, or to all types in turn', async () => {
    const {predictiveSearch: each} = await data(
      `{ predictiveSearch(query: "salm", limit: 1, limitScope: EACH) ${FIELDS} }`,
    );
    expect(Object.values(each as object).map((found: unknown[]) => found.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    const {predictiveSearch: all} = await data(
      `{ predictiveSearch(query: "salm", limit: 3, limitScope: ALL) ${FIELDS} }`,
    );
    expect(Object.values(all as object).map((found: unknown[]) => found.length)).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  test('SAND-06 returns only the requested types', async () => {
    const {predictiveSearch} = await data(
      `{ predictiveSearch(query: "salm", types: [PAGE]) ${FIELDS} }`,
    );
    expect(predictiveSearch).toEqual({
      products: [],
      collections: [],
      pages: [{handle: 'sourcing'}],
      articles: [],
      queries: [],
    });
  });

  test.each([0, 11])('SAND-06 rejects a limit of %i as a bad request', async (limit) => {
    const {errors} = await ask(`{ predictiveSearch(query: "s", limit: ${limit}) ${FIELDS} }`);
    expect(errors?.[0]).toMatchObject({
      message: 'limit must be between 1 and 10',
      extensions: {code: 'BAD_REQUEST'},
    });
  });
});
