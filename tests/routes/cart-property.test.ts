import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Cart, CartOutcome} from '~/domains/cart/cart';
import {assertConvergence} from '~tests/unit/domains/cart/cart-convergence';
import type {CartServer, Goods} from '~tests/unit/domains/cart/flaky-network';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(sandboxOrigin);

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;
const PLANS = [600001, 600003].map((number) => ({
  id: `gid://shopify/SellingPlan/${number}`,
  priceCents: 950,
}));
const food = (number: number): Goods => ({
  id: variant(number),
  priceCents: 1000,
  weight: 4,
  weightUnit: 'lbs',
  plans: PLANS,
});
/* Plenty of it in two sizes; three pieces left; none left. */
const GOODS = [food(700101), food(700102), food(702703), food(700201)];

/** A new guest of the shop; the sandbox is the platform behind it. */
function guestServer(): CartServer {
  const visitor = shop.visitor();
  const read = async () => {
    const arrival = await visitor.request('/cart/change', {});
    return () => {
      const answer = arrival();
      if (answer.status !== 200) throw new Error(`the cart answered ${answer.status}`);
      return (answer.json() as {cart: Cart | null}).cart;
    };
  };
  return {
    goods: GOODS,
    read,
    truth: async () => (await read())(),
    change: async (form) => {
      const arrival = await visitor.request('/cart/change', {method: 'POST', body: form});
      return () => arrival().json() as CartOutcome;
    },
  };
}

it('CART-19, HOUSE-17 whatever is asked and whatever is lost on the way, the store ends at the platform’s own cart', async () => {
  await assertConvergence(fc.constant(null), async () => guestServer(), {runs: 50, steps: 20});
  expect(unexpected()).toEqual([]);
}, 120_000);
