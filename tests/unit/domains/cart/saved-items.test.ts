import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MAX_LINE_QUANTITY} from '~/domains/cart/limits';
import {
  formatSavedItems,
  isSameItem,
  joinItems,
  MAX_SAVED_ITEMS,
  parseSavedItem,
  parseSavedItems,
  withItem,
  withoutItem,
  type SavedItem,
} from '~/domains/cart/saved/saved-items';

const itemOf = (number: number, quantity = 1, plan: number | null = null): SavedItem => ({
  merchandiseId: `gid://shopify/ProductVariant/${number}`,
  sellingPlanId: plan === null ? null : `gid://shopify/SellingPlan/${plan}`,
  quantity,
});

const anyItem = fc
  .record({
    number: fc.integer({min: 1, max: 60}),
    plan: fc.option(fc.integer({min: 1, max: 2})),
    quantity: fc.integer({min: 1, max: MAX_LINE_QUANTITY}),
  })
  .map(({number, plan, quantity}) => itemOf(number, quantity, plan));

const anyItems = fc.uniqueArray(anyItem, {comparator: isSameItem, maxLength: MAX_SAVED_ITEMS});

describe('saved items', () => {
  it('CART-105 parseSavedItems reads what formatSavedItems wrote', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(parseSavedItems(formatSavedItems(items))).toEqual(items);
      }),
    );
  });

  it.each([
    ['1..1', itemOf(1)],
    ['12.34.10', itemOf(12, 10, 34)],
    ['1..0', null],
    ['1..11', null],
    ['1..1.1', null],
    ['a..1', null],
    ['.1.1', null],
    ['1.1', null],
    [`${'1'.repeat(21)}..1`, null],
    ['', null],
  ])('CART-105 parseSavedItem reads %j as %j', (text, item) => {
    expect(parseSavedItem(text)).toEqual(item);
  });

  it('CART-105 parseSavedItems is bounded and has each item once, whatever it reads', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d._x]{0,400}$/)), (text) => {
        const items = parseSavedItems(text);
        expect(items.length).toBeLessThanOrEqual(MAX_SAVED_ITEMS);
        items.forEach((item, index) => {
          expect(items.findIndex((one) => isSameItem(one, item))).toBe(index);
        });
      }),
    );
    expect(parseSavedItems(null)).toEqual([]);
    const many = Array.from({length: 40}, (_, index) => `${index + 1}..1`).join('_');
    expect(parseSavedItems(many)).toHaveLength(MAX_SAVED_ITEMS);
    expect(parseSavedItems('1..2_2..1_1..3_1.4.1')).toEqual([
      itemOf(1, 2),
      itemOf(2),
      itemOf(1, 1, 4),
    ]);
  });

  it('CART-103 withItem changes nothing when the newest item is saved again', () => {
    fc.assert(
      fc.property(anyItems, anyItem, (items, item) => {
        const once = withItem(items, item);
        if (once) expect(withItem(once, item)).toEqual(once);
      }),
    );
  });

  it('CART-103 withItem keeps the larger quantity of an item that is saved already', () => {
    expect(withItem([itemOf(1, 3)], itemOf(1, 2))).toEqual([itemOf(1, 3)]);
    expect(withItem([itemOf(1, 3)], itemOf(1, 5))).toEqual([itemOf(1, 5)]);
    expect(withItem([itemOf(1, 3)], itemOf(1, 5, 9))).toEqual([itemOf(1, 5, 9), itemOf(1, 3)]);
  });

  it('CART-104b withItem refuses another item when the list is full', () => {
    const full = Array.from({length: MAX_SAVED_ITEMS}, (_, index) => itemOf(index + 1));
    expect(withItem(full, itemOf(99))).toBeNull();
    expect(withItem(full, itemOf(3, 2))).toHaveLength(MAX_SAVED_ITEMS);
    expect(withItem(withoutItem(full, itemOf(3)), itemOf(99))).toHaveLength(MAX_SAVED_ITEMS);
  });

  it('CART-104a joinItems loses no item and joins each once', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (own, added) => {
        const {joined, left} = joinItems(own, added);
        expect(joined.length).toBeLessThanOrEqual(MAX_SAVED_ITEMS);
        for (const item of [...own, ...added]) {
          const places = [joined, left].map((list) => list.filter((one) => isSameItem(one, item)));
          expect(places.flat()).toHaveLength(1);
        }
        expect(left.every((item) => added.includes(item))).toBe(true);
        expect(joinItems(joined, []).joined).toEqual(joined);
      }),
    );
  });
});
