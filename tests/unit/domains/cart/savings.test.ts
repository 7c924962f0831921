import {describe, expect, it} from 'vitest';
import {cartTotals} from '~/domains/cart/savings';
import {fromCents} from '~/platform/money';
import {cartOf, lineOf} from './builders';

describe('cartTotals', () => {
  it.each([
    ['nothing off', cartOf([lineOf({cents: 1000, quantity: 2})]), [2000, 2000, 0]],
    [
      'a sale',
      cartOf([lineOf({cents: 1499, compareAtCents: 1799, quantity: 2})]),
      [3598, 2998, 600],
    ],
    [
      'a plan',
      cartOf([lineOf({cents: 950, priceCents: 1000, plan: 'p', quantity: 3})]),
      [3000, 2850, 150],
    ],
    [
      'a plan on a sale',
      cartOf([lineOf({cents: 1424, priceCents: 1499, compareAtCents: 1799, plan: 'p'})]),
      [1799, 1424, 375],
    ],
    [
      'a code on the order',
      cartOf([lineOf({cents: 1000, quantity: 2})], {
        cost: {subtotalAmount: fromCents(2000), totalAmount: fromCents(1500)},
      }),
      [2000, 1500, 500],
    ],
    [
      'a compare-at price below the price',
      cartOf([lineOf({cents: 1000, compareAtCents: 800})]),
      [1000, 1000, 0],
    ],
    [
      'more to pay than the lines say',
      cartOf([lineOf({cents: 1000})], {
        cost: {subtotalAmount: fromCents(1000), totalAmount: fromCents(1200)},
      }),
      [1000, 1200, 0],
    ],
    ['an empty cart', cartOf([]), [0, 0, 0]],
  ])('with %s', (_name, cart, [fullCents, totalCents, savingsCents]) => {
    expect(cartTotals(cart)).toEqual({fullCents, totalCents, savingsCents});
  });
});
