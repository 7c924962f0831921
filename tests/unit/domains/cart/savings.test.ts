import {describe, expect, it} from 'vitest';
import {cartTotals} from '~/domains/cart/display/savings';
import {fromCents} from '~/platform/money';
import {cartOf, lineOf} from '../../../support/cart-builders';

describe('cartTotals', () => {
  it.each([
    ['no discount', cartOf([lineOf({cents: 1000, quantity: 2})]), [2000, 0]],
    ['a sale', cartOf([lineOf({cents: 1499, compareAtCents: 1799, quantity: 2})]), [2998, 600]],
    [
      'a selling plan',
      cartOf([lineOf({cents: 950, priceCents: 1000, plan: 'p', quantity: 3})]),
      [2850, 150],
    ],
    [
      'a selling plan on a sale',
      cartOf([lineOf({cents: 1424, priceCents: 1499, compareAtCents: 1799, plan: 'p'})]),
      [1424, 375],
    ],
    [
      'a discount code on the order',
      cartOf([lineOf({cents: 1000, quantity: 2})], {
        cost: {subtotalAmount: fromCents(2000), totalAmount: fromCents(1500)},
      }),
      [1500, 500],
    ],
    [
      'a compare-at price below the price',
      cartOf([lineOf({cents: 1000, compareAtCents: 800})]),
      [1000, 0],
    ],
    [
      'a total above the sum of the lines',
      cartOf([lineOf({cents: 1000})], {
        cost: {subtotalAmount: fromCents(1000), totalAmount: fromCents(1200)},
      }),
      [1200, 0],
    ],
    ['an empty cart', cartOf([]), [0, 0]],
  ])('cartTotals with %s', (_name, cart, [totalCents, savingsCents]) => {
    expect(cartTotals(cart)).toMatchObject({totalCents, savingsCents});
  });

  it('CART-80 cartTotals has the subtotal at current one-time prices, and separates autoship and code savings', () => {
    const line = lineOf({
      cents: 1424,
      priceCents: 1499,
      compareAtCents: 1799,
      plan: 'p',
      quantity: 2,
    });
    const cost = {subtotalAmount: fromCents(2848), totalAmount: fromCents(2563)};
    expect(cartTotals(cartOf([line], {cost}))).toEqual({
      subtotalCents: 2998,
      planSavingsCents: 150,
      codeSavingsCents: 285,
      giftCents: 0,
      totalCents: 2563,
      savingsCents: 600 + 150 + 285,
    });
  });
});
