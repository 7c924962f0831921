import {describe, expect, it} from 'vitest';
import {keyOf, type CartLine} from '~/domains/cart/cart';
import {add, BIG_KIBBLE, DONATION, EVERY_4_WEEKS, KIBBLE} from '../support/variants';
import {cartOf, change, guestWith, noticesOf, sizes, texts} from './support/guest';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(sandboxOrigin);

const atMinimum = (line: CartLine) => ({
  tone: 'warning',
  text: 'The minimum is 1 per item.',
  lineKey: keyOf(line),
});

describe('the cart limits', () => {
  it('CART-46 limit an autoship line to 5', async () => {
    const outcome = await change(shop.visitor(), add(KIBBLE, 7, EVERY_4_WEEKS));
    expect(outcome).toMatchObject({status: 200, ok: true, cart: {totalQuantity: 5}});
    expect(texts(outcome)).toMatch(/Autoship limit: 5 per item/);
  });

  it('CART-46 include autoship items that are already in the cart', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 3, EVERY_4_WEEKS]);
    expect(sizes((await change(visitor, add(KIBBLE, 4, EVERY_4_WEEKS))).cart)).toEqual([5]);
    expect(await change(visitor, add(KIBBLE, 1, EVERY_4_WEEKS))).toMatchObject({
      ok: false,
      status: 422,
    });
    const lineId = cart.lineItems[0]?.id ?? '';
    expect(sizes((await change(visitor, {intent: 'update', lineId, quantity: '9'})).cart)).toEqual([
      5,
    ]);
  });

  it('CART-47 limit a one-time line to 10', async () => {
    const outcome = await change(shop.visitor(), add(KIBBLE, 25));
    expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 10}});
    expect(texts(outcome)).toMatch(/The limit is 10/);
  });

  it('CART-48 limit an order to 10 items, say so and keep the cart', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 8]);
    const outcome = await change(visitor, add(BIG_KIBBLE, 5));
    expect(sizes(outcome.cart)).toEqual([2, 8]);
    expect(texts(outcome)).toMatch(/The limit is 10 items per order/);
    const full = await change(visitor, add(BIG_KIBBLE, 1));
    expect(full).toMatchObject({
      status: 422,
      ok: false,
      reason: 'refused',
      cart: {totalQuantity: 10},
    });
    expect(texts(full)).toMatch(/Your cart is full/);
  });

  it('CART-48 don’t count donations', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 10]);
    expect(await change(visitor, add(DONATION, 1))).toMatchObject({
      ok: true,
      cart: {totalQuantity: 11},
    });
  });

  it('CART-45 CART-130 add 1 for a quantity of 0 on a page, and say what the minimum is', async () => {
    const visitor = shop.visitor();
    const added = await visitor.post('/cart', add(KIBBLE, 0));
    expect(added.status).toBe(200);
    const {lineItems = []} = (await cartOf(visitor)) ?? {};
    expect(lineItems.map(({quantity}) => quantity)).toEqual([1]);
    expect(noticesOf(added).notices).toEqual(lineItems.map(atMinimum));
  });

  it('CART-45 CART-130 change a line to 1 for a quantity of 0, and say what the minimum is', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 2], [BIG_KIBBLE, 3]);
    const [first, other] = cart.lineItems;
    if (!first || !other) throw new Error('two lines');
    const posted = await visitor.post('/cart', {
      intent: 'update',
      lineId: first.id,
      quantity: '0',
    });
    expect(sizes(await cartOf(visitor))).toEqual([1, other.quantity]);
    expect(noticesOf(posted).notices).toEqual([atMinimum(first)]);
    const lineId = other.id;
    const outcome = await change(visitor, {intent: 'update', lineId, quantity: '0'});
    expect(sizes(outcome.cart)).toEqual([1, 1]);
    expect(outcome.notices).toEqual([atMinimum(other)]);
  });

  it('CART-130 say nothing about the minimum if nothing was added', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 10]);
    const outcome = await change(visitor, add(BIG_KIBBLE, 0));
    expect(outcome).toMatchObject({status: 422, cart: {totalQuantity: 10}});
    expect(texts(outcome)).not.toMatch(/minimum/);
  });
});
