import {describe, expect, it} from 'vitest';
import {isSlug, slugify} from '~/platform/slug';
import {variantPath, variantUrl} from '~/domains/catalog/variant-url';
import {variantOf} from './builders';
import fc from 'fast-check';

const product = {brand: 'Marlowe Balance', handle: 'country-table', isDropship: false};
const urlOf = (options: Record<string, string>) => variantUrl(product, variantOf({options}));

describe('variant URLs', () => {
  it.each([
    [{Flavor: 'Beef', Size: '15 lb'}, 'marlowe-balance/country-table/beef/15-lb'],
    [
      {Size: '12 x 12.8 oz', Flavor: 'Peanut Butter'},
      'marlowe-balance/country-table/peanut-butter/12-x-12-8-oz',
    ],
    [{Size: '4 lb'}, 'marlowe-balance/country-table/original/4-lb'],
    [{}, 'marlowe-balance/country-table/original/one-size'],
  ])('the variant URL for options %j is %s', (options, url) => {
    expect(urlOf(options)).toBe(url);
  });

  it('CARD-04 variantPath has the form /products/{variantURL}?sku={sku}', () => {
    const variant = {variantURL: 'marlowe-balance/country-table/beef/15-lb', sku: 'BEF-15'};
    expect(variantPath(product, variant)).toBe(
      '/products/marlowe-balance/country-table/beef/15-lb?sku=BEF-15',
    );
    expect(variantPath(product, {...variant, sku: 'A&B 1'})).toContain('?sku=A%26B%201');
  });

  it('variantPath of a dropshipped product is under /products/dropshipping/', () => {
    expect(variantPath({...product, isDropship: true}, {variantURL: 'x', sku: 'BOWL'})).toBe(
      '/products/dropshipping/country-table?sku=BOWL',
    );
  });
});

describe('slugs', () => {
  it.each([
    ['12 x 12.8 oz', '12-x-12-8-oz'],
    ['Marlowe Balance', 'marlowe-balance'],
    ['Skin & Stomach', 'skin-and-stomach'],
    ['  --Beef!! ', 'beef'],
    ['$5', '5'],
    ['!!!', ''],
  ])('slugify turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each(['', 'Beef', 'a_b', '../x', 'a/b', 'a.b', 'a b', 'ä', 'a'.repeat(121)])(
    'isSlug rejects %j',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );

  it('slugify creates valid slugs, and keeps existing ones', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
