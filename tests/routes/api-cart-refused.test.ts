import {beforeEach, describe, expect, it} from 'vitest';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {cartOf, guestWith, sizes} from './support/guest';
import {watchShop} from './support/shop';
import {call, guest, shop} from './support/cart-api';

const {logged, unexpected} = watchShop();

const ADD = [{merchandiseId: KIBBLE, quantity: 1}];
const CALLS: Record<string, object> = {
  'get-cart': {},
  'add-cart-line-items': {lineItems: ADD},
  'remove-cart-line-items': {lineItemIds: ['line']},
  'update-cart-line-items': {lineItems: [{id: 'line', quantity: 1}]},
  'update-cart-attributes': {attributes: []},
  'update-cart-buyer-identity': {buyerIdentity: {}},
  'update-cart-discount-codes': {codes: []},
  'update-cart-note': {note: 'mine'},
};

describe('another visitor’s cart', () => {
  let owner: Awaited<ReturnType<typeof guest>>;
  beforeEach(async () => {
    owner = await guest();
  });

  it.each(Object.entries(CALLS))(
    'SRV-06a is not found by %s and stays unchanged',
    async (name, body) => {
      const {visitor: other} = await guestWith(shop, [BIG_KIBBLE, 3]);
      for (const visitor of [shop.visitor(), other]) {
        const answer = await call(visitor, name, {cartId: owner.cartId, ...body});
        expect([answer.status, answer.code]).toEqual([404, 'CART_NOT_FOUND']);
      }
      expect(sizes(await cartOf(other))).toEqual([3]);
      const {cart} = (await owner.own('get-cart')).value;
      expect(cart).toMatchObject({totalQuantity: 3, note: null});
    },
  );

  it.each(Object.entries(CALLS))(
    'SRV-06b a cart that is gone is not found by %s, and no cart replaces it',
    async (name, body) => {
      const {own, visitor, bag, bigBag} = owner;
      const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
      await own('remove-cart-line-items', {lineItemIds: [bag, bigBag]});
      const staleVisitor = shop.visitor(cookie);
      const before = [...staleVisitor.cookies];
      const answer = await call(staleVisitor, name, {cartId: owner.cartId, ...body});
      expect([answer.status, answer.code]).toEqual([404, 'CART_NOT_FOUND']);
      expect([...staleVisitor.cookies]).toEqual(before);
      expect(logged()).toEqual([]);
    },
  );
});

describe('invalid input of cart operations', () => {
  const attribute = (key: string, value: string) => ({attributes: [{key, value}]});
  const line = (parts: object) => ({lineItems: [{merchandiseId: KIBBLE, quantity: 1, ...parts}]});
  const change = (parts: object) => ({lineItems: [{id: 'line', ...parts}]});
  const buyer = (parts: object) => ({buyerIdentity: parts});
  const many = <Item>(count: number, item: Item) => Array.from({length: count}, () => item);

  it.each<[string, object, string]>([
    ['get-cart', {cartId: ''}, 'cartId'],
    ['get-cart', {cartId: 'x'.repeat(301)}, 'cartId'],
    ['create-cart', {lineItems: []}, 'lineItems'],
    ['create-cart', {}, 'lineItems'],
    ['create-cart', {lineItems: many(21, ADD[0])}, 'lineItems'],
    ['create-cart', {lineItems: ADD, buyerIdentity: {email: 'ada'}}, 'buyerIdentity.email'],
    [
      'create-cart',
      {lineItems: ADD, buyerIdentity: {customerAccessToken: 'x'.repeat(256)}},
      'buyerIdentity.customerAccessToken',
    ],
    ['add-cart-line-items', line({merchandiseId: '700101'}), 'lineItems[0].merchandiseId'],
    ['add-cart-line-items', line({quantity: 0}), 'lineItems[0].quantity'],
    ['add-cart-line-items', line({quantity: 1.5}), 'lineItems[0].quantity'],
    ['add-cart-line-items', line({quantity: '1'}), 'lineItems[0].quantity'],
    ['add-cart-line-items', line({quantity: 1000}), 'lineItems[0].quantity'],
    ['add-cart-line-items', line({sellingPlanId: 'monthly'}), 'lineItems[0].sellingPlanId'],
    ['add-cart-line-items', line(attribute('', 'x')), 'lineItems[0].attributes[0].key'],
    ['add-cart-line-items', line(attribute('k'.repeat(65), 'x')), 'lineItems[0].attributes[0].key'],
    [
      'add-cart-line-items',
      line(attribute('k', 'x'.repeat(256))),
      'lineItems[0].attributes[0].value',
    ],
    [
      'add-cart-line-items',
      line({attributes: many(21, {key: 'k', value: 'v'})}),
      'lineItems[0].attributes',
    ],
    ['remove-cart-line-items', {lineItemIds: []}, 'lineItemIds'],
    ['remove-cart-line-items', {lineItemIds: many(21, 'line')}, 'lineItemIds'],
    ['remove-cart-line-items', {lineItemIds: [7]}, 'lineItemIds[0]'],
    ['update-cart-line-items', change({quantity: -1}), 'lineItems[0].quantity'],
    ['update-cart-line-items', {lineItems: [{quantity: 1}]}, 'lineItems[0].id'],
    ['update-cart-line-items', change(attribute('a\u0000', 'x')), 'lineItems[0].attributes[0].key'],
    ['update-cart-attributes', attribute('k'.repeat(65), 'x'), 'attributes[0].key'],
    ['update-cart-attributes', attribute('k', 'x'.repeat(256)), 'attributes[0].value'],
    ['update-cart-attributes', {attributes: many(21, {key: 'k', value: 'v'})}, 'attributes'],
    ['update-cart-attributes', {attributes: {k: 'v'}}, 'attributes'],
    ['update-cart-buyer-identity', buyer({email: 'ada@'}), 'buyerIdentity.email'],
    [
      'update-cart-buyer-identity',
      buyer({email: `${'a'.repeat(250)}@b.co`}),
      'buyerIdentity.email',
    ],
    ['update-cart-buyer-identity', buyer({phone: '555-0100'}), 'buyerIdentity.phone'],
    ['update-cart-buyer-identity', buyer({countryCode: 'CA'}), 'buyerIdentity.countryCode'],
    ['update-cart-buyer-identity', {}, 'buyerIdentity'],
    ['update-cart-discount-codes', {codes: ['']}, 'codes[0]'],
    ['update-cart-discount-codes', {codes: ['x'.repeat(256)]}, 'codes[0]'],
    ['update-cart-discount-codes', {codes: many(11, 'WELCOME10')}, 'codes'],
    ['update-cart-discount-codes', {codes: 'WELCOME10'}, 'codes'],
    ['update-cart-note', {note: 'x'.repeat(501)}, 'note'],
    ['update-cart-note', {note: null}, 'note'],
    ['update-cart-note', {note: 'a\u0007'}, 'note'],
  ])('SRV-04b %s refuses %j with 400 for %s', async (name, body, field) => {
    const answer = await call(shop.visitor(), name, {cartId: 'gid://shopify/Cart/x', ...body});
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.message.split(': ')[0]).toBe(field);
    expect(unexpected()).toEqual([]);
  });

  it('SRV-04a values at the bounds are accepted', async () => {
    const {own} = await guest();
    const note = 'x'.repeat(500);
    expect((await own('update-cart-note', {note})).value.cart?.note).toBe(note);
    const attributes = [{key: 'k'.repeat(64), value: 'v'.repeat(255)}];
    expect((await own('update-cart-attributes', {attributes})).value.cart?.attributes).toEqual(
      attributes,
    );
  });
});
