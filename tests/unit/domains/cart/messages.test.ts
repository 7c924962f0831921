import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSchema, isEnumType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {lineKey} from '~/domains/cart/cart';
import type {Bound} from '~/domains/cart/cart-outcome';
import {ITEM_ADDED, noticeText} from '~/domains/cart/messages';
import {showNotice} from '~/domains/cart/show-outcome.server';
import {ROOT} from '~sandbox/root';

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

const LINE: Bound = {of: 'line'};
const ORDER: Bound = {of: 'order', maximum: 10};

const shopifyText = (shopifyCode: string | null, isMade = false) =>
  noticeText({code: 'shopify', tone: 'error', shopifyCode, isMade});
const cappedText = (quantity: number, bound: Bound, isAutoship: boolean) =>
  noticeText({code: 'capped', tone: 'warning', quantity, bound, isAutoship});
const noRoomText = (bound: Bound, isAutoship: boolean) =>
  noticeText({code: 'no-room', tone: 'warning', bound, isAutoship});

describe('cart messages', () => {
  it.each([...codesOf('CartErrorCode'), ...codesOf('CartWarningCode')])(
    'noticeText has a sentence for Shopify’s code %s',
    (code) => {
      expect(shopifyText(code)).toMatch(SENTENCE);
    },
  );

  it.each([null, '', 'SOME_NEW_CODE', 'constructor', '__proto__', 'toString'])(
    'noticeText has a sentence for the unknown code %s of Shopify',
    (code) => {
      expect(shopifyText(code)).toMatch(SENTENCE);
    },
  );

  it.each(codesOf('CartWarningCode').filter((code) => code.startsWith('DISCOUNT_')))(
    'CART-98 noticeText names Shopify’s reason %s for refusing a discount code',
    (code) => {
      expect(shopifyText(code, true)).toMatch(/discount code/);
    },
  );

  it.each([
    ['MERCHANDISE_OUT_OF_STOCK', /out of stock/],
    ['MERCHANDISE_NOT_ENOUGH_STOCK', /don’t have that many/],
    ['SELLING_PLAN_NOT_APPLICABLE', /isn’t available on autoship/],
    ['VARIANT_REQUIRES_SELLING_PLAN', /autoship only/],
    ['CART_TOO_LARGE', /full/],
    ['INVALID', /isn’t available/],
    ['LESS_THAN', /1 or more/],
    ['DISCOUNT_NOT_FOUND', /doesn’t exist/],
  ])('noticeText for Shopify’s code %s says what happened', (code, words) => {
    expect(shopifyText(code)).toMatch(words);
  });

  it('noticeText doesn’t say that nothing changed when Shopify made the change', () => {
    expect(shopifyText('SOME_NEW_CODE', true)).toMatch(/^Your cart changed/);
  });

  it('showNotice keeps the tone and names the line by its key', () => {
    const line = {merchandiseId: 'v', sellingPlanId: null, attributes: []};
    expect(showNotice({code: 'out-of-stock', tone: 'warning', line})).toEqual({
      tone: 'warning',
      text: 'This item is out of stock. Remove it to check out.',
      lineKey: lineKey(line),
    });
    expect(showNotice({code: 'cart-gone', tone: 'warning'})).not.toHaveProperty('lineKey');
  });

  it('noticeText of over-order-limit says how many items to remove', () => {
    expect(noticeText({code: 'over-order-limit', tone: 'error', total: 12, maximum: 10})).toBe(
      'Your cart has 12 items. The limit is 10 per order: remove 2 to check out.',
    );
  });

  it.each([
    [cappedText(5, LINE, true), 'Autoship limit: 5 per item. You now have 5.'],
    [cappedText(10, LINE, false), 'The limit is 10 per item.'],
    [
      cappedText(3, ORDER, false),
      'The limit is 10 items per order, so you now have 3 of this one.',
    ],
    [
      noRoomText(ORDER, true),
      'Your cart is full: the limit is 10 items per order. Nothing was added.',
    ],
    [
      noRoomText(LINE, true),
      'Autoship limit: 5 per item. You already have that many in your cart.',
    ],
    [noRoomText(LINE, false), 'The limit is 10 per item. You already have that many in your cart.'],
  ])('noticeText of capped and no-room says: %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('CART-32 ITEM_ADDED is "Item added to your cart!"', () => {
    expect(ITEM_ADDED).toBe('Item added to your cart!');
  });
});
