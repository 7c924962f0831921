import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {optionChoices, optionMatrix, type OptionModel} from '~/domains/catalog/page/option-choices';
import {optionValue, type ProductDetail, type Variant} from '~/domains/catalog/product';
import {selectVariant} from '~/domains/catalog/parts/variant-selection';
import {productOf, variantOf} from '../builders';

const product = productOf({
  variants: [
    variantOf({sku: 'BEF-4', options: {Flavor: 'Beef', Size: '4 lb'}}),
    variantOf({sku: 'BEF-15', options: {Flavor: 'Beef', Size: '15 lb'}, cents: 4049}),
    variantOf({sku: 'LMB-15', options: {Flavor: 'Lamb', Size: '15 lb'}, inStock: false}),
    variantOf({sku: 'LMB-30', options: {Flavor: 'Lamb', Size: '30 lb'}, quantityAvailable: 3}),
  ],
});

function variant(of: ProductDetail, sku: string | null): Variant {
  const found = of.variants.find((item) => item.sku === sku);
  if (!found) throw new Error(`there is no ${sku}`);
  return found;
}

function choicesOf(of: ProductDetail, from: Variant): OptionModel[] {
  return optionChoices(optionMatrix(of), from);
}

const table = (sku: string) =>
  choicesOf(product, variant(product, sku)).map(({name, choices}) => [
    name,
    ...choices.map((item) => [
      item.value,
      item.sku,
      item.isSelected,
      item.stockLabel,
      item.changesTo,
    ]),
  ]);

describe('optionChoices', () => {
  it('PDP-01b a choice keeps the other options if possible, and otherwise says what changes', () => {
    expect(table('BEF-4')).toEqual([
      [
        'Flavor',
        ['Beef', 'BEF-4', true, null, null],
        ['Lamb', 'LMB-30', false, 'Limited stock', '30 lb'],
      ],
      [
        'Size',
        ['4 lb', 'BEF-4', true, null, null],
        ['15 lb', 'BEF-15', false, null, null],
        ['30 lb', 'LMB-30', false, 'Limited stock', 'Lamb'],
      ],
    ]);
  });

  it('PDP-01c a choice prefers keeping options over stock, and is labeled if out of stock', () => {
    expect(table('BEF-15')).toEqual([
      [
        'Flavor',
        ['Beef', 'BEF-15', true, null, null],
        ['Lamb', 'LMB-15', false, 'Out of stock', null],
      ],
      [
        'Size',
        ['4 lb', 'BEF-4', false, null, null],
        ['15 lb', 'BEF-15', true, null, null],
        ['30 lb', 'LMB-30', false, 'Limited stock', 'Lamb'],
      ],
    ]);
  });

  it('CARD-04 a choice has the URL and price of its variant', () => {
    const [, size] = choicesOf(product, variant(product, 'BEF-4'));
    expect(size?.choices[1]).toMatchObject({
      path: '/products/marlowe-balance/country-table/beef/15-lb?sku=BEF-15',
      priceCents: 4049,
    });
  });

  it('optionChoices leaves out a value that no variant has', () => {
    const lost = {...product, options: [{name: 'Flavor', values: ['Beef', 'Tofu']}]};
    const [flavor] = choicesOf(lost, variant(product, 'BEF-4'));
    expect(flavor?.choices.map(({value}) => value)).toEqual(['Beef']);
  });

  it('PDP-01a, CARD-05 every choice links to a variant of the product with that value', () => {
    fc.assert(
      fc.property(variantMatrix, fc.nat(), (variants, pick) => {
        const any = productOf({variants});
        const current = any.variants[pick % any.variants.length];
        if (!current) return;
        for (const {name, choices} of choicesOf(any, current)) {
          expect(choices.map(({value}) => value)).toEqual(valuesOf(any, name));
          expect(choices.filter(({isSelected}) => isSelected)).toHaveLength(1);
          for (const choice of choices) {
            const led = selectVariant(any, {sku: choice.sku});
            expect(led && optionValue(led, name)).toBe(choice.value);
            expect(led?.inStock).toBe(choice.isInStock);
            const kept = led?.selectedOptions.every(
              (option) =>
                option.name === name || optionValue(current, option.name) === option.value,
            );
            expect(choice.changesTo === null).toBe(kept);
          }
        }
      }),
    );
  });

  it('PDP-01a every combination is reachable from any other by choosing its values', () => {
    fc.assert(
      fc.property(variantMatrix, fc.nat(), fc.nat(), (variants, from, to) => {
        const any = productOf({variants});
        const goal = any.variants[to % any.variants.length];
        let current = any.variants[from % any.variants.length];
        for (const {name} of any.options) {
          if (!goal || !current) return;
          const choices = choicesOf(any, current).find((item) => item.name === name)?.choices;
          const chosen = choices?.find(({value}) => value === optionValue(goal, name));
          current = variant(any, chosen?.sku ?? null);
        }
        expect(current?.sku).toBe(goal?.sku);
      }),
    );
  });
});

/** At least one variant, over up to three options, with gaps and without duplicates. */
const variantMatrix = fc
  .record({
    sizes: fc.integer({min: 1, max: 4}),
    flavors: fc.integer({min: 1, max: 3}),
    forms: fc.integer({min: 1, max: 2}),
  })
  .chain(({sizes, flavors, forms}) => {
    const cells = Array.from({length: sizes * flavors * forms}, (_cell, index) => index);
    return fc.subarray(cells, {minLength: 1}).chain((chosen) =>
      fc.tuple(
        ...chosen.map((cell) =>
          fc.boolean().map((inStock): Variant =>
            variantOf({
              sku: `SKU-${cell}`,
              inStock,
              options: {
                Flavor: `Flavor ${Math.floor(cell / sizes) % flavors}`,
                'Product Form': `Form ${Math.floor(cell / sizes / flavors)}`,
                Size: `${1 + (cell % sizes)} lb`,
              },
            }),
          ),
        ),
      ),
    );
  });

function valuesOf(any: ProductDetail, name: string): string[] {
  return any.options.find((option) => option.name === name)?.values ?? [];
}
