import {describe, expect, it} from 'vitest';
import {startCheckout} from '~/domains/checkout/checkout.server';
import {ok} from '~/platform/result';
import {CART_ID, lineOf, storedCartOf} from '~tests/unit/domains/cart/builders';
import {createPlatform, visitorOf} from '~tests/unit/domains/cart/model-platform';
import {placeOf} from '~tests/unit/domains/location/builders';

type Lines = Parameters<typeof lineOf>[0][];

interface Parts {
  autoshipNeedsLogin?: boolean;
  checkout?: string;
  /** Pieces at the visitor's location, by SKU. */
  stock?: Record<string, number>;
}

function visit(lines: Lines, parts: Parts = {}) {
  const {autoshipNeedsLogin = true, checkout = 'https://checkout.test', stock = {}} = parts;
  const place = placeOf({inventory: {stock: async () => ok(stock)}});
  const platform = createPlatform({});
  platform.carts.set(CART_ID, storedCartOf(lines.map(lineOf)));
  const {context, id, logged} = visitorOf(platform, CART_ID);
  const start = (attested = false) =>
    startCheckout({...context, ...place, autoshipNeedsLogin, origins: {checkout}}, {attested});
  const attributes = () => platform.carts.get(CART_ID)?.attributes;
  return {start, platform, id, logged, attributes};
}

const CHECKOUT = {kind: 'go', to: 'https://checkout.test/cart/c/token-1234?key=secret'};

describe('startCheckout', () => {
  it('CHK-05, CHK-09 writes the attributes and goes to the hosted checkout', async () => {
    const {start, attributes} = visit([{}]);
    expect(await start()).toEqual(CHECKOUT);
    expect(attributes()).toEqual([
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });

  it('CHK-10 a guest with autoship is stopped while the flag is on', async () => {
    const {start, attributes} = visit([{}, {plan: 'plan-4'}]);
    expect(await start()).toEqual({kind: 'go', to: '/shelter/autoship-required-login'});
    expect(attributes()).toEqual([]);
  });

  it('CHK-06, CHK-10 and goes on when it is off', async () => {
    const {start, attributes} = visit([{plan: 'plan-4'}], {autoshipNeedsLogin: false});
    expect(await start()).toEqual(CHECKOUT);
    expect(attributes()).toContainEqual({key: 'sgOrderType', value: 'firstPurchaseSubscription'});
  });

  it('food of the prescription line needs the attestation, once', async () => {
    const {start, attributes} = visit([{isPrescription: true}]);
    expect(await start()).toEqual({kind: 'attest'});
    expect(await start(true)).toEqual(CHECKOUT);
    expect(attributes()).toContainEqual({key: 'is_attestation_checked', value: 'true'});
    expect(await start()).toEqual(CHECKOUT);
  });

  it.each<[string, Lines, RegExp]>([
    ['too many pieces', [{quantity: 8}, {variant: '2', quantity: 4}], /12 items.*remove 2/],
    ['too much autoship', [{plan: 'plan-4', quantity: 6}], /Autoship holds at most 5/],
    [
      'what is out of stock',
      [{inStock: false, title: 'Golden Years'}],
      /Golden Years is out of stock/,
    ],
  ])('CART-48, CART-49 %s keeps a cart from checkout', async (_name, lines, words) => {
    const {start, platform} = visit(lines);
    expect(await start(true)).toMatchObject({
      kind: 'stay',
      reason: 'refused',
      notice: {tone: 'error', text: expect.stringMatching(words) as string},
    });
    expect(platform.calls).toEqual(['get']);
  });

  it('LOC-12 so does what is out of stock at the location alone, as the cart says', async () => {
    const {start} = visit([{title: 'Golden Years'}], {stock: {'SKU-1': 0}});
    expect(await start(true)).toMatchObject({
      kind: 'stay',
      notice: {text: 'Golden Years is out of stock. Please remove it to check out.'},
    });
  });

  it('an empty cart has nothing to check out', async () => {
    expect(await visit([]).start()).toEqual({kind: 'go', to: '/cart'});
    const {context} = visitorOf(createPlatform({}));
    const parts = {autoshipNeedsLogin: true, origins: {checkout: 'https://checkout.test'}};
    expect(await startCheckout({...context, ...placeOf(), ...parts}, {attested: false})).toEqual({
      kind: 'go',
      to: '/cart',
    });
  });

  it.each(['read', 'write'])('HOUSE-21 when the %s fails the cart is kept', async (which) => {
    const {start, platform, id} = visit([{}]);
    platform.mishaps.push(...(which === 'write' ? [null] : []), {kind: 'timeout', acted: false});
    expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
    expect(id()).toBe(CART_ID);
  });

  it('a cart that was bought in the meantime is forgotten', async () => {
    const {start, platform, id} = visit([{}]);
    const {get} = platform.cart;
    platform.cart.get = async (cartId) => {
      const read = await get(cartId);
      platform.carts.clear();
      return read;
    };
    expect(await start()).toEqual({kind: 'go', to: '/cart'});
    expect(id()).toBeNull();
  });

  it.each(['https://checkout.test.evil.example', 'http://checkout.test', 'https://evil.example'])(
    'HOUSE-22 nobody is sent to a checkout that is not ours: %s',
    async (checkout) => {
      const {start, logged} = visit([{}], {checkout});
      expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
      expect(logged).toEqual(['error: checkout was not started']);
    },
  );
});
