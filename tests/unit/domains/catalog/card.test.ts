import {describe, expect, it} from 'vitest';
import {toCard, toCards} from '~/domains/catalog/card';
import {imageOf, productOf, variantOf} from './builders';

const product = productOf({
  subtitle: 'Adult dog dry food',
  description: 'Large breed adult dog dry food with beef.',
  brand: 'Marlowe Clinical',
  isPrescription: true,
  featuredImage: imageOf('featured'),
  rating: {value: 4.6, count: 21},
  variants: [
    variantOf({sku: 'BEF-4', options: {Flavor: 'Beef', Size: '4 lb'}, inStock: false}),
    variantOf({
      sku: 'LMB-4',
      options: {Flavor: 'Lamb', Size: '4 lb'},
      cents: 1499,
      compareAtCents: 1799,
      badgeTags: ['badge::new-look', 'badge::featured', 'badge::deal'],
    }),
    variantOf({
      sku: 'LMB-15',
      options: {Flavor: 'Lamb', Size: '15 lb'},
      cents: 4049,
      quantityAvailable: 3,
      weight: 15,
      imagePrimary: imageOf('lamb-15'),
    }),
    variantOf({sku: 'BEF-15', options: {Flavor: 'Beef', Size: '15 lb'}}),
  ],
});

describe('toCard', () => {
  it('CARD-04, CARD-13, CARD-21, CARD-30 toCard shows the first variant in stock, its link, badges and text', () => {
    const card = toCard(product, {withSizes: false});
    expect(card).toMatchObject({
      handle: 'country-table',
      description: 'Large breed adult dog dry…',
      brand: 'Marlowe Clinical',
      isPrescription: true,
      isDropship: false,
      requiresAutoship: false,
      rating: {value: 4.6, count: 21},
      sizes: [],
      variant: {
        sku: 'LMB-4',
        path: '/products/marlowe-clinical/country-table/lamb/4-lb?sku=LMB-4',
        size: '4 lb',
        sizeLabel: '4 lb',
        priceCents: 1499,
        compareAtCents: 1799,
        unitPrice: '$3.75/lb',
        inStock: true,
        image: {...imageOf('featured'), alt: ''},
        badges: [
          {name: 'deal', label: 'Deal'},
          {name: 'featured', label: 'Featured'},
        ],
      },
    });
  });

  const priced = (stock: Readonly<Record<string, readonly [cents: number, inStock: boolean]>>) =>
    productOf({
      variants: Object.entries(stock).map(([sku, [cents, inStock]]) =>
        variantOf({sku, cents, inStock, options: {Size: sku}}),
      ),
    });
  it.each([
    ['lowest', {a: [100, false], b: [200, true], c: [300, true]}, 'b'],
    ['highest', {a: [100, true], b: [200, true], c: [300, false]}, 'b'],
    ['lowest', {a: [200, true], b: [100, true], c: [300, true]}, 'b'],
    ['lowest', {a: [200, false], b: [100, false]}, 'b'],
    ['highest', {a: [100, false], b: [200, false]}, 'b'],
    [null, {a: [200, false], b: [300, true], c: [100, true]}, 'b'],
  ] as const)(
    'CARD-13, LIST-18a, LIST-18b toCard with sort %s of prices and stock %j shows variant %s',
    (byPrice, stock, sku) => {
      const card = toCard(priced(stock), {withSizes: false, byPrice});
      expect(card?.variant.sku).toBe(sku);
    },
  );

  it('CARD-26 toCard with sizes includes every size of the shown flavor, each with its stock', () => {
    const {variant, sizes = []} = toCard(product, {withSizes: true}) ?? {};
    const all = sizes.map((size) => size ?? variant);
    expect(all.map((each) => [each?.sku, each?.sizeLabel, each?.image?.url])).toEqual([
      ['LMB-4', '4 lb', imageOf('featured').url],
      ['LMB-15', '15 lb (Limited stock)', imageOf('lamb-15').url],
    ]);
    expect(
      sizes.filter((size) => size === null),
      'the shown size isn’t sent twice',
    ).toHaveLength(1);
  });

  it('CARD-39 toCard counts the sizes and finds the lowest price that can be bought', () => {
    expect(toCard(product, {withSizes: false})).toMatchObject({sizeCount: 2, fromCents: 1000});
    const soldOut = priced({a: [100, false], b: [300, true], c: [200, true]});
    expect(toCard(soldOut, {withSizes: false})).toMatchObject({sizeCount: 3, fromCents: 200});
  });

  it('CARD-40 toCard names the size of a deal that isn’t on the shown one', () => {
    const sizes = (deal: Parameters<typeof variantOf>[0]) => [
      variantOf({sku: 'a', options: {Size: '4 lb'}, badgeTags: ['badge::best-seller']}),
      variantOf({sku: 'b', options: {Size: '45 lb'}, ...deal}),
    ];
    const deal = ['badge::deal'];
    const labels = (deal: Parameters<typeof variantOf>[0]) =>
      toCard(productOf({variants: sizes(deal)}), {withSizes: false})?.variant.badges.map(
        ({label}) => label,
      );
    expect(labels({})).toEqual(['Best Seller']);
    expect(labels({badgeTags: deal})).toEqual(['Deal on 45 lb', 'Best Seller']);
    expect(labels({compareAtCents: 1200})).toEqual(['Deal on 45 lb', 'Best Seller']);
    expect(labels({compareAtCents: 1000})).toEqual(['Best Seller']);
    expect(labels({badgeTags: deal, inStock: false})).toEqual(['Best Seller']);
    const ofCase = labels({badgeTags: deal, options: {Size: '12 x 12.8 oz'}});
    expect(ofCase).toEqual(['Deal on 12-pack', 'Best Seller']);
  });

  it('toCard returns null for a product without variants', () => {
    expect(toCard(productOf({variants: []}), {withSizes: true})).toBeNull();
    expect(toCards([productOf({variants: []}), product], {withSizes: false})).toHaveLength(1);
  });
});
