import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Cart} from '~/domains/cart/cart';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import {assertConvergence} from '~tests/support/cart-convergence';
import type {CartServer, Goods} from '~tests/support/flaky-network';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(sandboxOrigin);

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;
const PLANS = [600001, 600003].map((number) => ({
  id: `gid://shopify/SellingPlan/${number}`,
  priceCents: 950,
}));
const createFood = (number: number): Goods => ({
  id: variant(number),
  priceCents: 1000,
  weight: 4,
  weightUnit: 'lbs',
  plans: PLANS,
});
/* Two sizes with plenty of stock, one with three left, one sold out. */
const MERCHANDISE = [
  createFood(700101),
  createFood(700102),
  createFood(702703),
  createFood(700201),
];

/** The server side of a new guest's cart, backed by the sandbox. */
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
    goods: MERCHANDISE,
    read,
    truth: async () => (await read())(),
    change: async (form) => {
      const arrival = await visitor.request('/cart/change', {method: 'POST', body: form});
      return () => arrival().json() as ShownOutcome;
    },
  };
}

it('CART-19, HOUSE-17 the cart store ends at the platform’s cart, whatever is changed and whatever gets lost', async () => {
  await assertConvergence(fc.constant(null), async () => guestServer(), {runs: 50, steps: 20});
  expect(unexpected()).toEqual([]);
}, 120_000);
