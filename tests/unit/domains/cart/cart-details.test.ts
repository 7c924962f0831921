import {describe, expect, it} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart';
import {
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateNote,
} from '~/domains/cart/cart-details.server';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {CART_ID} from './builders';
import {texts, visit} from './visit';

type Change = (context: CartContext) => Promise<CartOutcome>;

const CHANGES: [string, Change, object][] = [
  [
    'attributes',
    (context) => updateAttributes(context, [{key: 'a', value: 'b'}]),
    {attributes: [{key: 'a', value: 'b'}]},
  ],
  [
    'buyer',
    (context) => updateBuyerIdentity(context, {email: 'ada@example.com'}),
    {buyerIdentity: {email: 'ada@example.com'}},
  ],
  [
    'codes',
    (context) => updateDiscountCodes(context, ['NONE']),
    {discountCodes: [{code: 'NONE', applicable: false}]},
  ],
  ['note', (context) => updateNote(context, 'Ring twice'), {note: 'Ring twice'}],
];

describe.each(CHANGES)('of a cart’s %s', (name, change, after) => {
  it('CART-01 a change is one call, and the cart is the server’s', async () => {
    const {context, platform, id} = visit([{id: 'a', quantity: 2}]);
    const outcome = await change(context);
    expect(outcome).toMatchObject({ok: true, cart: {...after, totalQuantity: 2}});
    expect(platform.calls.filter((call) => call !== 'get')).toHaveLength(1);
    expect(id()).toBe(CART_ID);
  });

  it('CART-15 without a cart nothing is done', async () => {
    const {context, platform} = visit();
    expect(await change(context)).toEqual({ok: false, cart: null, notices: []});
    expect(platform.calls).toEqual([]);
  });

  it('a cart that is gone is forgotten', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.carts.clear();
    expect(await change(context)).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('HOUSE-17 when the answer is lost the cart is read again', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    /* To keep the reserved attributes the cart is read first. */
    const reads = name === 'attributes' ? [null] : [];
    platform.mishaps.push(...reads, {kind: 'timeout', acted: true});
    expect(await change(context)).toMatchObject({ok: false, reason: 'unavailable', cart: after});
    expect(platform.calls.at(-1)).toBe('get');
  });
});

it('a code that takes nothing off is said when it is given, and not again', async () => {
  const {context} = visit([{id: 'a'}]);
  expect(texts(await updateDiscountCodes(context, ['NONE']))).toEqual([
    'That discount code does not exist.',
  ]);
  expect(texts(await updateNote(context, 'Ring twice'))).toEqual([]);
});

it('CART-74, CART-75 attributes that checkout relies on are neither taken nor lost, whoever asks', async () => {
  const {context, platform} = visit([{id: 'a'}]);
  const written = {key: 'sgOrderType', value: 'oneTimeOrder'};
  await context.commerce.cart.updateAttributes(CART_ID, [written]);
  await updateAttributes(context, [
    {key: 'SOLD_TO', value: '0000999999'},
    {key: 'gift', value: 'yes'},
  ]);
  expect(platform.carts.get(CART_ID)?.attributes).toEqual([{key: 'gift', value: 'yes'}, written]);
});
