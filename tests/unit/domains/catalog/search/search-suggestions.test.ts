import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseSuggestions, predictedText} from '~/domains/catalog/search/search-suggestions';

const product = {
  title: 'Indoor Salmon & Oat',
  path: '/products/indoor?sku=MB-CIND-4',
  priceCents: 2199,
  imageUrl: null,
};

describe('predictedText', () => {
  it.each([
    ['Be', 'be'],
    ['  BEEF ', 'beef'],
    ['b', null],
    [' b ', null],
    ['', null],
    [null, null],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), null],
  ])('FIND-07a predictedText turns %j into %j', (typed, text) => {
    expect(predictedText(typed)).toBe(text);
  });
});

describe('parseSuggestions', () => {
  it('FIND-07b parseSuggestions reads up to 6 products and 4 terms', () => {
    const answer = {terms: Array<string>(9).fill('beef'), products: Array(9).fill(product)};
    const read = parseSuggestions(answer);
    expect(read?.terms).toEqual(['beef', 'beef', 'beef', 'beef']);
    expect(read?.products).toEqual(Array(6).fill(product));
  });

  it.each([
    null,
    undefined,
    [],
    'text',
    7,
    {},
    {terms: ['beef']},
    {products: []},
    {terms: 'beef', products: []},
  ])('FIND-08b parseSuggestions returns null for %j', (body) => {
    expect(parseSuggestions(body)).toBeNull();
  });

  it.each([
    {...product, title: 7},
    {...product, path: 'javascript:alert(1)'},
    {...product, path: 'https://elsewhere.test/products/x'},
    {...product, path: undefined},
    {...product, priceCents: '21.99'},
    {...product, imageUrl: 5},
    null,
    'Indoor',
  ])('FIND-08b parseSuggestions drops a product like %j and keeps the others', (broken) => {
    expect(parseSuggestions({terms: [7, 'beef'], products: [broken, product]})).toEqual({
      terms: ['beef'],
      products: [product],
    });
  });

  it('FIND-08b parseSuggestions never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(() => parseSuggestions(body)).not.toThrow();
      }),
    );
  });
});
