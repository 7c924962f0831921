import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import type {FoodForm} from '~/domains/catalog/product';
import {selectVariant, type VariantHints} from '~/domains/catalog/parts/variant-selection';
import {productOf, variantOf} from '../builders';

const dry = productOf({
  handle: 'country-table',
  variants: [
    variantOf({sku: 'BEF-4', options: {Flavor: 'Beef', Size: '4 lb'}, inStock: false}),
    variantOf({sku: 'BEF-15', options: {Flavor: 'Beef', Size: '15 lb'}}),
    variantOf({sku: 'LMB-4', options: {Flavor: 'Lamb', Size: '4 lb'}}),
    variantOf({sku: 'LMB-15', options: {Flavor: 'Lamb', Size: '15 lb'}, inStock: false}),
    variantOf({sku: 'TRK-1', options: {Flavor: 'Turkey', Size: '1 lb'}, inStock: false}),
    variantOf({sku: 'TRK-45', options: {Flavor: 'Turkey', Size: '45 lb'}}),
  ],
});

const wet = (foodForm: FoodForm) =>
  productOf({
    foodForm,
    variants: [
      variantOf({sku: 'CASE-128', options: {Size: '12 x 12.8 oz'}, inStock: false}),
      variantOf({sku: 'ONE-25', options: {Size: '2.5 oz'}}),
      variantOf({sku: 'CASE-25', options: {Size: '12 x 2.5 oz'}}),
      variantOf({sku: 'ONE-13', options: {Size: '13 oz'}}),
    ],
  });

/** A product sold dry and wet, where an option distinguishes the forms. */
const mixed = productOf({
  foodForm: null,
  variants: [
    variantOf({sku: 'TREAT', options: {'Product Form': 'Treats', Size: '6 oz'}}),
    variantOf({sku: 'DRY-4', options: {'Product Form': 'Dry', Size: '4 lb'}, inStock: false}),
    variantOf({sku: 'DRY-15', options: {'Product Form': 'Dry Food', Size: '15 lb'}}),
    variantOf({sku: 'CAN', options: {'Product Form': 'Canned', Size: '5.5 oz'}, inStock: false}),
    variantOf({sku: 'TRAY', options: {'Product Form': 'Tray', Size: '3.5 oz'}}),
    variantOf({sku: 'POUCH', options: {'Product Form': 'Pouch', Size: '2.8 oz'}}),
  ],
});

const slug = (facet: string, value: string): VariantHints => ({slug: {facet, value}});
const skuOf = (product: Parameters<typeof selectVariant>[0], hints: VariantHints) =>
  selectVariant(product, hints)?.sku;

describe('selectVariant', () => {
  it.each<[VariantHints, string]>([
    [{sku: 'LMB-15'}, 'LMB-15'],
    [{sku: ' lmb-15 '}, 'LMB-15'],
    [{sku: 'BEF-4'}, 'BEF-4'],
  ])('CARD-05 %j selects the variant of that SKU, in stock or not', (hints, sku) => {
    expect(skuOf(dry, hints)).toBe(sku);
  });

  it.each<[VariantHints, string]>([
    [slug('flavor', 'lamb'), 'LMB-4'],
    [slug('flavor', 'turkey'), 'TRK-45'],
    [slug('weight', '15lb'), 'BEF-15'],
    [slug('food-form', 'dry-food'), 'BEF-15'],
  ])('CARD-06, CARD-07 the hint %j selects a variant with that value', (hints, sku) => {
    expect(skuOf(dry, hints)).toBe(sku);
  });

  it('CARD-07 facets other than flavor, weight and food-form select nothing', () => {
    expect(skuOf(dry, slug('size', '4-lb'))).toBe('BEF-15');
    expect(skuOf(dry, slug('Flavor', 'lamb'))).toBe('BEF-15');
  });

  it('CARD-08 a SKU in the search text selects its variant', () => {
    expect(skuOf(dry, {search: 'trk-45'})).toBe('TRK-45');
    expect(skuOf(dry, {search: 'beef and barley'})).toBe('BEF-15');
  });

  it.each([
    ['1lb', 'TRK-1'],
    ['4lb', 'LMB-4'],
    ['15lb', 'BEF-15'],
    ['45lb', 'TRK-45'],
    ['30lb', 'BEF-15'],
  ])('CARD-09 weight %s selects the dry variant %s', (value, sku) => {
    expect(skuOf(dry, slug('weight', value))).toBe(sku);
  });

  it('CARD-09, CARD-10 pounds and dry-food select the dry variant of a product in several forms', () => {
    expect(skuOf(mixed, slug('weight', '4lb'))).toBe('DRY-4');
    expect(skuOf(mixed, slug('weight', '7lb'))).toBe('DRY-15');
    expect(skuOf(mixed, slug('food-form', 'dry-food'))).toBe('DRY-15');
  });

  it.each(['0.9lb', '0lb', '45.1lb', '46lb', '-4lb', '4', '4kg', '4 lb', '4lbs', 'lb', '1e1lb'])(
    'CARD-09 weight %s is out of range or invalid, so it selects nothing',
    (value) => {
      expect(skuOf(mixed, slug('weight', value))).toBe('TREAT');
    },
  );

  it.each(['canned', 'tray', 'pouch'] as const)(
    'CARD-11 ounces select a size of %s food, single or as a case',
    (form) => {
      expect(skuOf(wet(form), slug('weight', '2.5oz'))).toBe('ONE-25');
      expect(skuOf(wet(form), slug('weight', '12.8oz'))).toBe('CASE-128');
      expect(skuOf(wet(form), slug('weight', '13oz'))).toBe('ONE-13');
    },
  );

  it.each(['2.4oz', '13.1oz', '1oz', '24oz'])(
    'CARD-11 weight %s is out of range, so it selects nothing',
    (value) => {
      expect(skuOf(mixed, slug('weight', value))).toBe('TREAT');
    },
  );

  it('CARD-11, CARD-12 ounces and wet-food select the wet variant of a product in several forms', () => {
    expect(skuOf(mixed, slug('weight', '5.5oz'))).toBe('CAN');
    expect(skuOf(mixed, slug('weight', '2.8oz'))).toBe('POUCH');
    expect(skuOf(mixed, slug('weight', '3oz'))).toBe('TRAY');
    expect(skuOf(mixed, slug('food-form', 'wet-food'))).toBe('TRAY');
  });

  it.each(['dry-food', 'treat'] as const)(
    'CARD-11, CARD-12 %s food doesn’t count as wet',
    (form) => {
      expect(skuOf(wet(form), slug('weight', '13oz'))).toBe('ONE-25');
      expect(skuOf(wet(form), slug('food-form', 'wet-food'))).toBe('ONE-25');
    },
  );

  it('CARD-13 selectVariant without a hint returns the first variant in stock, or else the first', () => {
    expect(skuOf(dry, {})).toBe('BEF-15');
    const none = productOf({
      variants: dry.variants.map((variant) => ({...variant, inStock: false})),
    });
    expect(skuOf(none, {})).toBe('BEF-4');
  });

  it.each<[string, VariantHints, string]>([
    ['sku', {sku: 'TRK-1', path: {flavor: 'lamb', size: '4-lb'}}, 'TRK-1'],
    ['path', {path: {flavor: 'lamb', size: '4-lb'}, ...slug('flavor', 'turkey')}, 'LMB-4'],
    ['slug', {...slug('flavor', 'turkey'), search: 'BEF-4'}, 'TRK-45'],
    ['unknown sku, path', {sku: 'NO', path: {flavor: 'lamb', size: '15-lb'}}, 'LMB-15'],
    ['unknown sku, slug', {sku: 'NO', ...slug('flavor', 'lamb')}, 'LMB-4'],
    ['unknown slug, search', {...slug('flavor', 'tofu'), search: 'LMB-15'}, 'LMB-15'],
    ['unknown all', {sku: 'NO', ...slug('flavor', 'tofu'), search: 'NO'}, 'BEF-15'],
    ['empty', {sku: '', search: '  ', slug: null, path: null}, 'BEF-15'],
  ])(
    'CARD-05, CARD-06, CARD-08, CARD-13 selectVariant follows the precedence of hints: %s',
    (_name, hints, sku) => {
      expect(skuOf(dry, hints)).toBe(sku);
    },
  );

  it.each<[{flavor: string; size: string}, string]>([
    [{flavor: 'beef', size: '4-lb'}, 'BEF-4'],
    [{flavor: 'lamb', size: '4-lb'}, 'LMB-4'],
    [{flavor: 'turkey', size: '30-lb'}, 'TRK-45'],
    [{flavor: 'tofu', size: '4-lb'}, 'LMB-4'],
    [{flavor: 'tofu', size: '99-lb'}, 'BEF-15'],
  ])('the path %j selects by flavor and size, else by flavor, else by size', (path, sku) => {
    expect(skuOf(dry, {path})).toBe(sku);
  });

  it('selectVariant returns null for a product without variants', () => {
    expect(selectVariant(productOf({variants: []}), {sku: 'A'})).toBeNull();
  });

  it('selectVariant returns a variant of the product for any URL', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('BEF-4', 'beef', '4lb', '2.5oz', 'dry-food'),
    );
    const hints = fc.record({
      sku: text,
      search: text,
      slug: fc.record({facet: fc.constantFrom('flavor', 'weight', 'food-form', 'x'), value: text}),
      path: fc.record({flavor: text, size: text}),
    });
    fc.assert(
      fc.property(fc.constantFrom(dry, mixed, wet('canned')), hints, (product, given) => {
        const variant = selectVariant(product, given);
        return variant !== null && product.variants.includes(variant);
      }),
    );
  });
});
