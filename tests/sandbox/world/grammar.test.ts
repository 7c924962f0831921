import {describe, expect, it} from 'vitest';
import {expand} from '~sandbox/world/grammar';
import {toHandle} from '~sandbox/world/ids';
import type {ProductSpec} from '~sandbox/world/product-spec';
import {parseSize, priceOf, roundToShelfPrice} from '~sandbox/world/sizes';
import {badgesOf, metafieldOf} from './support';

const SPEC: ProductSpec = {
  code: 'TST',
  title: 'Test & Try Supper',
  line: 'balance',
  species: 'dog',
  stage: 'puppy',
  breedSizes: ['small'],
  health: ['joint'],
  packs: [
    {form: 'canned', flavors: ['beef', 'chicken'], sizes: ['12.8 oz', '12 x 12.8 oz'], price: 300},
    {form: 'pouch', flavors: ['beef'], sizes: ['12 x 2.8 oz'], price: 2000},
  ],
  sentences: ['One.', 'Two & a bit.', 'Three.'],
  benefits: ['Good'],
  ingredients: '{main}, Water',
  analysis: [8, 4, 1.5, 80],
  kcalPerKg: 1000,
  rating: [4.5, 12],
  launched: '2026-01-05',
  badges: ['featured'],
  variants: {'Chicken / Canned / 12.8 oz': {sale: 10, stock: 3, badges: ['new-look']}},
};

describe('grammar', () => {
  const product = expand(SPEC, 9001);

  it('creates a variant for each existing combination of flavor, form and size', () => {
    expect(product.variants.map(({title, sku}) => [title, sku])).toEqual([
      ['Beef / Canned / 12.8 oz', 'MB-DTST-BEF-C-128Z'],
      ['Beef / Canned / 12 x 12.8 oz', 'MB-DTST-BEF-C-12X128Z'],
      ['Beef / Pouch / 12 x 2.8 oz', 'MB-DTST-BEF-P-12X28Z'],
      ['Chicken / Canned / 12.8 oz', 'MB-DTST-CHK-C-128Z'],
      ['Chicken / Canned / 12 x 12.8 oz', 'MB-DTST-CHK-C-12X128Z'],
    ]);
    expect(
      product.options.map(({name, values}) => [name, values.map((value) => value.name)]),
    ).toEqual([
      ['Flavor', ['Beef', 'Chicken']],
      ['Product Form', ['Canned', 'Pouch']],
      ['Size', ['12.8 oz', '12 x 12.8 oz', '12 x 2.8 oz']],
    ]);
  });

  it('derives price, stock and badges', () => {
    const [, , , onSale] = product.variants;
    expect(onSale).toMatchObject({price: 269, compareAtPrice: 300, initialStock: 3});
    expect(onSale && badgesOf(onSale)).toEqual([
      'badge::limited-stock',
      'badge::deal',
      'badge::featured',
      'badge::new-look',
    ]);
  });

  it('names pictures after their contents', () => {
    expect(product.variants[2]?.image).toMatchObject({
      path: '/cdn/shop/files/pack_pouch_balance_dog_puppy_beef_12x2.8oz_front.png',
      altText: 'Test & Try Supper, Beef / Pouch / 12 x 2.8 oz: front of the pack',
    });
  });

  it('creates texts, tags and metafields', () => {
    expect(product.handle).toBe('test-try-supper');
    expect(product.descriptionHtml).toBe('<p>One. Two &amp; a bit.</p><p>Three.</p>');
    expect(product.tags).toEqual([
      'species:dog',
      'line:balance',
      'lifestage:puppy',
      'breed-size:small',
      'food-form:canned',
      'food-form:pouch',
      'food-form:wet-food',
      'flavor:beef',
      'flavor:chicken',
      'health:joint',
    ]);
    expect(metafieldOf(product, 'subtitle')).toBe('Small breed puppy wet food');
    expect(metafieldOf(product, 'calories')).toBe(
      '1,000 kcal/kg, 363 kcal per 12.8 oz can, 79 kcal per 2.8 oz pouch',
    );
    expect(metafieldOf(product, 'ingredients')).toMatch(
      /^Beef: Beef, Water, .*\.\nChicken: Chicken, Water, .*\.$/,
    );
  });

  it('recommends three times the resting energy for a young 10 lb puppy, then two times', () => {
    const guide = JSON.parse(metafieldOf(product, 'feeding_guide') ?? '') as {
      columns: string[];
      rows: string[][];
    };
    expect(guide.columns).toEqual(['Weight', 'Cans a day to 4 months', 'Cans a day to 12 months']);
    expect(guide.rows[3]).toEqual(['10 lb', '1¾', '1¼']);
  });

  it("rejects facts about a variant that doesn't exist", () => {
    expect(() => expand({...SPEC, variants: {'Lamb / 4 lb': {stock: 0}}}, 9001)).toThrow(
      'Lamb / 4 lb',
    );
  });
});

describe('sizes and prices', () => {
  it.each([
    ['30 lb', '30lb', '30', 30, 'POUNDS'],
    ['12.8 oz', '12.8oz', '128Z', 12.8, 'OUNCES'],
    ['12 x 12.8 oz', '12x12.8oz', '12X128Z', 9.6, 'POUNDS'],
    ['24 x 2.8 oz', '24x2.8oz', '24X28Z', 4.2, 'POUNDS'],
  ])('parses %s', (label, slug, code, weight, weightUnit) => {
    expect(parseSize(label)).toMatchObject({label, slug, code, weight, weightUnit});
  });

  it.each(['', '30lb', '30 kg', '12 x', 'x 12 oz'])('rejects the size %j', (label) => {
    expect(() => parseSize(label)).toThrow('Not a size');
  });

  it('keeps the base price for the base size, and derives the price of others', () => {
    const size = parseSize('4 lb');
    expect(priceOf('dry-food', size, {size, price: 1234})).toBe(1234);
    expect(priceOf('dry-food', parseSize('8 lb'), {size, price: 1000})).toBe(1699);
  });

  it.each([
    [823, 819],
    [826, 829],
    [1860, 1849],
    [1880, 1899],
  ])('rounds %i cents to %i', (cents, printed) => {
    expect(roundToShelfPrice(cents)).toBe(printed);
  });

  it.each([
    ['Fisherman’s Flakes', 'fishermans-flakes'],
    ['Silky Pâté', 'silky-pate'],
    ['Quiet Years 11+', 'quiet-years-11'],
  ])('creates a handle from %s', (title, handle) => {
    expect(toHandle(title)).toBe(handle);
  });
});
