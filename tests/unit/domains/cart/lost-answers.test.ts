import {describe, expect, it} from 'vitest';
import {addToCart, removeLines, updateLine} from '~/domains/cart/cart.server';
import {readCart} from '~/domains/cart/read-cart.server';
import type {UpstreamFailureKind} from '~/platform/http.server';
import {CART_ID} from './builders';
import {visitorOf} from './model-platform';
import {texts, visit, wish} from './visit';

describe('readCart', () => {
  it('CART-11 a visitor without an id has no cart, and nobody is asked', async () => {
    const {context, platform} = visit();
    expect(await readCart(context)).toEqual({ok: true, value: null});
    expect(platform.calls).toEqual([]);
  });

  it('an id whose cart is gone reads as none, and is kept: a cart may be made meanwhile', async () => {
    const {platform} = visit();
    const {context, id} = visitorOf(platform, 'gid://shopify/Cart/completed');
    expect(await readCart(context)).toEqual({ok: true, value: null});
    expect(id()).toBe('gid://shopify/Cart/completed');
  });

  it.each<UpstreamFailureKind>([
    'timeout',
    'network',
    'status',
    'malformed',
    'throttled',
    'rejected',
    'open-circuit',
  ])('HOUSE-21 an id whose cart cannot be read is kept: %s', async (kind) => {
    const {context, platform, id} = visit([{}]);
    platform.mishaps.push({kind, acted: false});
    expect((await readCart(context)).ok).toBe(false);
    expect(id()).toBe(CART_ID);
  });
});

describe('a change without an answer', () => {
  const KINDS = ['timeout', 'network', 'status', 'malformed', 'rejected'] as const;
  const UNCONFIRMED = /could not make sure/;

  it.each(KINDS)(
    'HOUSE-17 that was made all the same (%s): the cart is read again',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: true});
      const outcome = await updateLine(context, {lineId: 'a', quantity: 5});
      expect(platform.calls).toEqual(['get', 'updateLines', 'get']);
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable', cart: {totalQuantity: 5}});
      expect(texts(outcome).join()).toMatch(UNCONFIRMED);
    },
  );

  it.each(KINDS)('HOUSE-17 nor was made (%s): the cart is read again', async (kind) => {
    const {context, platform} = visit([{id: 'a', quantity: 2}]);
    platform.mishaps.push(null, {kind, acted: false});
    expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
      ok: false,
      cart: {totalQuantity: 2},
    });
  });

  it.each(KINDS)(
    'HOUSE-17 and the cart cannot be read either (%s): then it is not known',
    async (kind) => {
      const {context, platform, id} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: true}, {kind, acted: false});
      const outcome = await updateLine(context, {lineId: 'a', quantity: 5});
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable'});
      expect(outcome).not.toHaveProperty('cart');
      expect(id()).toBe(CART_ID);
    },
  );

  it.each(['open-circuit', 'throttled'] as const)(
    '%s was not made: nothing is read again',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: false});
      expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
        ok: false,
        cart: {totalQuantity: 2},
        notices: [{text: expect.stringContaining('could not change your cart') as string}],
      });
      expect(platform.calls).toEqual(['get', 'updateLines']);
    },
  );

  it('HOUSE-17 an add that was made all the same is an add', async () => {
    const {context, platform, logged} = visit([{variant: '2'}]);
    platform.mishaps.push(null, null, {kind: 'timeout', acted: true});
    const outcome = await addToCart(context, wish('1', 2));
    expect(outcome).toMatchObject({ok: true, added: {quantity: 2}, cart: {totalQuantity: 3}});
    expect(logged).toEqual([]);
  });

  it('CART-17, HOUSE-17 a removal of the last line that was made all the same empties the cart', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true});
    expect(await removeLines(context, ['a'])).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('HOUSE-17 a removal whose answer was lost leaves the id until the cart is known to be empty', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true}, {kind: 'timeout', acted: false});
    expect(await removeLines(context, ['a'])).not.toHaveProperty('cart');
    expect(id()).toBe(CART_ID);
  });
});
