import {describe, expect, it} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import {changeCart} from '~/domains/cart/change-cart.server';
import {
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateNote,
} from '~/domains/cart/changes/change-details.server';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {CART_ID} from '../../../support/cart-builders';
import {texts, visit} from './visit';

type Change = (context: CartContext) => Promise<CartOutcome>;

const CHANGES: [string, Change, object][] = [
  [
    'attributes',
    (context) => changeCart(context, updateAttributes([{key: 'a', value: 'b'}])),
    {attributes: [{key: 'a', value: 'b'}]},
  ],
  [
    'buyer',
    (context) => changeCart(context, updateBuyerIdentity({email: 'ada@example.com'})),
    {buyerIdentity: {email: 'ada@example.com'}},
  ],
  [
    'codes',
    (context) => changeCart(context, updateDiscountCodes(['NONE'])),
    {discountCodes: [{code: 'NONE', applicable: false}]},
  ],
  ['note', (context) => changeCart(context, updateNote('Ring twice')), {note: 'Ring twice'}],
];

describe.each(CHANGES)('change of a cart’s %s', (name, change, after) => {
  it('CART-01 makes one upstream call and returns the server’s cart', async () => {
    const {context, platform, id} = visit([{id: 'a', quantity: 2}]);
    const outcome = await change(context);
    expect(outcome).toMatchObject({ok: true, cart: {...after, totalQuantity: 2}});
    expect(platform.calls.filter((call) => call !== 'get')).toHaveLength(1);
    expect(id()).toBe(CART_ID);
  });

  it('CART-15 does nothing without a cart', async () => {
    const {context, platform} = visit();
    expect(await change(context)).toEqual({ok: false, cart: null, notices: []});
    expect(platform.calls).toEqual([]);
  });

  it('clears the cart id when the cart no longer exists', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.carts.clear();
    expect(await change(context)).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('HOUSE-17 reads the cart again when the response is lost', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    /* Changing attributes reads the cart first, to keep the reserved ones. */
    const reads = name === 'attributes' ? [null] : [];
    platform.mishaps.push(...reads, {kind: 'timeout', acted: true});
    expect(await change(context)).toMatchObject({ok: false, reason: 'unavailable', cart: after});
    expect(platform.calls.at(-1)).toBe('get');
  });
});

it('updateDiscountCodes warns about a code that doesn’t apply, and later changes don’t repeat it', async () => {
  const {context} = visit([{id: 'a'}]);
  expect(texts(await changeCart(context, updateDiscountCodes(['NONE'])))).toEqual([
    'That discount code doesn’t exist.',
  ]);
  expect(texts(await changeCart(context, updateNote('Ring twice')))).toEqual([]);
});

it('CART-74, CART-75 updateAttributes neither accepts nor drops the attributes that checkout relies on', async () => {
  const {context, platform} = visit([{id: 'a'}]);
  const written = {key: 'sgOrderType', value: 'oneTimeOrder'};
  await context.services.cart.updateAttributes(CART_ID, [written]);
  await changeCart(
    context,
    updateAttributes([
      {key: 'SOLD_TO', value: '0000999999'},
      {key: 'gift', value: 'yes'},
    ]),
  );
  expect((await platform.carts.get(CART_ID))?.attributes).toEqual([
    {key: 'gift', value: 'yes'},
    written,
  ]);
});
