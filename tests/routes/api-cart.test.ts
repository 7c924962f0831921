import {beforeEach, describe, expect, it} from 'vitest';
import type {Cart} from '~/domains/cart/cart';
import {post} from './support/api';
import {
  AUTOSHIP_ONLY,
  BIG_KIBBLE,
  DONATION,
  EVERY_2_WEEKS,
  EVERY_4_WEEKS,
  KIBBLE,
  SOLD_OUT,
} from './support/variants';
import {cartOf, guestWith, sizes} from './support/guest';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';

const {logged, unexpected} = watchShop();
const shop = openShop(sandboxOrigin);

type ApiCart = Cart & {id: string};
interface Change {
  cart: ApiCart | null;
  notices: {tone: string; text: string; lineItemId: string | null}[];
}

const call = (visitor: Visitor, name: string, body: object) =>
  post<Change>(visitor, `/api/ecom/v1.0/${name}`, body);

/** A guest with a cart of two lines by default, and calls for that cart. */
async function guest(...lines: [string, number, string?][]) {
  const {visitor} = await guestWith(
    shop,
    ...(lines.length > 0
      ? lines
      : ([
          [KIBBLE, 2],
          [BIG_KIBBLE, 1],
        ] satisfies [string, number][])),
  );
  const cartId = visitor.cartId() ?? '';
  const own = (name: string, body: object = {}) => call(visitor, name, {cartId, ...body});
  const {cart} = (await own('get-cart')).value;
  const line = (variant: string) => cart?.lineItems.find((one) => one.variant.id === variant)?.id;
  return {visitor, cartId, own, bag: line(KIBBLE) ?? '', bigBag: line(BIG_KIBBLE) ?? ''};
}

const texts = (answer: {value: Change}) => answer.value.notices.map(({text}) => text).join(' ');

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

describe('add-cart-line-items', () => {
  it('API-31, CART-05 adds lines and merges them with equal ones', async () => {
    const {own} = await guest();
    const answer = await own('add-cart-line-items', {
      lineItems: [
        {merchandiseId: KIBBLE, quantity: 1},
        {merchandiseId: KIBBLE, quantity: 2, sellingPlanId: EVERY_4_WEEKS},
        {merchandiseId: KIBBLE, quantity: 1, attributes: [{key: 'gift', value: 'yes'}]},
      ],
    });
    expect(answer.status).toBe(200);
    expect(sizes(answer.value.cart)).toEqual([1, 2, 1, 3]);
  });

  it('CART-07 ignores a weight sent by the caller, so the quota can’t be evaded', async () => {
    const {own} = await guest();
    const forged = [
      {key: '_weightValue', value: '0'},
      {key: '_weightUnit', value: 'g'},
    ];
    const {value} = await own('add-cart-line-items', {
      lineItems: [{merchandiseId: KIBBLE, quantity: 1, attributes: forged}],
    });
    /* Merged with the existing line. */
    expect(sizes(value.cart)).toEqual([1, 3]);
  });

  it('CART-48 adds as much as the order limit allows, line by line', async () => {
    const {own} = await guest([KIBBLE, 6]);
    const answer = await own('add-cart-line-items', {
      lineItems: [
        {merchandiseId: BIG_KIBBLE, quantity: 3},
        {merchandiseId: KIBBLE, quantity: 5},
        {merchandiseId: DONATION, quantity: 2},
        {merchandiseId: BIG_KIBBLE, quantity: 1},
      ],
    });
    const {cart, notices} = answer.value;
    expect(cart?.lineItems.map(({variant, quantity}) => [variant.id, quantity])).toEqual([
      [DONATION, 2],
      [BIG_KIBBLE, 3],
      [KIBBLE, 7],
    ]);
    expect(texts(answer)).toMatch(/The limit is 10 items per order.*Your cart is full/);
    const ids = (variant: string) =>
      cart?.lineItems.find((line) => line.variant.id === variant)?.id;
    expect(notices.map(({lineItemId}) => lineItemId)).toEqual([ids(KIBBLE), ids(BIG_KIBBLE)]);
  });

  it('CART-46 limits an autoship line to 5, in one call or in two', async () => {
    const {own} = await guest([BIG_KIBBLE, 1]);
    const twice = {merchandiseId: KIBBLE, quantity: 4, sellingPlanId: EVERY_4_WEEKS};
    const answer = await own('add-cart-line-items', {lineItems: [twice, twice]});
    expect(sizes(answer.value.cart)).toEqual([5, 1]);
    expect(texts(answer)).toMatch(/Autoship limit: 5 per item/);
    const full = await own('add-cart-line-items', {lineItems: [twice]});
    expect([full.status, full.code]).toEqual([422, 'CART_REFUSED']);
    expect(full.message).toMatch(/Autoship limit: 5 per item/);
  });

  it('ERR-14 adds nothing and logs the error when one product is unknown', async () => {
    const {own, visitor} = await guest();
    const answer = await own('add-cart-line-items', {
      lineItems: [
        {merchandiseId: KIBBLE, quantity: 1},
        {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1},
      ],
    });
    expect([answer.status, answer.code]).toEqual([422, 'CART_REFUSED']);
    expect(answer.message).toMatch(/no longer available/);
    expect(logged()).toEqual(['Error adding product (Check if variant ID is valid)']);
    expect(sizes(await cartOf(visitor))).toEqual([1, 2]);
  });

  it('says which items are out of stock', async () => {
    const {own} = await guest();
    const answer = await own('add-cart-line-items', {
      lineItems: [
        {merchandiseId: SOLD_OUT, quantity: 1},
        {merchandiseId: KIBBLE, quantity: 1},
      ],
    });
    expect(sizes(answer.value.cart)).toEqual([1, 3]);
    expect(texts(answer)).toMatch(/out of stock/);
  });
});

describe('remove-cart-line-items', () => {
  it('API-32, CART-19 removes lines', async () => {
    const {own, bag} = await guest();
    const {value} = await own('remove-cart-line-items', {lineItemIds: [bag]});
    expect(sizes(value.cart)).toEqual([1]);
  });

  it('CART-16, CART-17 deletes the cart with its last line', async () => {
    const {own, visitor, bag, bigBag} = await guest();
    const {value} = await own('remove-cart-line-items', {lineItemIds: [bag, bigBag]});
    expect(value).toEqual({cart: null, notices: []});
    expect(visitor.cartId()).toBeNull();
    expect((await own('get-cart')).status).toBe(404);
  });

  it('API-32 refuses a line that isn’t in the cart and removes nothing', async () => {
    const {own, visitor, bag} = await guest();
    const answer = await own('remove-cart-line-items', {
      lineItemIds: [bag, 'gid://shopify/CartLine/none'],
    });
    expect([answer.status, answer.code]).toEqual([422, 'CART_REFUSED']);
    expect(sizes(await cartOf(visitor))).toEqual([1, 2]);
  });
});

describe('update-cart-line-items', () => {
  it('API-33, CART-06 changes quantity, plan and attributes, and keeps omitted fields', async () => {
    const {own, bag, bigBag} = await guest();
    const answer = await own('update-cart-line-items', {
      lineItems: [
        {id: bag, sellingPlanId: EVERY_4_WEEKS},
        {id: bigBag, quantity: 3, attributes: [{key: 'gift', value: 'yes'}]},
      ],
    });
    const shown = answer.value.cart?.lineItems.map((line) => [
      line.id,
      line.quantity,
      line.sellingPlanAllocation?.sellingPlan.id ?? null,
      line.attributes.map(({key, value}) => `${key}=${value}`).join(),
    ]);
    expect(shown?.sort()).toEqual(
      [
        [bag, 2, EVERY_4_WEEKS, '_weightValue=4,_weightUnit=lbs'],
        [bigBag, 3, null, 'gift=yes,_weightValue=15,_weightUnit=lbs'],
      ].sort(),
    );
    const once = await own('update-cart-line-items', {lineItems: [{id: bag, sellingPlanId: null}]});
    expect(once.value.cart?.lineItems.map((line) => line.sellingPlanAllocation)).toEqual([
      null,
      null,
    ]);
  });

  it('CART-45 removes a line at quantity 0, and the cart with its last line', async () => {
    const {own, visitor, bag, bigBag} = await guest();
    const zero = (id: string) => ({lineItems: [{id, quantity: 0}]});
    expect(sizes((await own('update-cart-line-items', zero(bag))).value.cart)).toEqual([1]);
    expect((await own('update-cart-line-items', zero(bigBag))).value.cart).toBeNull();
    expect(visitor.cartId()).toBeNull();
  });

  it.each([
    ['CART-47 limits a one-time line to 10', [[KIBBLE, 1]], {quantity: 99}, [10]],
    ['CART-46 limits an autoship line to 5', [[KIBBLE, 1, EVERY_4_WEEKS]], {quantity: 9}, [5]],
    [
      'CART-46 limits a line that becomes autoship to 5',
      [[KIBBLE, 8]],
      {sellingPlanId: EVERY_4_WEEKS},
      [5],
    ],
    [
      'CART-48 limits an order to 10',
      [
        [BIG_KIBBLE, 7],
        [KIBBLE, 1],
      ],
      {quantity: 9},
      [3, 7],
    ],
  ] as [string, [string, number, string?][], object, number[]][])(
    '%s',
    async (_title, lines, lineUpdate, quantities) => {
      const {own, bag} = await guest(...lines);
      const answer = await own('update-cart-line-items', {lineItems: [{id: bag, ...lineUpdate}]});
      expect(sizes(answer.value.cart)).toEqual(quantities);
      expect(answer.value.notices).toHaveLength(1);
    },
  );

  it('CART-46 merges a line that becomes equal to another, up to 5', async () => {
    const {own} = await guest([KIBBLE, 4, EVERY_4_WEEKS], [KIBBLE, 3, EVERY_2_WEEKS]);
    const {value} = await own('get-cart');
    const id = value.cart?.lineItems.find((line) => line.quantity === 3)?.id;
    const answer = await own('update-cart-line-items', {
      lineItems: [{id, sellingPlanId: EVERY_4_WEEKS}],
    });
    expect(sizes(answer.value.cart)).toEqual([5]);
    expect(texts(answer)).toMatch(/Autoship limit: 5 per item/);
  });

  it('CART-48 applies decreases before increases, in whatever order they are sent', async () => {
    const {own, bag, bigBag} = await guest([BIG_KIBBLE, 8], [KIBBLE, 2]);
    const answer = await own('update-cart-line-items', {
      lineItems: [
        {id: bag, quantity: 8},
        {id: bigBag, quantity: 2},
      ],
    });
    expect(sizes(answer.value.cart)).toEqual([8, 2]);
    expect(answer.value.notices).toEqual([]);
  });

  it('API-33 refuses a line that isn’t in the cart and changes nothing', async () => {
    const {own, visitor, bag} = await guest();
    const answer = await own('update-cart-line-items', {
      lineItems: [
        {id: bag, quantity: 5},
        {id: 'gid://shopify/CartLine/none', quantity: 1},
      ],
    });
    expect([answer.status, answer.code]).toEqual([422, 'CART_REFUSED']);
    expect(sizes(await cartOf(visitor))).toEqual([1, 2]);
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

  it('API-36 update-cart-discount-codes keeps all codes and reports those that don’t apply', async () => {
    const {own} = await guest();
    const answer = await own('update-cart-discount-codes', {
      codes: ['WELCOME10', 'NO-SUCH-CODE', 'AUTO35'],
    });
    expect(answer.value.cart?.discountCodes).toEqual([
      {code: 'WELCOME10', applicable: true},
      {code: 'NO-SUCH-CODE', applicable: false},
      {code: 'AUTO35', applicable: false},
    ]);
    expect(texts(answer)).toMatch(/code doesn’t exist/);
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
