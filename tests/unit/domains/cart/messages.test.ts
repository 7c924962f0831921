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
    'HOUSE-22 platformMessage returns a sentence for the unknown code %s',
    (code) => {
      expect(platformMessage(code)).toMatch(SENTENCE);
    },
  );

  it.each([
    ['MERCHANDISE_OUT_OF_STOCK', /out of stock/],
    ['MERCHANDISE_NOT_ENOUGH_STOCK', /not have that many/],
    ['SELLING_PLAN_NOT_APPLICABLE', /Autoship is not offered/],
    ['VARIANT_REQUIRES_SELLING_PLAN', /autoship only/],
    ['CART_TOO_LARGE', /full/],
    ['INVALID', /cannot be bought/],
    ['INVALID_MERCHANDISE_LINE', /no longer/],
    ['LESS_THAN', /1 or more/],
    ['DISCOUNT_NOT_FOUND', /does not exist/],
  ])('platformMessage for %s says what happened', (code, words) => {
    expect(platformMessage(code)).toMatch(words);
  });

  it('overOrderLimit says how many items to remove', () => {
    expect(overOrderLimit(12, 10)).toBe(
      'Your cart has 12 items. An order can have at most 10; please remove 2 to check out.',
    );
  });

  it.each([
    [cappedAt(5, LINE, true), 'Autoship holds at most 5 of one item per delivery. You now have 5.'],
    [cappedAt(10, LINE, false), 'You can order at most 10 of one item.'],
    [
      cappedAt(3, ORDER, false),
      'An order can have at most 10 items, so you now have 3 of this one.',
    ],
    [
      noRoom(ORDER, true),
      'Your cart is full: an order can have at most 10 items. Nothing was added.',
    ],
    [
      noRoom(LINE, true),
      'Autoship holds at most 5 of one item per delivery. Your cart has them already.',
    ],
    [noRoom(LINE, false), 'You can order at most 10 of one item, and your cart has them already.'],
  ])('cappedAt and noRoom say: %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('CART-32 ITEM_ADDED is "Item added to your cart!"', () => {
    expect(ITEM_ADDED).toBe('Item added to your cart!');
  });
});
