import {describe, expect, it} from 'vitest';
import {keyOf, type KnownCart} from '~/domains/cart/cart';
import {
  cartSync,
  pendingLineKeys,
  pendingView,
  startCartSync,
  type CartEvent,
  type CartIntent,
  type CartSync,
} from '~/domains/cart/store/optimistic-cart';
import {cartOf, lineOf} from '../../../support/cart-builders';

const once = lineOf({variant: '1', quantity: 2});
const autoship = lineOf({variant: '1', quantity: 1, cents: 950, plan: 'plan-4'});
const other = lineOf({variant: '2', quantity: 1, cents: 2500});
const CART = cartOf([once, autoship], {discountCodes: [{code: 'X', applicable: true}], note: 'hi'});

const run = (start: CartSync, ...events: CartEvent[]) => events.reduce(cartSync, start);
const asked = (intent: CartIntent): CartEvent => ({type: 'asked', intent});
const shape = (cart: KnownCart) =>
  cart && [cart.totalQuantity, cart.lineItems.map((line) => [keyOf(line), line.quantity])];

const viewOf = (cart: KnownCart, intent: CartIntent) =>
  pendingView(run(startCartSync(cart), asked(intent)));

describe('pendingView', () => {
  it('pendingView adds to the same line and not to its line with another selling plan', () => {
    const cart = viewOf(CART, {kind: 'add', line: {...once, id: '', quantity: 3}});
    expect(shape(cart)).toEqual([
      6,
      [
        [keyOf(once), 5],
        [keyOf(autoship), 1],
      ],
    ]);
    expect(cart?.lineItems[0]?.id).toBe(once.id);
    expect(cart?.cost.totalAmount.amount).toBe('59.50');
  });

  it('pendingView stays undefined for an unknown cart, unless the intent empties it', () => {
    expect(viewOf(undefined, {kind: 'add', line: other})).toBeUndefined();
    expect(viewOf(undefined, {kind: 'empty'})).toBeNull();
  });

  it('pendingView puts a new line first', () => {
    expect(shape(viewOf(CART, {kind: 'add', line: other}))?.[1]).toEqual([
      [keyOf(other), 1],
      [keyOf(once), 2],
      [keyOf(autoship), 1],
    ]);
  });

  it('pendingView keeps note and discount codes', () => {
    expect(viewOf(CART, {kind: 'remove', lineKey: keyOf(once)})).toMatchObject({
      note: 'hi',
      discountCodes: [{code: 'X'}],
    });
  });

  it.each<[string, CartIntent, unknown]>([
    [
      'update',
      {kind: 'update', lineKey: keyOf(autoship), quantity: 4},
      [
        6,
        [
          [keyOf(once), 2],
          [keyOf(autoship), 4],
        ],
      ],
    ],
    ['remove', {kind: 'remove', lineKey: keyOf(autoship)}, [2, [[keyOf(once), 2]]]],
    ['remove of an unknown line', {kind: 'remove', lineKey: 'none'}, shape(CART)],
    ['empty', {kind: 'empty'}, null],
  ])('pendingView applies an intent: %s', (_name, intent, expected) => {
    expect(shape(viewOf(CART, intent))).toEqual(expected);
  });

  it('CART-11, CART-17 pendingView creates a cart with an add, and has none without lines', () => {
    expect(shape(viewOf(null, {kind: 'add', line: other}))).toEqual([1, [[keyOf(other), 1]]]);
    const single = cartOf([other]);
    expect(viewOf(single, {kind: 'remove', lineKey: keyOf(other)})).toBeNull();
    expect(viewOf(null, {kind: 'update', lineKey: 'none', quantity: 3})).toBeNull();
  });
});

describe('cartSync', () => {
  const start = startCartSync(CART);
  const add = asked({kind: 'add', line: other});

  it('cartSync shows intents at once, in the order they were asked', () => {
    const state = run(start, add, asked({kind: 'update', lineKey: keyOf(other), quantity: 3}));
    expect(state.confirmed).toBe(CART);
    expect(shape(pendingView(state))?.[1]).toContainEqual([keyOf(other), 3]);
  });

  it('CART-19 cartSync replaces an answered intent with the server’s cart', () => {
    const answer = cartOf([other]);
    const state = run(
      start,
      add,
      {type: 'sent', intentId: 1},
      {type: 'answered', intentId: 1, cart: answer},
    );
    expect(state.pending).toEqual([]);
    expect(pendingView(state)).toBe(answer);
  });

  it('cartSync drops a failed intent and keeps the others', () => {
    const state = run(
      start,
      add,
      asked({kind: 'remove', lineKey: keyOf(once)}),
      {type: 'sent', intentId: 1},
      {type: 'failed', intentId: 1},
    );
    expect(shape(pendingView(state))).toEqual([1, [[keyOf(autoship), 1]]]);
  });

  it('cartSync replaces an intent that wasn’t sent yet', () => {
    const state = run(start, asked({kind: 'update', lineKey: keyOf(once), quantity: 3}), {
      type: 'changed',
      intentId: 1,
      intent: {kind: 'update', lineKey: keyOf(once), quantity: 4},
    });
    expect(shape(pendingView(state))?.[1]).toContainEqual([keyOf(once), 4]);
  });

  it('cartSync accepts a page’s cart only if no change was in flight since it was requested', () => {
    const page = cartOf([other]);
    const read = (askedAt: number): CartEvent => ({type: 'read', askedAt, cart: page});
    expect(run(start, read(0)).confirmed).toBe(page);
    const sent = run(start, add, {type: 'sent', intentId: 1});
    expect(run(sent, read(0)).confirmed).toBe(CART);
    expect(run(sent, read(sent.time)).confirmed).toBe(CART);
    const answered = run(sent, {type: 'answered', intentId: 1, cart: CART});
    expect(run(answered, read(sent.time)).confirmed).toBe(CART);
    expect(run(answered, read(answered.time)).confirmed).toBe(page);
  });

  it('cartSync keeps its state when a page has the same cart', () => {
    expect(run(start, {type: 'read', askedAt: 0, cart: CART})).toBe(start);
    const unreadable = run(start, {type: 'unreadable'});
    expect(run(unreadable, {type: 'read', askedAt: 0, cart: CART}).isUnreadable).toBe(false);
  });

  it('pendingLineKeys returns the keys of lines with pending intents', () => {
    expect([...pendingLineKeys(run(start, add))]).toEqual([keyOf(other)]);
    expect([...pendingLineKeys(run(start, asked({kind: 'empty'})))]).toEqual([
      keyOf(once),
      keyOf(autoship),
    ]);
  });
});
