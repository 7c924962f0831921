import {describe, expect, it} from 'vitest';
import {readCart} from '~/domains/cart/read-cart.server';
import type {UpstreamFailureKind} from '~/platform/http.server';
import {CART_ID} from '../../../support/cart-builders';
import {visitorOf} from './platform';
import {addToCart, lineInput, removeLines, texts, updateLine, visit} from './visit';

describe('readCart', () => {
  it('CART-11 readCart returns null without an upstream call when there is no cart id', async () => {
    const {context, platform} = visit();
    expect(await readCart(context)).toEqual({ok: true, value: null});
    expect(platform.calls).toEqual([]);
  });

  it('readCart returns null for a cart that is gone and keeps its id', async () => {
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
  ])('HOUSE-21b readCart keeps the id when the read fails: %s', async (kind) => {
    const {context, platform, id} = visit([{}]);
    platform.mishaps.push({kind, acted: false});
    expect((await readCart(context)).ok).toBe(false);
    expect(id()).toBe(CART_ID);
  });
});

describe('change whose response is lost', () => {
  const KINDS = ['timeout', 'network', 'status', 'malformed', 'rejected'] as const;
  const UNCONFIRMED = /couldn’t confirm/;

  it.each(KINDS)(
    'HOUSE-17 updateLine reads the cart again when a change took effect but failed: %s',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: true});
      const outcome = await updateLine(context, {lineId: 'a', quantity: 5});
      expect(platform.calls).toEqual(['get', 'updateLines', 'get']);
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable', cart: {totalQuantity: 5}});
      expect(texts(outcome).join()).toMatch(UNCONFIRMED);
    },
  );

  it.each(KINDS)(
    'HOUSE-17 updateLine reads the cart again when a change took no effect and failed: %s',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: false});
      expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
        ok: false,
        cart: {totalQuantity: 2},
      });
    },
  );

  it.each(KINDS)(
    'HOUSE-17 updateLine returns no cart when the change and the read after it fail: %s',
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
    'updateLine doesn’t read the cart again when the change wasn’t sent or was refused early: %s',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: false});
      expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
        ok: false,
        cart: {totalQuantity: 2},
        notices: [{code: 'not-changed'}],
      });
      expect(platform.calls).toEqual(['get', 'updateLines']);
    },
  );

  it('HOUSE-17 addToCart succeeds when the add took effect but its response was lost', async () => {
    const {context, platform, logged} = visit([{variant: '2'}]);
    platform.mishaps.push(null, null, {kind: 'timeout', acted: true});
    const outcome = await addToCart(context, lineInput('1', 2));
    expect(outcome).toMatchObject({ok: true, added: {quantity: 2}, cart: {totalQuantity: 3}});
    expect(logged).toEqual([]);
  });

  it('CART-17, HOUSE-17 removeLines empties the cart when removing the last line took effect but its response was lost', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true});
    expect(await removeLines(context, ['a'])).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('HOUSE-17 removeLines keeps the cart id until a read confirms that the cart is empty', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true}, {kind: 'timeout', acted: false});
    expect(await removeLines(context, ['a'])).not.toHaveProperty('cart');
    expect(id()).toBe(CART_ID);
  });
});
