import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {keyOf, lineKey, weightAttributes, toBrowserCart} from '~/domains/cart/cart';
import {newLine} from '~/domains/cart/add/new-line';
import {lineOf, storedCartOf} from '../../../support/cart-builders';

const attributes = fc.uniqueArray(fc.record({key: fc.string(), value: fc.string()}), {
  selector: ({key}) => key,
  maxLength: 5,
});

const keyOfParts = (
  merchandiseId: string,
  sellingPlanId: string | null,
  attributes: {key: string; value: string}[],
) => lineKey({merchandiseId, sellingPlanId, attributes});

describe('lineKey', () => {
  it('lineKey ignores the order of attributes, even with repeated keys', () => {
    const pair = fc.record({key: fc.constantFrom('a', 'b', '"'), value: fc.string({maxLength: 2})});
    const shuffled = fc
      .array(pair, {maxLength: 5})
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, {minLength: list.length})),
      );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(keyOfParts('v', 'p', other)).toBe(keyOfParts('v', 'p', list));
      }),
    );
  });

  it('lineKey differs by merchandise, selling plan and attributes', () => {
    const parts = fc.tuple(fc.string(), fc.option(fc.string()), attributes);
    const canonical = ([id, plan, list]: [string, string | null, {key: string; value: string}[]]) =>
      JSON.stringify(
        [id, plan, Object.fromEntries(list.map(({key, value}) => [`_${key}`, value]))],
        sorted,
      );
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(keyOfParts(...a) === keyOfParts(...b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  it('lineKey differs between one-time and autoship, and between selling plans', () => {
    const keys = [null, '', 'plan-2', 'plan-4'].map((plan) => keyOfParts('v', plan, []));
    expect(new Set(keys).size).toBe(4);
  });

  it('keyOf returns the lineKey of a line’s variant, selling plan and attributes', () => {
    const line = lineOf({variant: '7', plan: 'plan-4', attributes: [{key: 'a', value: 'b'}]});
    expect(keyOf(line)).toBe(
      keyOfParts('gid://shopify/ProductVariant/7', 'plan-4', [{key: 'a', value: 'b'}]),
    );
  });
});

/** A `JSON.stringify` replacer that sorts object keys. */
function sorted(_key: string, value: unknown): unknown {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;
}

describe('newLine', () => {
  const variant = {
    id: 'gid://shopify/ProductVariant/7',
    sku: 'BEF-4',
    selectedOptions: [],
    priceCents: 1449,
    compareAtCents: 1699,
    image: null,
    weight: 4,
    weightUnit: 'lbs' as const,
  };
  const {product} = lineOf();

  it('CART-07 newLine has _weightValue and _weightUnit', () => {
    expect(newLine({product, variant, quantity: 2, plan: null}).attributes).toEqual([
      {key: '_weightValue', value: '4'},
      {key: '_weightUnit', value: 'lbs'},
    ]);
    expect(weightAttributes({weight: 12.8, weightUnit: 'oz'})).toEqual([
      {key: '_weightValue', value: '12.8'},
      {key: '_weightUnit', value: 'oz'},
    ]);
  });

  it('newLine has the price of the variant, or of the selling plan', () => {
    expect(newLine({product, variant, quantity: 2, plan: null})).toMatchObject({
      sellingPlanAllocation: null,
      cost: {amountPerQuantity: {amount: '14.49'}, totalAmount: {amount: '28.98'}},
      variant: {price: {amount: '14.49'}, compareAtPrice: {amount: '16.99'}},
    });
    const plan = {id: 'plan-4', name: 'Every 4 weeks', priceCents: 1377};
    expect(newLine({product, variant, quantity: 3, plan})).toMatchObject({
      sellingPlanAllocation: {sellingPlan: {id: 'plan-4', name: 'Every 4 weeks'}},
      cost: {amountPerQuantity: {amount: '13.77'}, totalAmount: {amount: '41.31'}},
      variant: {price: {amount: '14.49'}},
    });
  });
});

it('toBrowserCart removes the cart’s id and checkout URL', () => {
  const text = JSON.stringify(toBrowserCart(storedCartOf([lineOf()])));
  expect(text).not.toContain('token-1234');
  expect(text).not.toContain('secret');
});
