import {describe, expect, it} from 'vitest';
import {add, BIG_KIBBLE, DONATION, EVERY_4_WEEKS, KIBBLE} from '../support/variants';
import {change, guestWith, sizes, texts} from './support/guest';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(sandboxOrigin);

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

  it('CART-45 refuse to add less than 1; an update to 0 removes the line', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 2], [BIG_KIBBLE, 1]);
    expect(await change(visitor, add(KIBBLE, 0))).toMatchObject({status: 400, ok: false});
    const lineId = cart.lineItems[0]?.id ?? '';
    const outcome = await change(visitor, {intent: 'update', lineId, quantity: '0'});
    expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 2}});
  });
});
