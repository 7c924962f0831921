import {describe, expect, it} from 'vitest';
import {productAddress} from '~/domains/catalog/product-address';

const at = (path: string) => new URL(path, 'https://shop.test');
const NOTHING_MORE = {
  brand: null,
  isDropship: false,
  sku: null,
  search: null,
  path: null,
  slug: null,
};

describe('productAddress', () => {
  it.each([
    ['/products/a', {handle: 'a'}, {...NOTHING_MORE, handle: 'a'}],
    [
      '/products/a?sku=X&search=Y',
      {handle: 'a'},
      {...NOTHING_MORE, handle: 'a', sku: 'X', search: 'Y'},
    ],
    [
      '/products/a/weight/4lb',
      {handle: 'a', facet: 'weight', value: '4lb'},
      {...NOTHING_MORE, handle: 'a', slug: {facet: 'weight', value: '4lb'}},
    ],
    [
      '/products/b/a/beef/4-lb',
      {brand: 'b', handle: 'a', flavor: 'beef', size: '4-lb'},
      {...NOTHING_MORE, handle: 'a', brand: 'b', path: {flavor: 'beef', size: '4-lb'}},
    ],
    [
      '/products/dropshipping/a?sku=X',
      {handle: 'a'},
      {...NOTHING_MORE, handle: 'a', isDropship: true, sku: 'X'},
    ],
  ])('productAddress parses %s', (path, params, address) => {
    expect(productAddress(at(path), params)).toEqual(address);
  });

  it.each([
    ['/products/a/weight', {handle: 'a', facet: 'weight'}],
    ['/products', {}],
  ])('productAddress rejects %s', (path, params) => {
    expect(productAddress(at(path), params)).toBeNull();
  });
});
