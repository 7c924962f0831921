import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {freeShipping} from '~/domains/cart/display/free-shipping';
import {lineOf} from '../../../support/cart-builders';

const food = (cents: number, quantity = 1) => lineOf({cents, quantity});
const donation = (cents: number) => lineOf({cents, productType: 'Donation'});

describe('freeShipping', () => {
  it.each([
    [[food(4049)], 851],
    [[food(1000), food(1500, 2)], 900],
    [[], 4900],
    [[food(4899)], 1],
  ])('CART-61 freeShipping %# leaves %i cents to the threshold', (lines, remaining) => {
    expect(freeShipping(lines)).toMatchObject({remainingCents: remaining, isReached: false});
  });

  it.each([
    [[food(4049)], '$8.51 until free shipping'],
    [[food(4000)], '$9.00 until free shipping'],
    [[food(4895)], '$0.05 until free shipping'],
    [[], '$49.00 until free shipping'],
  ])('CART-63 freeShipping %# says "%s" below the threshold', (lines, text) => {
    expect(freeShipping(lines).text).toBe(text);
  });

  it.each([[[food(4900)]], [[food(4901)]], [[food(2450, 2)]]])(
    'CART-64, CART-61 freeShipping %# is reached at the threshold',
    (lines) => {
      expect(freeShipping(lines)).toMatchObject({
        text: 'You get free shipping!',
        isReached: true,
        remainingCents: 0,
      });
    },
  );

  it('CART-65 freeShipping ignores donations', () => {
    expect(freeShipping([food(4000), donation(2500)]).remainingCents).toBe(900);
    expect(freeShipping([donation(10_000)]).isReached).toBe(false);
  });

  it('CART-66 freeShipping ignores lines at $0 or less', () => {
    const refund = {
      ...food(0),
      cost: {...food(0).cost, subtotalAmount: {amount: '-5.00', currencyCode: 'USD'}},
    };
    expect(freeShipping([food(4000), food(0), refund]).remainingCents).toBe(900);
  });

  it.each([
    [[food(2450)], 50],
    [[food(4900)], 100],
    [[food(9800)], 200],
    [[], 0],
  ])('CART-67 freeShipping %# has progress %i', (lines, progress) => {
    expect(freeShipping(lines).progress).toBe(progress);
  });

  it('CART-68 freeShipping never has a negative remainder', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 20_000}), {maxLength: 8}), (cents) => {
        const {remainingCents, isReached} = freeShipping(cents.map((item) => food(item)));
        const subtotal = cents.reduce((sum, item) => sum + item, 0);
        expect(remainingCents).toBe(Math.max(0, 4900 - subtotal));
        expect(isReached).toBe(subtotal >= 4900);
      }),
    );
  });
});
