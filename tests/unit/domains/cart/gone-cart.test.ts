import {describe, expect, it} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import {changeCart} from '~/domains/cart/change-cart.server';
import {updateNote} from '~/domains/cart/changes/change-details.server';
import {buyOnce, emptyCart} from '~/domains/cart/changes/change-lines.server';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {CART_ID} from '../../../support/cart-builders';
import {visitorOf} from './platform';
import {addToCart, lineInput, removeLines, texts, updateLine, visit} from './visit';

const GONE = /^Your cart expired or was already checked out, so it’s empty now\./;

/** A shopper whose cart doesn't exist from the start, or is deleted after the first read. */
function visitWithout(when: 'from the start' | 'after it was read') {
  const {platform} = visit([{id: 'a', quantity: 2, plan: 'plan-4'}]);
  const {carts, cart} = platform;
  if (when === 'from the start') carts.clear();
  const {get} = cart;
  cart.get = async (id) => {
    const answer = await get(id);
    carts.delete(id);
    return answer;
  };
  return {platform, ...visitorOf(platform, CART_ID)};
}

describe.each(['from the start', 'after it was read'] as const)('cart that is gone %s', (when) => {
  it('addToCart creates a new cart with the whole quantity', async () => {
    const {context, platform, logged, id} = visitWithout(when);
    const outcome = await addToCart(context, lineInput('1', 10));
    expect(outcome).toMatchObject({
      ok: true,
      added: {quantity: 10},
      cart: {totalQuantity: 10},
      notices: [],
    });
    expect(id()).not.toBe(CART_ID);
    expect(platform.carts.has(id() ?? '')).toBe(true);
    expect(logged).toEqual([]);
  });

  it('ERR-11, ERR-13, ERR-14 addToCart logs the specified messages when creating a new cart fails', async () => {
    const {context, platform, logged} = visitWithout(when);
    const made = platform.cart.create;
    platform.cart.create = (lines) => {
      platform.mishaps.push({kind: 'network', acted: false});
      return made(lines);
    };
    expect(await addToCart(context, lineInput('1'))).toMatchObject({ok: false, cart: null});
    expect(logged).toEqual([
      'error: Error creating cart (Check if variant ID is valid)',
      'error: No cart found',
      'error: Error adding product (Check if variant ID is valid)',
    ]);
  });

  it.each<[string, (context: CartContext) => Promise<CartOutcome>]>([
    ['update', (context) => updateLine(context, {lineId: 'a', quantity: 3})],
    ['remove', (context) => removeLines(context, ['a'])],
    ['buy once', (context) => changeCart(context, buyOnce())],
    ['note', (context) => changeCart(context, updateNote('Ring twice'))],
  ])('%s says that the cart is gone and returns an empty cart', async (_name, change) => {
    const {context, platform, id} = visitWithout(when);
    if (when === 'after it was read') await platform.cart.get(CART_ID);
    const outcome = await change(context);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: null});
    expect(texts(outcome)).toEqual([expect.stringMatching(GONE)]);
    expect(id()).toBeNull();
  });

  it('emptyCart returns no cart and clears its id', async () => {
    const {context, id} = visitWithout(when);
    expect(await changeCart(context, emptyCart())).toMatchObject({cart: null});
    expect(id()).toBeNull();
  });
});
