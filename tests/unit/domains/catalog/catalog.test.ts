import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  categoryHandle,
  findProduct,
  listPage,
  PAGE_SIZE,
  parsePage,
  relatedCards,
} from '~/domains/catalog/catalog.server';
import type {ProductAddress} from '~/domains/catalog/product-address';
import {ok} from '~/platform/result';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import {productOf, variantOf} from './builders';

const bowl = productOf({
  handle: 'bowl',
  brand: 'Marlowe Home',
  isDropship: true,
  variants: [variantOf({sku: 'BOWL', options: {Size: '2 cup'}})],
});
const food = productOf({
  handle: 'food',
  variants: [variantOf({sku: 'FOOD', options: {Size: '4 lb'}})],
});
const bare = productOf({handle: 'bare', variants: []});

/** A catalogue of three products; `asked` has every call. */
function catalogOf(products = [bowl, food, bare]) {
  const asked: string[] = [];
  const catalog: CommerceCatalog = {
    home: async () => ok({hero: null, tiles: [], bestSellers: []}),
    listing: async ({collection, limit}) => {
      asked.push(`${collection ?? 'all'} ${limit}`);
      return ok(
        collection === 'none' ? null : {category: null, products: [food], hasMore: limit < 240},
      );
    },
    product: async (handle) => {
      asked.push(handle);
      return ok(products.find((one) => one.handle === handle) ?? null);
    },
    related: async (handle) => {
      asked.push(handle);
      return ok([food, bare]);
    },
  };
  return {asked, context: {commerce: {catalog}, site: {isStaff: false}}};
}

const address = (parts: Partial<ProductAddress>): ProductAddress => ({
  handle: 'food',
  brand: null,
  isDropship: false,
  ...parts,
});
const find = async (parts: Partial<ProductAddress>) => {
  const found = await findProduct(catalogOf().context, address(parts));
  return found.ok ? (found.value?.variant.sku ?? null) : 'failed';
};

describe('findProduct', () => {
  it.each<[Partial<ProductAddress>, string | null]>([
    [{}, 'FOOD'],
    [{brand: 'marlowe-balance'}, 'FOOD'],
    [{brand: 'marlowe-clinical'}, null],
    [{brand: 'Marlowe Balance'}, null],
    [{isDropship: true}, null],
    [{handle: 'bowl', isDropship: true}, 'BOWL'],
    [{handle: 'bowl'}, 'BOWL'],
    [{handle: 'bare'}, null],
    [{handle: 'unknown'}, null],
    [{slug: {facet: 'weight', value: '4lb'}}, 'FOOD'],
    [{slug: {facet: 'colour', value: 'red'}}, null],
    [{sku: 'UNKNOWN'}, 'FOOD'],
  ])('%j finds %s', async (parts, sku) => {
    expect(await find(parts)).toBe(sku);
  });

  it('HOUSE-22 a handle that cannot be one is not asked for', async () => {
    const hostile = fc.oneof(
      fc.string().filter((text) => !/^[a-z0-9-]{1,120}$/.test(text)),
      fc.constantFrom('../admin', '..', 'a'.repeat(121), '%2e%2e', 'food\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (handle) => {
        const {asked, context} = catalogOf();
        expect(await findProduct(context, address({handle}))).toEqual(ok(null));
        expect(await relatedCards(context, handle)).toEqual([]);
        expect(asked).toEqual([]);
      }),
    );
  });
});

describe('relatedCards', () => {
  it('leaves out what has nothing to sell', async () => {
    const cards = await relatedCards(catalogOf().context, 'food');
    expect(cards.map(({handle}) => handle)).toEqual(['food']);
  });
});

describe('listPage', () => {
  it('a page holds 24 products and all the earlier ones', async () => {
    expect(PAGE_SIZE).toBe(24);
    const {asked, context} = catalogOf();
    const second = await listPage(context, {category: 'dog', page: 2});
    expect(asked).toEqual(['dog 48']);
    expect(second.ok && second.value?.nextPage).toBe(3);
  });

  it('the tenth page is the last, since the platform gives no more', async () => {
    const {context} = catalogOf();
    const ninth = await listPage(context, {category: null, page: 9});
    const tenth = await listPage(context, {category: null, page: 10});
    expect(ninth.ok && ninth.value?.nextPage).toBe(10);
    expect(tenth.ok && tenth.value?.nextPage).toBeNull();
  });

  it('there is no page of a category that there is not', async () => {
    expect(await listPage(catalogOf().context, {category: 'none', page: 1})).toEqual(ok(null));
  });
});

describe('parsePage', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['10', 10],
    ['11', 10],
    ['999', 10],
    ['1000', 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['2e1', 1],
    [' 2', 1],
    ['02', 1],
    ['abc', 1],
  ])('?page=%s is page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });
});

describe('categoryHandle', () => {
  it.each([
    ['dog', undefined, undefined, 'dog'],
    ['cat', 'species', undefined, 'cat'],
    ['dog', 'food-form', 'dry-food', 'dog-dry-food'],
    ['cat', 'pet-age', 'kitten-food', 'cat-kitten-food'],
    ['dog', 'brand', 'marlowe-clinical', 'dog-marlowe-clinical'],
    ['dog', 'food-form', undefined, null],
    ['dog', 'food-form', '../x', null],
    ['dog', 'Food Form', 'dry-food', null],
    ['dog', '', '', null],
  ] as const)('/products/%s/%s/%s is the collection %s', (species, category, detail, handle) => {
    expect(categoryHandle(species, {category, detail})).toBe(handle);
  });
});
