import {describe, expect, it} from 'vitest';
import {variantUrl} from '~/domains/catalog/variant-url';
import {productReply} from '~/services/commerce/contract';
import {mapProduct, mapProductDetail, mapWeightUnit} from '~/services/commerce/map-catalog';
import {wireProduct, wireSummary} from './wire';

type Changes = Partial<Record<keyof typeof wireProduct, unknown>>;

/** The shop's product for a platform reply with these changes. */
function mapped(changes: Changes = {}) {
  const {product} = productReply.parse({product: {...wireProduct, ...changes}});
  if (!product) throw new Error('there is a product');
  return mapProductDetail(product, variantUrl);
}

const metafield = (value: string) => ({value});

describe('a product', () => {
  it('CAT-04, CAT-07 has title, description, productType, featuredImage, options and variants', () => {
    expect(mapped()).toMatchObject({
      title: 'Country Table',
      description: 'Beef and barley for grown dogs.',
      productType: 'Dry Food',
      featuredImage: {url: 'https://cdn.test/featured.png', alt: 'featured'},
      options: [
        {name: 'Flavor', values: ['Beef', 'Lamb']},
        {name: 'Size', values: ['4 lb']},
      ],
      variants: [{sku: 'BEF-4'}],
    });
  });

  it('CAT-05, CAT-06, CAT-08 a variant has the fields of the specification', () => {
    expect(mapped().variants[0]).toEqual({
      id: 'gid://shopify/ProductVariant/1',
      adminGraphqlId: 'gid://shopify/ProductVariant/1',
      sku: 'BEF-4',
      variantURL: 'marlowe-balance/country-table/beef/4-lb',
      selectedOptions: [
        {name: 'Flavor', value: 'Beef'},
        {name: 'Size', value: '4 lb'},
      ],
      price: {amount: '14.49', currencyCode: 'USD'},
      compareAtPrice: {amount: '16.99', currencyCode: 'USD'},
      inStock: true,
      quantityAvailable: 7,
      weight: 4,
      weightUnit: 'lbs',
      imagePrimary: {url: 'https://cdn.test/front.png', alt: 'front', width: 800, height: 1000},
      variantMediaList: [{url: 'https://cdn.test/back.png', alt: 'back', width: 800, height: 1000}],
      badgeTags: ['badge::deal', 'badge::new'],
    });
  });

  it('reads its metafields', () => {
    expect(mapped()).toMatchObject({
      subtitle: 'Adult dog dry food',
      species: 'dog',
      line: 'balance',
      foodForm: 'dry-food',
      isPrescription: false,
      isDropship: false,
      rating: {value: 4.6, count: 21},
      benefits: ['Real beef first', 'Whole grains'],
      lifeStage: 'adult',
      breedSizes: ['small', 'medium'],
      healthConditions: ['joint', 'skin'],
    });
    expect(mapped({prescription: metafield('true'), dropship: metafield('true')})).toMatchObject({
      isPrescription: true,
      isDropship: true,
    });
  });

  it.each([
    [{subtitle: null}, {subtitle: 'Dry Food'}],
    [{species: metafield('hamster')}, {species: null}],
    [{foodForm: metafield('Dry Food')}, {foodForm: null}],
    [{line: null}, {line: null}],
    [{prescription: metafield('yes')}, {isPrescription: false}],
    [{benefits: metafield('not json')}, {benefits: []}],
    [{benefits: metafield('["a",1,null]')}, {benefits: ['a']}],
    [{benefits: metafield('{"a":1}')}, {benefits: []}],
    [{lifeStage: metafield('old')}, {lifeStage: null}],
    [{breedSizes: metafield('["giant","large","large"]')}, {breedSizes: ['large']}],
    [{breedSizes: null}, {breedSizes: []}],
    [{healthConditions: metafield('joint')}, {healthConditions: []}],
    [{rating: metafield('4.6')}, {rating: null}],
    [{rating: metafield('{"value":"great"}')}, {rating: null}],
    [{ratingCount: metafield('0')}, {rating: null}],
    [{ratingCount: null}, {rating: null}],
    [{rating: null}, {rating: null}],
  ])('tolerates free text in metafields: %j', (changes, expected) => {
    expect(mapped(changes)).toMatchObject(expected);
  });

  it('has only weekly plans, shortest first, with the price for each variant', () => {
    expect(mapped().autoshipPlans).toEqual([
      {id: 'plan-2', name: 'Every 2', weeks: 2},
      {id: 'plan-8', name: 'Every 8', weeks: 8},
    ]);
    expect(mapped().autoshipPrices).toEqual({
      'gid://shopify/ProductVariant/1': {'plan-2': {amount: '13.77', currencyCode: 'USD'}},
    });
  });

  it('omits the gallery in lists', () => {
    const {product} = productReply.parse({product: wireProduct});
    if (!product) throw new Error('there is a product');
    expect(mapProduct(product, variantUrl).variants[0]?.variantMediaList).toEqual([]);
  });

  it('accepts a variant with required fields only', () => {
    const bare = {
      ...wireSummary.variants.nodes[0],
      sku: null,
      quantityAvailable: null,
      compareAtPrice: null,
      weight: null,
      image: null,
      badgeTags: null,
    };
    expect(mapped({variants: {nodes: [bare]}}).variants[0]).toMatchObject({
      sku: '',
      quantityAvailable: null,
      compareAtPrice: null,
      weight: 0,
      imagePrimary: null,
      badgeTags: [],
    });
  });
});

describe('units', () => {
  it.each([
    ['POUNDS', 'lbs'],
    ['OUNCES', 'oz'],
    ['KILOGRAMS', 'kg'],
    ['GRAMS', 'g'],
  ])('CONST-29 maps %s to %s', (unit, ours) => {
    expect(mapWeightUnit(unit)).toBe(ours);
  });

  it.each(['STONES', 'pounds', '', 'constructor', undefined])(
    'CART-08 maps the unknown unit %s to lbs',
    (unit) => {
      expect(mapWeightUnit(unit)).toBe('lbs');
    },
  );
});
