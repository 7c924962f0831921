import fc from 'fast-check';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {connection} from '~sandbox/commerce/storefront/connection';
import {catalogOf, collectionOf, productOf} from '~tests/support/catalog-builder';

afterEach(() => void vi.unstubAllEnvs());

const idsOf = (...numbers: number[]) => numbers.map((number) => `gid://shopify/Product/${number}`);

const SORT_KEYS = [
  ...['BEST_SELLING', 'CREATED_AT', 'ID', 'PRICE', 'PRODUCT_TYPE', 'RELEVANCE', 'TITLE'],
  ...['UPDATED_AT', 'VENDOR', 'COLLECTION_DEFAULT', 'CREATED', 'MANUAL'],
];

describe('SAND-05 catalog sort keys', () => {
  const {catalog} = catalogOf(
    [
      productOf(9, {
        title: 'banana',
        vendor: 'C',
        productType: 'Z',
        createdAt: '2026-03-01T00:00:00Z',
        updatedAt: '2026-03-05T00:00:00Z',
        variants: [{price: 900}, {price: 100}],
      }),
      productOf(10, {
        title: 'Apple',
        vendor: 'A',
        productType: 'Y',
        createdAt: '2026-02-01T00:00:00+02:00',
        updatedAt: '2026-03-06T00:00:00Z',
        variants: [{price: 200}],
      }),
      productOf(100, {
        title: 'Cherry',
        vendor: 'B',
        productType: 'X',
        createdAt: '2026-01-31T23:00:00Z',
        updatedAt: '2026-03-04T00:00:00Z',
        variants: [{price: 300}],
      }),
    ],
    {
      collections: [collectionOf(1, 'shelf', ['product-100', 'product-9', 'product-10'])],
      bestSellers: ['product-10', 'product-100', 'product-9'],
    },
  );

  test.each([
    ['ID', [9, 10, 100]],
    ['TITLE', [10, 9, 100]],
    ['VENDOR', [10, 100, 9]],
    ['PRODUCT_TYPE', [100, 10, 9]],
    ['PRICE', [9, 10, 100]],
    ['CREATED_AT', [10, 100, 9]],
    ['CREATED', [10, 100, 9]],
    ['UPDATED_AT', [100, 9, 10]],
    ['BEST_SELLING', [10, 100, 9]],
    ['COLLECTION_DEFAULT', [100, 9, 10]],
    ['MANUAL', [100, 9, 10]],
    ['RELEVANCE', [100, 9, 10]],
  ])('%s sorts in both directions', (sortKey, expected) => {
    const query = {collectionHandle: 'shelf', sortKey};
    expect(catalog.productIds(query)).toEqual(idsOf(...expected));
    expect(catalog.productIds({...query, reverse: true})).toEqual(idsOf(...expected.toReversed()));
  });

  test('without a collection, products are sorted by numeric id', () => {
    expect(catalog.productIds({})).toEqual(idsOf(9, 10, 100));
    expect(catalog.productIds({sortKey: 'RELEVANCE'})).toEqual(idsOf(9, 10, 100));
  });

  test('an unknown collection has no products', () => {
    expect(catalog.productIds({collectionHandle: 'nowhere'})).toEqual([]);
  });
});

test('SAND-05a SAND-05b paging in any sort order and direction returns every product once, with ties sorted by id', () => {
  const products = fc.uniqueArray(
    fc.record({
      number: fc.integer({min: 1, max: 5000}),
      title: fc.constantFrom('Alpha', 'alpha', 'Beta', 'Gamma'),
      vendor: fc.constantFrom('A', 'B'),
      price: fc.integer({min: 1, max: 4}),
      day: fc.integer({min: 1, max: 5}),
    }),
    {selector: (product) => product.number, minLength: 1, maxLength: 12},
  );
  fc.assert(
    fc.property(
      products,
      fc.constantFrom(...SORT_KEYS),
      fc.boolean(),
      fc.integer({min: 1, max: 5}),
      (sketches, sortKey, reverse, size) => {
        const {catalog} = catalogOf(
          sketches.map(({number, title, vendor, price, day}) =>
            productOf(number, {
              title,
              vendor,
              createdAt: `2026-01-0${day}T00:00:00Z`,
              variants: [{price}],
            }),
          ),
        );
        const ids = catalog.productIds({sortKey, reverse});
        expect([...ids].sort()).toEqual(idsOf(...sketches.map(({number}) => number)).sort());
        expect(catalog.productIds({sortKey, reverse})).toEqual(ids);

        const seen: string[] = [];
        for (let after: string | null = null, more = true; more;) {
          const page: ReturnType<typeof connection<string>> = connection(
            ids,
            {first: size, after},
            (id) => id,
          );
          seen.push(...page.nodes);
          after = page.pageInfo.endCursor;
          more = page.pageInfo.hasNextPage;
        }
        expect(seen).toEqual(ids);

        const keyOf = (id: string) => {
          const product = catalog.productById(id);
          if (sortKey === 'TITLE') return product?.title.toLowerCase();
          if (sortKey === 'VENDOR') return product?.vendor;
          if (sortKey === 'PRICE') return product?.variants[0]?.price;
          if (sortKey.startsWith('CREATED')) return product?.createdAt;
          return sortKey === 'PRODUCT_TYPE' || sortKey === 'UPDATED_AT' ? 'same' : id;
        };
        const numberOf = (id: string) => Number(id.split('/').at(-1));
        for (const [index, id] of ids.slice(1).entries()) {
          const previous = ids[index] ?? '';
          if (keyOf(previous) === keyOf(id)) expect(numberOf(previous)).toBeLessThan(numberOf(id));
        }
        if (new Set(ids.map(keyOf)).size === ids.length) {
          expect(catalog.productIds({sortKey, reverse: !reverse})).toEqual(ids.toReversed());
        }
      },
    ),
    {numRuns: 60},
  );
});

describe('SAND-05 catalog product query', () => {
  const {catalog} = catalogOf([
    productOf(1, {
      title: 'Chicken & Barley Recipe',
      productType: 'Dry Food',
      tags: ['species:dog', 'new'],
      createdAt: '2026-01-10T10:00:00Z',
      variants: [{price: 1000, sku: 'MB-100', stock: 0}],
    }),
    productOf(2, {
      title: 'Salmon Feast',
      vendor: 'Marlowe Clinical',
      productType: 'Canned Food',
      tags: ['species:cat'],
      createdAt: '2026-02-10T10:00:00Z',
      variants: [{price: 250, sku: 'MC-200'}],
    }),
    productOf(3, {
      title: 'Chicken Bites',
      productType: 'Treats',
      tags: ['species:dog'],
      createdAt: '2026-03-10T10:00:00Z',
      variants: [{price: 600, sku: 'MT-300', stock: 4}],
    }),
  ]);

  test.each([
    ['chicken', [1, 3]],
    ['chick', []],
    ['chick*', [1, 3]],
    ['"chicken barley"', [1]],
    ['chicken -bites', [1]],
    ['tag:species:dog', [1, 3]],
    ['tag:SPECIES:*', [1, 2, 3]],
    ['tag_not:new', [2, 3]],
    ['NOT tag:species:dog', [2]],
    ['product_type:"dry food"', [1]],
    ['product_type:can*', [2]],
    ['vendor:"Marlowe Clinical"', [2]],
    ['title:bites', [3]],
    ['title:"Salmon Feast"', [2]],
    ['title:cl*', []],
    ['handle:product-2', [2]],
    ['sku:mb-100', [1]],
    ['sku:M*', [1, 2, 3]],
    ['id:3', [3]],
    ['id:>1', [2, 3]],
    ['id:gid://shopify/Product/2', [2]],
    ['available_for_sale:true', [2, 3]],
    ['available_for_sale:false', [1]],
    ['price:>6', [1]],
    ['variants.price:>=6', [1, 3]],
    ['price:2.50', [2]],
    ['created_at:>2026-02-01', [2, 3]],
    ["created_at:<='2026-02-10T10:00:00Z'", [1, 2]],
    ['created_at:2026-03-10', [3]],
    ['tag:species:dog AND price:<10', [3]],
    ['product_type:Treats OR product_type:"Canned Food"', [2, 3]],
    ['tag:species:dog (product_type:Treats OR tag:new)', [1, 3]],
    ['color:chicken', []],
    ['recipe:chicken', [1]],
    ['price:chicken', []],
    ['created_at:yesterday', []],
  ])('finds products by %s', (query, expected) => {
    expect(catalog.productIds({query, sortKey: 'ID'})).toEqual(idsOf(...expected));
  });

  test.each(['America/Denver', 'Asia/Kolkata'])(
    'SAND-71 a time without a zone in a query is in UTC on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const found = (query: string) => catalog.productIds({query, sortKey: 'ID'});
      expect(found('created_at:>2026-02-10T09:59')).toEqual(idsOf(2, 3));
      expect(found('created_at:>2026-02-10T10:01:00')).toEqual(idsOf(3));
    },
  );
});

describe('SAND-05 catalog collections', () => {
  const {catalog} = catalogOf([productOf(1)], {
    collections: [
      collectionOf(2, 'dog', ['product-1'], {title: 'Dog food', updatedAt: '2026-02-01T00:00:00Z'}),
      collectionOf(10, 'cat', [], {title: 'Cat food', updatedAt: '2026-03-01T00:00:00Z'}),
      collectionOf(11, 'all-treats', ['product-1'], {
        title: 'All treats',
        updatedAt: '2026-01-01T00:00:00Z',
      }),
    ],
  });
  const handles = (options: Parameters<typeof catalog.collections>[0]) =>
    catalog.collections(options).map(({handle}) => handle);

  test.each([
    ['ID', ['dog', 'cat', 'all-treats']],
    ['TITLE', ['all-treats', 'cat', 'dog']],
    ['UPDATED_AT', ['all-treats', 'dog', 'cat']],
  ])('are sorted by %s in both directions', (sortKey, expected) => {
    expect(handles({sortKey})).toEqual(expected);
    expect(handles({sortKey, reverse: true})).toEqual(expected.toReversed());
  });

  test.each([
    ['food', ['dog', 'cat']],
    ['title:treats', ['all-treats']],
    ['handle:cat', ['cat']],
    ['updated_at:>2026-01-15', ['dog', 'cat']],
    ['food -dog', ['cat']],
    ['id:>=10', ['cat', 'all-treats']],
  ])('are found by the query %s', (query, expected) => {
    expect(handles({query})).toEqual(expected);
  });

  test('are found by handle and id', () => {
    expect(catalog.collectionByHandle('dog')?.title).toBe('Dog food');
    expect(catalog.collectionById('gid://shopify/Collection/10')?.handle).toBe('cat');
    expect(catalog.collectionByHandle('bird')).toBeNull();
  });
});
