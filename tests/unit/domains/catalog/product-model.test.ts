import {describe, expect, it} from 'vitest';
import {toProductModel} from '~/domains/catalog/product-model';
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
const lamb = variantOf({sku: 'LMB-4', options: {Flavor: 'Lamb', Size: '4 lb'}});
const product = productOf({
  autoshipPlans: [
    {id: 'plan-2', name: 'Every 2 weeks', weeks: 2},
    {id: 'plan-4', name: 'Every 4 weeks', weeks: 4},
    {id: 'plan-6', name: 'Every 6 weeks', weeks: 6},
  ],
  autoshipPrices: {[four.id]: {'plan-4': usd(1377), 'plan-2': usd(1376)}},
  nutrition: {
    ingredients: [
      {flavor: 'Beef', text: 'Beef, Barley.'},
      {flavor: 'Lamb', text: 'Lamb, Barley.'},
      {flavor: null, text: 'Made in Ohio.'},
    ],
    analysis: [],
    feedingGuide: null,
    calories: null,
    adequacy: null,
    madeIn: null,
  },
  variants: [four, lamb],
});
const [beefOf = four, lambOf = lamb] = product.variants;

describe('toProductModel', () => {
  it('PDP-02a toProductModel has the prices, stock, weight, badges and images of its variant', () => {
    const {variant} = toProductModel(product, beefOf);
    expect(variant).toMatchObject({
      sku: 'BEF-4',
      path: '/products/marlowe-balance/country-table/beef/4-lb?sku=BEF-4',
      priceCents: 1449,
      compareAtCents: 1699,
      unitPrice: '$3.62/lb',
      inStock: true,
      stockLabel: 'Limited stock',
      weightLabel: '4 lbs',
    });
    expect(variant.badges.map(({label}) => label)).toEqual(['Deal', 'Featured', 'New']);
    expect(variant.images.map(({alt}) => alt)).toEqual(['front', 'back', 'side']);
  });

  it('toProductModel lists the selling plans that have a price for the variant', () => {
    expect(toProductModel(product, beefOf).autoship).toEqual([
      {id: 'plan-2', name: 'Every 2 weeks', weeks: 2, priceCents: 1376},
      {id: 'plan-4', name: 'Every 4 weeks', weeks: 4, priceCents: 1377},
    ]);
    expect(toProductModel(product, lambOf).autoship).toEqual([]);
  });

  it('PDP-02a toProductModel lists the ingredients of the shown flavor, and those of all flavors', () => {
    expect(toProductModel(product, beefOf).nutrition.ingredients).toEqual([
      'Beef, Barley.',
      'Made in Ohio.',
    ]);
    expect(toProductModel(product, lambOf).nutrition.ingredients).toEqual([
      'Lamb, Barley.',
      'Made in Ohio.',
    ]);
  });

  it('toProductModel recognizes a donation', () => {
    const gift = productOf({productType: 'Donation', variants: [variantOf({weight: 0})]});
    const [variant = four] = gift.variants;
    expect(toProductModel(gift, variant)).toMatchObject({
      isDonation: true,
      variant: {weightLabel: null},
    });
    expect(toProductModel(product, beefOf).isDonation).toBe(false);
  });
});
