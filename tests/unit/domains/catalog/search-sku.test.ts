import {describe, expect, it} from 'vitest';
import {variantIdOfSku, skuTarget, type SkuMatches} from '~/domains/catalog/search-sku';

const indoor: SkuMatches['products'][number] = {
  id: 'gid://shopify/Product/1',
  handle: 'indoor-salmon-oat',
  isDropship: false,
  variants: [
    {
      id: 'id-MB-CIND-4',
      sku: 'MB-CIND-4',
      variantURL: 'marlowe-balance/indoor/salmon/4-lb',
      inStock: false,
    },
    {
      id: 'id-MB-CIND-7',
      sku: 'MB-CIND-7',
      variantURL: 'marlowe-balance/indoor/salmon/7-lb',
      inStock: true,
    },
    {
      id: 'id-MB-CIND-15',
      sku: 'MB-CIND-15',
      variantURL: 'marlowe-balance/indoor/salmon/15-lb',
      inStock: true,
    },
  ],
};
const bowl: SkuMatches['products'][number] = {
  id: 'gid://shopify/Product/2',
  handle: 'steel-bowl',
  isDropship: true,
  variants: [
    {
      id: 'id-AC-BOWL',
      sku: 'AC-BOWL',
      variantURL: 'marlowe/steel-bowl/original/one-size',
      inStock: false,
    },
  ],
};
const noSku: SkuMatches['products'][number] = {
  id: 'gid://shopify/Product/3',
  handle: 'gift',
  isDropship: false,
  variants: [{id: 'id-', sku: '', variantURL: 'marlowe/gift/original/one-size', inStock: true}],
};

const found = (...products: SkuMatches['products']) => ({total: products.length, products});

const SEVEN = '/products/marlowe-balance/indoor/salmon/7-lb?sku=MB-CIND-7';

describe('skuTarget', () => {
  it.each<[string, string, SkuMatches, string | null]>([
    ['the very SKU', 'MB-CIND-7', found(indoor), SEVEN],
    [
      'also where it is sold out',
      'MB-CIND-4',
      found(indoor),
      '/products/marlowe-balance/indoor/salmon/4-lb?sku=MB-CIND-4',
    ],
    ['in lower case', 'mb-cind-7', found(indoor), SEVEN],
    ['among others that were found', 'MB-CIND-7', found(bowl, noSku, indoor), SEVEN],
    ['first of more than were asked for', 'MB-CIND-7', {total: 90, products: [indoor]}, SEVEN],
    ['a part of several sizes: the first in stock', 'MB-CIND', found(indoor), SEVEN],
    [
      'a part with none in stock',
      'BOWL',
      found(bowl),
      '/products/dropshipping/steel-bowl?sku=AC-BOWL',
    ],
    ['a part, but more was found', 'MB-CIND', found(indoor, bowl), null],
    ['a part, but more was found than is here', 'MB-CIND', {total: 2, products: [indoor]}, null],
    ['a word of the only product found', 'salmon', found(indoor), null],
    ['nothing found', 'MB-CIND-7', found(), null],
  ])('FIND-04a a SKU leads to its variant (%s): %s', (_case, search, matches, path) => {
    expect(skuTarget(search, matches)).toBe(path);
  });
});

describe('variantIdOfSku', () => {
  it.each([
    ['A-1', 'id-A-1'],
    ['a-1', 'id-A-1'],
    ['A', null],
    ['', null],
  ])('variantIdOfSku finds only the whole SKU %j, in any case', (sku, id) => {
    const product = {id: 'p', handle: 'p', isDropship: false};
    const variants = [{id: 'id-A-1', sku: 'A-1', variantURL: '', inStock: true}];
    expect(variantIdOfSku(sku, {total: 1, products: [{...product, variants}]})).toBe(id);
  });
});
