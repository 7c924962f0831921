import {describe, expect, it} from 'vitest';
import {changeCart} from '~/domains/cart/change-cart.server';
import {createCart} from '~/domains/cart/changes/create-cart.server';
import {CART_ID} from '../../../support/cart-builders';
import {texts, visit, lineInput} from './visit';

const CREATE_FAILED = 'error: Error creating cart (Check if variant ID is valid)';

describe('createCart', () => {
  it('CART-12, CART-13 createCart creates a cart and stores its id, with or without a previous cart', async () => {
    for (const lines of [[], [{variant: '1', quantity: 9}]]) {
      const {context, platform, id, logged} = visit(lines);
      const outcome = await changeCart(context, createCart([lineInput('1', 4)], {}));
      expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 4}, notices: []});
      expect(id()).not.toBe(CART_ID);
      expect(platform.carts.has(id() ?? '')).toBe(true);
      expect(logged).toEqual([]);
    }
  });

  it('CART-46, CART-48 createCart caps quantities at the limits and adds notices', async () => {
    const {context} = visit();
    const outcome = await changeCart(
      context,
      createCart([lineInput('1', 7, 'plan-4'), lineInput('2', 3), lineInput('1', 8)], {}),
    );
    expect(outcome.cart?.lineItems.map(({quantity}) => quantity).sort()).toEqual([2, 3, 5]);
    expect(texts(outcome)).toHaveLength(2);
  });

  it.each([
    ['an unknown variant', [lineInput('99')]],
    ['a selling plan of another product', [lineInput('1', 1, 'plan-foreign')]],
    ['only an item that is out of stock', [lineInput('none-left')]],
  ])(
    'ERR-11, ERR-12 createCart with %s returns no cart, logs once and keeps the previous cart',
    async (_what, lineInputs) => {
      const {context, id, logged} = visit([{variant: '1'}]);
      const outcome = await changeCart(context, createCart(lineInputs, {}));
      expect(outcome).toMatchObject({ok: false, reason: 'refused'});
      expect(outcome.cart).toBeUndefined();
      expect(outcome.notices.length).toBeGreaterThan(0);
      expect(logged).toEqual([CREATE_FAILED]);
      expect(id()).toBe(CART_ID);
    },
  );

  it.each([
    ['reading the merchandise', [{kind: 'network', acted: false}]],
    ['creating the cart', [null, {kind: 'timeout', acted: true}]],
  ] as const)(
    'ERR-11, ERR-12 createCart returns no cart and logs once when %s fails',
    async (_what, mishaps) => {
      const {context, platform, id, logged} = visit([{variant: '1'}]);
      platform.mishaps.push(...mishaps);
      const outcome = await changeCart(context, createCart([lineInput('1')], {}));
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable'});
      expect(outcome.cart).toBeUndefined();
      expect(logged).toEqual([CREATE_FAILED]);
      expect(id()).toBe(CART_ID);
    },
  );
});
