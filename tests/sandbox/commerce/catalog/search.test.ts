import {describe, expect, test} from 'vitest';
import {catalogOf, productOf} from '~tests/support/catalog-builder';

const idsOf = (...numbers: number[]) => numbers.map((number) => `gid://shopify/Product/${number}`);

describe('SAND-06 catalog search', () => {
  const {catalog} = catalogOf([
    productOf(1, {
      title: 'Chicken & Barley Recipe',
      subtitle: 'Adult dog dry food',
      vendor: 'Marlowe Balance',
      productType: 'Dry Food',
      tags: ['species:dog', 'health:joint'],
      description: 'A crunchy everyday bowl.',
      variants: [
        {options: {Size: '30 lb', Flavor: 'Chicken'}, sku: 'MB-DOG-1001'},
        {options: {Size: '4 lb', Flavor: 'Chicken'}, sku: 'MB-DOG-1002', price: 1500, stock: 0},
      ],
    }),
    productOf(2, {
      title: 'Ocean Feast Pâté',
      subtitle: 'Kitten canned food',
      vendor: 'Marlowe Clinical',
      productType: 'Canned Food',
      tags: ['species:cat'],
      description: 'Served with chicken broth for puppies of the sea.',
      variants: [{options: {Size: '5.5 oz', Flavor: 'Tuna'}, sku: 'MC-CAT-2001', price: 250}],
    }),
    productOf(3, {
      title: 'Puppy Training Bites',
      subtitle: 'Soft dog treats',
      vendor: 'Marlowe Treats',
      productType: 'Treats',
      tags: ['species:dog', 'new'],
      description: 'Tiny rewards.',
      variants: [
        {options: {Size: '8 oz', Flavor: 'Peanut Butter'}, sku: 'MT-DOG-3001', price: 600},
      ],
    }),
  ]);
  const search = (text: string, prefix = false) => catalog.searchProductIds(text, {prefix});

  test.each([
    ['title', 'barley', [1]],
    ['title, whatever case and accents', 'PATE', [2]],
    ['subtitle', 'kitten', [2]],
    ['flavor', 'peanut', [3]],
    ['type', 'canned', [2]],
    ['vendor', 'clinical', [2]],
    ['tag', 'joint', [1]],
    ['option', '5.5 oz', [2]],
    ['description', 'rewards', [3]],
    ['several words, wherever each is', 'clinical tuna', [2]],
    ['all words or nothing', 'chicken zebra', []],
    ['the plural for the singular', 'recipes', [1]],
    ['the singular for the plural', 'bite', [3]],
    ['a full SKU', 'MB-DOG-1002', [1]],
    ['a SKU in small letters', 'mc-cat-2001', [2]],
    ['a part of a SKU', 'DOG-300', [3]],
    ['a part inside a word of a SKU', '200', [2]],
    ['nothing for a text with no words', '&', []],
    ['nothing for an empty text', '  ', []],
    ['an operator as a word', 'chicken OR tuna', []],
    ['wildcards as they are', '%%%', []],
  ])('matches by %s', (_name, text, expected) => {
    expect(search(text)).toEqual(idsOf(...expected));
  });

  test('matches the last word as a prefix only on request', () => {
    expect(search('barl')).toEqual([]);
    expect(search('barl', true)).toEqual(idsOf(1));
    expect(search('marlowe cli', true)).toEqual(idsOf(2));
    expect(search('marl clinical', true)).toEqual([]);
  });

  test('ranks by the field that contains the word', () => {
    const word = 'venison';
    const {catalog: ranked} = catalogOf([
      productOf(1, {description: `${word} ${word} ${word} ${word} ${word}`}),
      productOf(2, {tags: [`flavor:${word}`, `line:${word}`]}),
      productOf(3, {subtitle: `Slow ${word}`}),
      productOf(4, {title: `Roasted and slowly simmered ${word} with garden vegetables`}),
    ]);
    expect(ranked.searchProductIds(word, {prefix: false})).toEqual(idsOf(4, 3, 2, 1));
    expect(ranked.productIds({query: word, sortKey: 'RELEVANCE'})).toEqual(idsOf(4, 3, 2, 1));
  });

  test('ranks an exact SKU first', () => {
    const {catalog: ranked} = catalogOf([
      productOf(1, {title: 'Compare with BEEF100', variants: [{sku: 'X-1'}]}),
      productOf(2, {variants: [{sku: 'BEEF100-L'}]}),
      productOf(3, {variants: [{sku: 'BEEF100'}]}),
    ]);
    expect(ranked.searchProductIds('beef100', {prefix: true})).toEqual(idsOf(3, 1, 2));
  });

  test('ranks best sellers first among equal matches', () => {
    const {catalog: ranked} = catalogOf(
      [productOf(1, {title: 'Duck stew'}), productOf(2, {title: 'Duck stew'})],
      {bestSellers: ['product-2', 'product-1']},
    );
    expect(ranked.searchProductIds('duck', {prefix: false})).toEqual(idsOf(2, 1));
  });
});

describe('SAND-06 catalog search suggestions', () => {
  const dry = {productType: 'Dry Food', variants: [{options: {Flavor: 'Chicken'}}]};
  const {catalog} = catalogOf([
    productOf(1, {...dry, title: 'Chicken Recipe', subtitle: 'Adult dog dry food'}),
    productOf(2, {...dry, title: 'Hearty Chicken Stew', subtitle: 'Adult dog dry food'}),
    productOf(3, {...dry, title: 'Cheese Bits', subtitle: 'Dog treats'}),
  ]);

  test('complete the text, first those that start with it, then by number of products', () => {
    expect(catalog.suggestions('chi', 10)).toEqual([
      'chicken',
      'chicken dry food',
      'chicken recipe',
      'hearty chicken stew',
    ]);
    expect(catalog.suggestions('  Dog  ', 10)).toEqual(['dog treats', 'adult dog dry food']);
    expect(catalog.suggestions('adult dog d', 10)).toEqual(['adult dog dry food']);
    expect(catalog.suggestions('chi', 2)).toEqual(['chicken', 'chicken dry food']);
    expect(catalog.suggestions('icken', 10)).toEqual([]);
    expect(catalog.suggestions('', 10)).toEqual([]);
  });
});
