import {describe, expect, it} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import {changeCart} from '~/domains/cart/change-cart.server';
import {buyOnce, emptyCart} from '~/domains/cart/changes/change-lines.server';
import {outcomeStatus} from '~/domains/cart/show-outcome.server';
import {CART_ID} from '../../../support/cart-builders';
import {removeLines, updateLine, visit} from './visit';

const quantities = ({cart}: CartOutcome) =>
  cart === undefined ? 'unknown' : (cart?.lineItems ?? []).map(({quantity}) => quantity);

describe('updateLine', () => {
  it('CART-15 updateLine does nothing without a cart', async () => {
    const {context, platform} = visit();
    for (const quantity of [0, 3]) {
      expect(await updateLine(context, {lineId: 'line-1', quantity})).toMatchObject({
        ok: false,
        cart: null,
      });
    }
    expect(platform.calls).toEqual([]);
  });

  it.each([
    [{plan: 'plan-4'}, 9, 5],
    [{}, 99, 10],
    [{}, 1, 1],
  ])(
    'CART-46, CART-47 updateLine limits %j to the bounds of the line',
    async (line, requested, quantity) => {
      const {context} = visit([{...line, id: 'line-1', quantity: 3}]);
      const outcome = await updateLine(context, {lineId: 'line-1', quantity: requested});
      expect(quantities(outcome)).toEqual([quantity]);
      expect(outcome.notices).toHaveLength(requested === quantity ? 0 : 1);
    },
  );

  it('CART-48 updateLine caps the quantity at the order limit', async () => {
    const {context} = visit([
      {id: 'a', quantity: 2},
      {id: 'b', variant: '2', quantity: 7},
    ]);
    expect(quantities(await updateLine(context, {lineId: 'a', quantity: 9}))).toEqual([3, 7]);
  });

  it('updateLine can lower a line of an order over its limit', async () => {
    const {context} = visit([
      {id: 'a', quantity: 8},
      {id: 'b', variant: '2', quantity: 12},
    ]);
    expect(quantities(await updateLine(context, {lineId: 'a', quantity: 4}))).toEqual([1, 12]);
  });

  it('updateLine refuses a line that isn’t in the cart without sending it', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    const outcome = await updateLine(context, {lineId: 'foreign', quantity: 2});
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 1}});
    expect(platform.calls).toEqual(['get']);
  });
});

describe('removeLines and emptyCart', () => {
  it('CART-16, CART-17 removeLines clears the cart and its id with the last line', async () => {
    const {context, id} = visit([{id: 'a'}]);
    expect(await removeLines(context, ['a'])).toEqual({ok: true, cart: null, notices: []});
    expect(id()).toBeNull();
  });

  it('CART-19 removeLines returns the server’s cart when lines remain', async () => {
    const {context, id} = visit([{id: 'a'}, {id: 'b', variant: '2', quantity: 2}]);
    expect(await removeLines(context, ['a'])).toMatchObject({ok: true, cart: {totalQuantity: 2}});
    expect(id()).toBe(CART_ID);
  });

  it('removeLines refuses a removed line and keeps the cart', async () => {
    const {context, id} = visit([{id: 'a'}]);
    const outcome = await removeLines(context, ['gone']);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 1}});
    expect(id()).toBe(CART_ID);
  });

  it('CART-17 emptyCart removes all lines and the cart id', async () => {
    const {context, id} = visit([{id: 'a'}, {id: 'b', variant: '2'}]);
    expect(await changeCart(context, emptyCart())).toEqual({ok: true, cart: null, notices: []});
    expect(id()).toBeNull();
    expect(await changeCart(context, emptyCart())).toEqual({ok: false, cart: null, notices: []});
  });
});

describe('buyOnce', () => {
  it('buyOnce converts autoship lines to one-time lines', async () => {
    const {context} = visit([
      {id: 'a', plan: 'plan-4', quantity: 2},
      {id: 'b', variant: '2'},
    ]);
    const {cart} = await changeCart(context, buyOnce());
    expect(cart?.lineItems.map(({sellingPlanAllocation}) => sellingPlanAllocation)).toEqual([
      null,
      null,
    ]);
  });

  it('buyOnce does nothing without autoship lines', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    expect(await changeCart(context, buyOnce())).toMatchObject({ok: false, notices: []});
    expect(platform.calls).toEqual(['get']);
  });
});

it.each([
  [{ok: true}, 200],
  [{ok: true, reason: 'unavailable'}, 200],
  [{ok: false}, 200],
  [{ok: false, reason: 'refused'}, 422],
  [{ok: false, reason: 'unavailable'}, 503],
] as const)('outcomeStatus of %j is %i', (outcome, status) => {
  expect(outcomeStatus(outcome)).toBe(status);
});
