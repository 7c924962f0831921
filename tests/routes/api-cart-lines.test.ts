import {describe, expect, it} from 'vitest';
import {
  BIG_KIBBLE,
  DONATION,
  EVERY_2_WEEKS,
  EVERY_4_WEEKS,
  KIBBLE,
  SOLD_OUT,
} from '../support/variants';
import {cartOf, sizes} from './support/guest';
import {watchShop} from './support/shop';
import {guest, texts} from './support/cart-api';

const {logged} = watchShop();

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
