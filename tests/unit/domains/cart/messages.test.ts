import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, isEnumType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {
  cappedAt,
  ITEM_ADDED,
  noRoom,
  overOrderLimit,
  platformMessage,
} from '~/domains/cart/messages';
import {ROOT} from '~sandbox/run/options';

const schema = buildSchema(
  readFileSync(path.join(ROOT, 'graphql/schemas/storefront-2026-10.graphql'), 'utf8'),
);

function codesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type.getValues().map((value) => value.name);
}

/** A capital letter, several words, no underscore (as in a code), and a period. */
const SENTENCE = /^[A-Z][^_]+ [^_]+\.$/;

const LINE = {of: 'line'} as const;
const ORDER = {of: 'order', maximum: 10} as const;

describe('cart messages', () => {
  it.each([...codesOf('CartErrorCode'), ...codesOf('CartWarningCode')])(
    'platformMessage returns a sentence for %s',
    (code) => {
      expect(platformMessage(code)).toMatch(SENTENCE);
    },
  );

  it.each([null, '', 'SOME_NEW_CODE', 'constructor', '__proto__', 'toString'])(
    'platformMessage returns a sentence for the unknown code %s',
    (code) => {
      expect(platformMessage(code)).toMatch(SENTENCE);
    },
  );

  it.each([
    ['MERCHANDISE_OUT_OF_STOCK', /out of stock/],
    ['MERCHANDISE_NOT_ENOUGH_STOCK', /don’t have that many/],
    ['SELLING_PLAN_NOT_APPLICABLE', /isn’t available on autoship/],
    ['VARIANT_REQUIRES_SELLING_PLAN', /autoship only/],
    ['CART_TOO_LARGE', /full/],
    ['INVALID', /isn’t available/],
    ['INVALID_MERCHANDISE_LINE', /no longer/],
    ['LESS_THAN', /1 or more/],
    ['DISCOUNT_NOT_FOUND', /doesn’t exist/],
  ])('platformMessage for %s says what happened', (code, words) => {
    expect(platformMessage(code)).toMatch(words);
  });

  it('overOrderLimit says how many items to remove', () => {
    expect(overOrderLimit(12, 10)).toBe(
      'Your cart has 12 items. The limit is 10 per order: remove 2 to check out.',
    );
  });

  it.each([
    [cappedAt(5, LINE, true), 'Autoship limit: 5 per item and delivery. You now have 5.'],
    [cappedAt(10, LINE, false), 'The limit is 10 per item.'],
    [cappedAt(3, ORDER, false), 'The limit is 10 items per order, so you now have 3 of this one.'],
    [noRoom(ORDER, true), 'Your cart is full: the limit is 10 items per order. Nothing was added.'],
    [noRoom(LINE, true), 'Autoship limit: 5 per item and delivery. They’re already in your cart.'],
    [noRoom(LINE, false), 'The limit is 10 per item, and they’re already in your cart.'],
  ])('cappedAt and noRoom say: %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('CART-32 ITEM_ADDED is "Item added to your cart!"', () => {
    expect(ITEM_ADDED).toBe('Item added to your cart!');
  });
});
