import {describe, expect, it} from 'vitest';
import {createCart} from '~/domains/cart/create-cart.server';
import {CART_ID} from './builders';
import {texts, visit, wish} from './visit';

const CREATE_FAILED = 'error: Error creating cart (Check if variant ID is valid)';

describe('createCart', () => {
  it('CART-12, CART-13 makes a cart and keeps its id, whatever was there', async () => {
    for (const lines of [[], [{variant: '1', quantity: 9}]]) {
      const {context, platform, id, logged} = visit(lines);
      const outcome = await createCart(context, {wishes: [wish('1', 4)], buyerIdentity: {}});
      expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 4}, notices: []});
      expect(id()).not.toBe(CART_ID);
      expect(platform.carts.has(id() ?? '')).toBe(true);
      expect(logged).toEqual([]);
    }
  });

  it('CART-46, CART-48 holds the limits, and says so', async () => {
    const {context} = visit();
    const outcome = await createCart(context, {
      wishes: [wish('1', 7, 'plan-4'), wish('2', 3), wish('1', 8)],
      buyerIdentity: {},
    });
    expect(outcome.cart?.lineItems.map(({quantity}) => quantity).sort()).toEqual([2, 3, 5]);
    expect(texts(outcome)).toHaveLength(2);
  });

  it.each([
    ['what is not in the shop', [wish('99')]],
    ['a plan of other goods', [wish('1', 1, 'plan-foreign')]],
    ['nothing that is in stock', [wish('none-left')]],
  ])(
    'ERR-11, ERR-12 of %s gives none, which is logged once; the cart that was there stays',
    async (_what, wishes) => {
      const {context, id, logged} = visit([{variant: '1'}]);
      const outcome = await createCart(context, {wishes, buyerIdentity: {}});
      expect(outcome).toMatchObject({ok: false, reason: 'refused'});
      expect(outcome.cart).toBeUndefined();
      expect(outcome.notices.length).toBeGreaterThan(0);
      expect(logged).toEqual([CREATE_FAILED]);
      expect(id()).toBe(CART_ID);
    },
  );

  it.each([
    ['looking the goods up', [{kind: 'network', acted: false}]],
    ['making it', [null, {kind: 'timeout', acted: true}]],
  ] as const)(
    'ERR-11, ERR-12 when %s fails there is none, which is logged once',
    async (_what, mishaps) => {
      const {context, platform, id, logged} = visit([{variant: '1'}]);
      platform.mishaps.push(...mishaps);
      const outcome = await createCart(context, {wishes: [wish('1')], buyerIdentity: {}});
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable'});
      expect(outcome.cart).toBeUndefined();
      expect(logged).toEqual([CREATE_FAILED]);
      expect(id()).toBe(CART_ID);
    },
  );
});
