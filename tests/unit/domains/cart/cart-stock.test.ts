import {describe, expect, it} from 'vitest';
import {identityOf} from '~/domains/cart/cart';
import {outcomeAtLocation, readShownCart} from '~/domains/cart/cart-stock.server';
import {ok} from '~/platform/result';
import {extendContext} from '~tests/support/context';
import {noAnswer, placeOf} from '~tests/unit/domains/location/builders';
import {CART_ID, lineOf, storedCartOf} from '../../../support/cart-builders';
import {createPlatform, visitorOf} from './platform';

function visit(inventory: Parameters<typeof placeOf>[0] = {}) {
  const platform = createPlatform({});
  platform.carts.set(
    CART_ID,
    storedCartOf([lineOf({variant: '1'}), lineOf({variant: '2'}), lineOf({variant: '3'})]),
  );
  const {context, logged} = visitorOf(platform, CART_ID);
  return {context: extendContext(context, placeOf(inventory)), logged};
}

describe('cart with stock at the location', () => {
  it('LOC-12b readShownCart returns the stock of each line at the shopper’s location', async () => {
    const asked: unknown[] = [];
    const {context} = visit({
      cookie: 'user_location=96813::HOME',
      inventory: {
        stock: async (request) => (asked.push(request), ok({'SKU-1': 0, 'SKU-2': 4})),
      },
    });
    const cart = await readShownCart(context);
    expect(cart.ok && cart.value?.lineItems.map(({variant}) => variant)).toMatchObject([
      {sku: 'SKU-1', inStock: false, quantityAvailable: 0},
      {sku: 'SKU-2', inStock: true, quantityAvailable: 4},
      {sku: 'SKU-3', inStock: true},
    ]);
    expect(asked).toEqual([{skus: ['SKU-1', 'SKU-2', 'SKU-3'], zip: '96813', destination: 'HOME'}]);
    expect(cart.ok && cart.value).not.toHaveProperty('id');
  });

  it('ERR-20, LOC-14a readShownCart returns Shopify’s stock when the location’s stock can’t be read', async () => {
    const {context, logged} = visit({inventory: {stock: noAnswer}});
    const cart = await readShownCart(context);
    expect(cart.ok && cart.value?.lineItems.every(({variant}) => variant.inStock)).toBe(true);
    expect(logged).toEqual(['warn: stock check failed']);
  });

  it('LOC-12b outcomeAtLocation adds the location’s stock to the cart of a change', async () => {
    const {context} = visit({inventory: {stock: async () => ok({'SKU-1': 0})}});
    const cart = storedCartOf([lineOf({variant: '1'})]);
    const outcome = await outcomeAtLocation(context, {ok: true, cart, notices: []});
    expect(outcome.cart?.lineItems[0]?.variant.inStock).toBe(false);
    expect(await outcomeAtLocation(context, {ok: true, cart: null, notices: []})).toEqual({
      ok: true,
      cart: null,
      notices: [],
    });
    const unknown = {ok: false, reason: 'unavailable', notices: []} as const;
    expect(await outcomeAtLocation(context, {...unknown, notices: []})).toEqual(unknown);
  });

  it.each([
    [4, [{code: 'over-stock', tone: 'error', available: 4}]],
    [0, [{code: 'out-of-stock', tone: 'warning'}]],
    [5, []],
  ])(
    'LOC-12b outcomeAtLocation with stock %i adds the notices %j to an add of the fifth item',
    async (there, notices) => {
      const {context} = visit({inventory: {stock: async () => ok({'SKU-1': there, 'SKU-2': 0})}});
      const line = lineOf({variant: '1', quantity: 5});
      const cart = storedCartOf([line, lineOf({variant: '2'})]);
      const identity = identityOf(line);
      const added = await outcomeAtLocation(context, {
        ok: true,
        cart,
        notices: [],
        added: {line: identity, quantity: 1},
      });
      expect(added.notices).toEqual(notices.map((item) => ({...item, line: identity})));
      expect((await outcomeAtLocation(context, {ok: true, cart, notices: []})).notices).toEqual([]);
    },
  );
});
