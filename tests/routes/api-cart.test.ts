import {describe, expect, it} from 'vitest';
import {AUTOSHIP_ONLY, BIG_KIBBLE, EVERY_4_WEEKS, KIBBLE, SOLD_OUT} from '../support/variants';
import {cartOf, sizes} from './support/guest';
import {watchShop} from './support/shop';
import {call, guest, shop, texts} from './support/cart-api';

const {logged} = watchShop();

describe('get-cart', () => {
  it('API-29, CART-01, CART-03 returns the cart in the field names of the specification', async () => {
    const {own, cartId} = await guest([KIBBLE, 2, EVERY_4_WEEKS]);
    const {status, value} = await own('get-cart');
    expect(status).toBe(200);
    expect(value.cart).toMatchObject({
      id: cartId,
      buyerIdentity: {email: null, phone: null, countryCode: 'US'},
      totalQuantity: 2,
      attributes: [],
      discountCodes: [],
      note: null,
      lineItems: [
        {
          id: expect.stringMatching(/^gid:/) as string,
          quantity: 2,
          attributes: [
            {key: '_weightValue', value: '4'},
            {key: '_weightUnit', value: 'lbs'},
          ],
          product: {productType: 'Dry Food'},
          variant: {id: KIBBLE, adminGraphqlId: KIBBLE},
          sellingPlanAllocation: {sellingPlan: {id: EVERY_4_WEEKS}},
          cost: {subtotalAmount: {amount: '26.58', currencyCode: 'USD'}},
        },
      ],
    });
    expect(JSON.stringify(value)).not.toContain('checkout');
  });
});

describe('an amount', () => {
  it('API-122 has two decimals, also where Shopify leaves out a zero', async () => {
    const {own} = await guest([BIG_KIBBLE, 5, EVERY_4_WEEKS]);
    const {value} = await own('get-cart');
    expect(value.cart?.lineItems[0]?.cost.subtotalAmount.amount).toBe('185.20');
    expect(value.cart?.cost.totalAmount.amount).toBe('185.20');
  });
});

describe('create-cart', () => {
  it('API-30, CART-04, CART-13 creates a cart with lines and buyer, which becomes the visitor’s cart', async () => {
    const visitor = shop.visitor();
    const {value, status} = await call(visitor, 'create-cart', {
      buyerIdentity: {email: 'ada@example.com', phone: '3035550100', countryCode: 'US'},
      lineItems: [
        {merchandiseId: KIBBLE, quantity: 2, sellingPlanId: EVERY_4_WEEKS},
        {merchandiseId: BIG_KIBBLE, quantity: 1, attributes: [{key: 'gift', value: 'yes'}]},
      ],
    });
    expect(status).toBe(200);
    expect(value.notices).toEqual([]);
    expect(value.cart?.id).toBe(visitor.cartId());
    expect(value.cart?.buyerIdentity).toEqual({
      email: 'ada@example.com',
      phone: '+13035550100',
      countryCode: 'US',
    });
    expect(
      value.cart?.lineItems.map((line) => [
        line.variant.id,
        line.quantity,
        line.sellingPlanAllocation?.sellingPlan.id ?? null,
        line.attributes.map(({key, value}) => `${key}=${value}`).join(),
      ]),
    ).toEqual([
      [BIG_KIBBLE, 1, null, 'gift=yes,_weightValue=15,_weightUnit=lbs'],
      [KIBBLE, 2, EVERY_4_WEEKS, '_weightValue=4,_weightUnit=lbs'],
    ]);
    expect(sizes(await cartOf(visitor))).toEqual([1, 2]);
  });

  it('API-120 creates a cart with empty contact data', async () => {
    const {status, value} = await call(shop.visitor(), 'create-cart', {
      buyerIdentity: {email: '', phone: '', countryCode: 'US', customerAccessToken: ''},
      lineItems: [{merchandiseId: KIBBLE, quantity: 1}],
    });
    expect(status).toBe(200);
    expect(value.cart?.buyerIdentity).toEqual({email: null, phone: null, countryCode: 'US'});
  });

  it('API-30 replaces the existing cart', async () => {
    const {visitor, cartId, own} = await guest();
    const made = await call(visitor, 'create-cart', {
      lineItems: [{merchandiseId: KIBBLE, quantity: 1}],
    });
    expect(made.value.cart?.id).not.toBe(cartId);
    expect(made.value.cart?.id).toBe(visitor.cartId());
    expect((await own('get-cart')).status).toBe(404);
  });

  it.each([
    ['an unknown product', [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}]],
    ['a sold-out product', [{merchandiseId: SOLD_OUT, quantity: 1}]],
    ['a one-time purchase of autoship-only food', [{merchandiseId: AUTOSHIP_ONLY, quantity: 1}]],
    [
      'a selling plan of another product',
      [{merchandiseId: KIBBLE, quantity: 1, sellingPlanId: 'gid://shopify/SellingPlan/1'}],
    ],
  ])(
    'ERR-11, ERR-12 creates no cart with %s, logs the error and keeps the existing cart',
    async (_what, lineItems) => {
      const {visitor, cartId} = await guest();
      const answer = await call(visitor, 'create-cart', {lineItems});
      expect([answer.status, answer.code]).toEqual([422, 'CART_REFUSED']);
      expect(logged()).toEqual(['Error creating cart (Check if variant ID is valid)']);
      expect(visitor.cartId()).toBe(cartId);
      expect(sizes(await cartOf(visitor))).toEqual([1, 2]);
    },
  );

  it('ERR-12 creates no cart for an unknown customer token', async () => {
    const visitor = shop.visitor();
    const answer = await call(visitor, 'create-cart', {
      buyerIdentity: {customerAccessToken: 'no-such-token'},
      lineItems: [{merchandiseId: KIBBLE, quantity: 1}],
    });
    expect([answer.status, answer.code]).toEqual([422, 'CART_REFUSED']);
    expect(answer.message).toMatch(/contact details/);
    expect(visitor.cartId()).toBeNull();
  });
});

describe('cart operations other than those on lines', () => {
  it('API-34 update-cart-attributes replaces all attributes', async () => {
    const {own} = await guest();
    const attributes = [{key: 'gift_wrap', value: 'yes'}];
    expect((await own('update-cart-attributes', {attributes})).value.cart?.attributes).toEqual(
      attributes,
    );
    expect((await own('update-cart-attributes', {attributes: []})).value.cart?.attributes).toEqual(
      [],
    );
  });

  it('API-35, CART-02a update-cart-buyer-identity changes only the fields it is given', async () => {
    const {own} = await guest();
    const change = async (buyerIdentity: object) =>
      (await own('update-cart-buyer-identity', {buyerIdentity})).value.cart?.buyerIdentity;
    expect(await change({email: 'ada@example.com', phone: '+447700900123'})).toEqual({
      email: 'ada@example.com',
      phone: '+447700900123',
      countryCode: 'US',
    });
    expect(await change({email: null})).toEqual({
      email: null,
      phone: '+447700900123',
      countryCode: 'US',
    });
  });

  it('API-120 update-cart-buyer-identity clears contact data by an empty text', async () => {
    const {own} = await guest();
    const buyerIdentity = {email: 'ada@example.com', phone: '3035550100'};
    await own('update-cart-buyer-identity', {buyerIdentity});
    const {value} = await own('update-cart-buyer-identity', {
      buyerIdentity: {email: '', phone: ''},
    });
    expect(value.cart?.buyerIdentity).toEqual({email: null, phone: null, countryCode: 'US'});
  });

  it('API-36, AUTO-06, AUTO-32 update-cart-discount-codes keeps all codes but a guest’s AUTO35, and reports those that don’t apply', async () => {
    const {own} = await guest();
    const answer = await own('update-cart-discount-codes', {
      codes: ['WELCOME10', 'NO-SUCH-CODE', 'AUTO35'],
    });
    expect(answer.value.cart?.discountCodes).toEqual([
      {code: 'WELCOME10', applicable: true},
      {code: 'NO-SUCH-CODE', applicable: false},
    ]);
    expect(texts(answer)).toMatch(/code doesn’t exist/);
    expect(texts(answer)).toMatch(/Nothing in your cart is on autoship/);
    const without = await own('update-cart-discount-codes', {codes: []});
    expect(without.value).toMatchObject({cart: {discountCodes: []}, notices: []});
  });

  it('API-37 update-cart-note saves a note with its line breaks, and clears it', async () => {
    const {own} = await guest();
    const note = 'Leave it\nat the door 🐶';
    expect((await own('update-cart-note', {note})).value.cart?.note).toBe(note);
    expect((await own('update-cart-note', {note: ''})).value.cart?.note || null).toBeNull();
  });

  it('API-37 the note survives a change of the lines', async () => {
    const {own, bag} = await guest();
    await own('update-cart-note', {note: 'Ring twice'});
    const {value} = await own('update-cart-line-items', {lineItems: [{id: bag, quantity: 1}]});
    expect(value.cart?.note).toBe('Ring twice');
  });
});
