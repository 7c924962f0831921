import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {optionValue, type ProductDetail, type Variant} from '~/domains/catalog/product';
import {toProductModel} from '~/domains/catalog/product-model';
import {productStructuredData} from '~/domains/catalog/structured-data';
import {selectVariant} from '~/domains/catalog/variant-selection';
import {imageOf, productOf, usd, variantOf} from './builders';

const four = variantOf({
  sku: 'BEF-4',
  options: {Flavor: 'Beef', Size: '4 lb'},
  cents: 1449,
  compareAtCents: 1699,
  quantityAvailable: 2,
  badgeTags: ['badge::new', 'badge::deal', 'badge::featured'],
  imagePrimary: imageOf('front'),
  variantMediaList: [imageOf('back'), imageOf('side')],
});
const product = productOf({
  benefits: ['Real beef first'],
  autoshipPlans: [
    {id: 'plan-2', name: 'Every 2 weeks', weeks: 2},
    {id: 'plan-4', name: 'Every 4 weeks', weeks: 4},
    {id: 'plan-6', name: 'Every 6 weeks', weeks: 6},
  ],
  autoshipPrices: {[four.id]: {'plan-4': usd(1377), 'plan-2': usd(1376)}},
  variants: [
    four,
    variantOf({sku: 'BEF-15', options: {Flavor: 'Beef', Size: '15 lb'}, cents: 4049}),
    variantOf({sku: 'LMB-15', options: {Flavor: 'Lamb', Size: '15 lb'}, inStock: false}),
    variantOf({sku: 'LMB-30', options: {Flavor: 'Lamb', Size: '30 lb'}, cents: 6999}),
  ],
});

const skuIn = (path: string) => new URL(path, 'https://shop.test').searchParams.get('sku');

describe('toProductModel', () => {
  const [first = four] = product.variants;
  const model = toProductModel(product, first);

  it('has the prices, stock, weight, badges and pictures of its variant', () => {
    expect(model.variant).toMatchObject({
      sku: 'BEF-4',
      path: '/products/marlowe-balance/country-table/beef/4-lb?sku=BEF-4',
      priceCents: 1449,
      compareAtCents: 1699,
      unitPrice: '$3.62/lb',
      inStock: true,
      stockLabel: 'Limited stock',
      weightLabel: '4 lbs',
    });
    expect(model.variant.badges.map(({label}) => label)).toEqual(['Deal', 'Featured', 'New']);
    expect(model.variant.images.map(({alt}) => alt)).toEqual(['front', 'back', 'side']);
  });

  it('offers the plans that have a price for the variant', () => {
    expect(model.autoship).toEqual([
      {id: 'plan-2', name: 'Every 2 weeks', weeks: 2, priceCents: 1376},
      {id: 'plan-4', name: 'Every 4 weeks', weeks: 4, priceCents: 1377},
    ]);
  });

  it('a choice leads to the variant that keeps most of the others', () => {
    const choices = model.options.map(({name, choices}) => [
      name,
      ...choices.map(({value, path, isSelected, isInStock}) => [
        value,
        skuIn(path),
        isSelected,
        isInStock,
      ]),
    ]);
    expect(choices).toEqual([
      ['Flavor', ['Beef', 'BEF-4', true, true], ['Lamb', 'LMB-30', false, true]],
      [
        'Size',
        ['4 lb', 'BEF-4', true, true],
        ['15 lb', 'BEF-15', false, true],
        ['30 lb', 'LMB-30', false, true],
      ],
    ]);
  });

  it('what it keeps counts for more than stock', () => {
    const fifteen = product.variants.find(({sku}) => sku === 'BEF-15') ?? first;
    const [flavor] = toProductModel(product, fifteen).options;
    expect(flavor?.choices.map(({path, isInStock}) => [skuIn(path), isInStock])).toEqual([
      ['BEF-15', true],
      ['LMB-15', false],
    ]);
  });

  it('a value that no variant has is not offered', () => {
    const lost = {...product, options: [{name: 'Flavor', values: ['Beef', 'Tofu']}]};
    const [flavor] = toProductModel(lost, four).options;
    expect(flavor?.choices.map(({value}) => value)).toEqual(['Beef']);
  });

  it('CARD-05 no choice is a dead end: its link leads to a variant of the product with that value', () => {
    fc.assert(
      fc.property(optionMatrix, fc.nat(), ({variants}, pick) => {
        const any = productOf({variants});
        const current = any.variants[pick % any.variants.length];
        if (!current) return;
        for (const {name, choices} of toProductModel(any, current).options) {
          expect(choices.map(({value}) => value)).toEqual(valuesOf(any, name));
          expect(choices.filter(({isSelected}) => isSelected)).toHaveLength(1);
          for (const choice of choices) {
            const led = selectVariant(any, {sku: skuIn(choice.path)});
            expect(led && optionValue(led, name)).toBe(choice.value);
            expect(led?.inStock).toBe(choice.isInStock);
          }
        }
      }),
    );
  });
});

/** Variants over two or three options, with gaps: no two alike, at least one. */
const optionMatrix = fc
  .record({
    sizes: fc.integer({min: 1, max: 4}),
    flavors: fc.integer({min: 1, max: 3}),
    forms: fc.integer({min: 1, max: 2}),
  })
  .chain(({sizes, flavors, forms}) => {
    const cells = Array.from({length: sizes * flavors * forms}, (_cell, index) => index);
    return fc.record({
      variants: fc.subarray(cells, {minLength: 1}).chain((chosen) =>
        fc.tuple(
          ...chosen.map((cell) =>
            fc.boolean().map((inStock): Variant =>
              variantOf({
                sku: `SKU-${cell}`,
                inStock,
                options: {
                  Size: `${1 + (cell % sizes)} lb`,
                  Flavor: `Flavor ${Math.floor(cell / sizes) % flavors}`,
                  'Product Form': `Form ${Math.floor(cell / sizes / flavors)}`,
                },
              }),
            ),
          ),
        ),
      ),
    });
  });

function valuesOf(any: ProductDetail, name: string): string[] {
  return any.options.find((option) => option.name === name)?.values ?? [];
}

describe('productStructuredData', () => {
  it('says price, stock and rating of the shown variant', () => {
    const rated = {...product, rating: {value: 4.5, count: 12}};
    expect(productStructuredData(toProductModel(rated, four), 'https://shop.test/p')).toMatchObject(
      {
        '@type': 'Product',
        name: 'Country Table',
        sku: 'BEF-4',
        brand: {name: 'Marlowe Balance'},
        offers: {
          url: 'https://shop.test/p',
          price: '14.49',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
        aggregateRating: {ratingValue: 4.5, reviewCount: 12},
      },
    );
  });

  it('says nothing of ratings when there are none', () => {
    const data = productStructuredData(toProductModel(product, four), 'https://shop.test/p');
    expect(data).not.toHaveProperty('aggregateRating');
  });
});
