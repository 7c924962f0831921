import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import type {CartLine} from '~/domains/cart/cart';
import {
  clampLineQuantity,
  isAtAutoshipCap,
  isOverAutoshipLimit,
  isOverOrderLimit,
  lineAllowance,
  lineMaximum,
  MAX_CLINIC_CART_ITEMS,
  MAX_LINE_QUANTITY,
  MAX_ORDER_ITEMS,
  MIN_LINE_QUANTITY,
  orderMaximum,
  orderQuantity,
} from '~/domains/cart/limits';
import {siteOf} from '~/domains/session/site';
import {cartOf, lineOf} from '../../../support/cart-builders';

const once = (quantity: number) => lineOf({quantity});
const autoship = (quantity: number) => lineOf({quantity, plan: 'plan-4'});
const donation = (quantity: number) => lineOf({quantity, productType: 'Donation', variant: 'gift'});

describe('cart limits', () => {
  it('CONST-01 order limit is 10 items', () => {
    expect(MAX_ORDER_ITEMS).toBe(10);
  });

  it('CONST-06, CONST-07 clinic cart limit is a separate constant of 10', () => {
    expect(MAX_CLINIC_CART_ITEMS).toBe(10);
    expect([siteOf('DTC'), siteOf('HPSF')].map(orderMaximum)).toEqual([
      MAX_ORDER_ITEMS,
      MAX_CLINIC_CART_ITEMS,
    ]);
  });

  it('CONST-02 autoship line limit is 5', () => {
    expect(MAX_AUTOSHIP_QUANTITY).toBe(5);
  });

  it('CONST-03 line minimum is 1', () => {
    expect(MIN_LINE_QUANTITY).toBe(1);
  });

  it('CONST-04, CONST-05 quantity field allows up to 10, or up to 5 on autoship', () => {
    expect([false, true].map(lineMaximum)).toEqual([10, 5]);
  });

  it('one-time line limit is 10', () => {
    expect(MAX_LINE_QUANTITY).toBe(10);
  });
});

describe('clampLineQuantity', () => {
  it.each([-3, 0])('CART-45 clampLineQuantity raises %i to 1', (requested) => {
    expect(clampLineQuantity(requested, false)).toBe(1);
    expect(clampLineQuantity(requested, true)).toBe(1);
  });

  it.each([
    [5, 5],
    [6, 5],
    [1e9, 5],
  ])('CART-46 clampLineQuantity of %i on autoship is %i', (requested, quantity) => {
    expect(clampLineQuantity(requested, true)).toBe(quantity);
  });

  it.each([
    [6, 6],
    [10, 10],
    [11, 10],
    [1e9, 10],
  ])('CART-47 clampLineQuantity of %i one-time is %i', (requested, quantity) => {
    expect(clampLineQuantity(requested, false)).toBe(quantity);
  });
});

describe('limit checks', () => {
  it.each([
    [[once(10)], false],
    [[once(6), autoship(5)], true],
    [[once(11)], true],
    [[once(10), donation(3)], false],
    [[donation(30)], false],
    [[], false],
  ])('CART-48 isOverOrderLimit %# is %s', (lines, isOver) => {
    expect(isOverOrderLimit(cartOf(lines), 10)).toBe(isOver);
  });

  it.each([
    [autoship(5), false],
    [autoship(6), true],
    [once(6), false],
    [once(10), false],
  ])('CART-49 isOverAutoshipLimit %# is %s', (line, isOver) => {
    expect(isOverAutoshipLimit(line)).toBe(isOver);
  });

  it.each([
    [autoship(4), false],
    [autoship(5), true],
    [autoship(6), true],
    [once(5), false],
  ])('isAtAutoshipCap %# is %s', (line, isAt) => {
    expect(isAtAutoshipCap(line)).toBe(isAt);
  });

  it('orderQuantity ignores donations', () => {
    expect(orderQuantity([once(3), autoship(2), donation(7)])).toBe(5);
  });
});

describe('lineAllowance', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({min: 1, max: 12}),
      plan: fc.constantFrom(null, 'plan-2', 'plan-4'),
      variant: fc.constantFrom('1', '2', '3'),
      productType: fc.constantFrom('Dry Food', 'Treats', 'Donation'),
    })
    .map(lineOf);
  const anyLines = fc.array(anyLine, {maxLength: 5});
  const isDonated = (line: CartLine) => line.product.productType === 'Donation';

  it('CART-46, CART-47, CART-48 lineAllowance for a new line never exceeds a limit', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, isAutoship) => {
        fc.pre(!isOverOrderLimit(cartOf(lines), 10));
        const allowance = lineAllowance(lines, {
          current: 0,
          isAutoship,
          isDonation: false,
          orderMaximum: 10,
        });
        const taken = isAutoship ? autoship(allowance) : once(allowance);
        expect(allowance).toBeLessThanOrEqual(lineMaximum(isAutoship));
        expect(isOverOrderLimit(cartOf([...lines, taken]), 10)).toBe(false);
        expect(isOverAutoshipLimit(taken)).toBe(false);
      }),
    );
  });

  it('CART-48 lineAllowance is the maximum: one more item would exceed a limit', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, isAutoship) => {
        fc.pre(!isOverOrderLimit(cartOf(lines), 10));
        const more =
          lineAllowance(lines, {
            current: 0,
            isAutoship,
            isDonation: false,
            orderMaximum: 10,
          }) + 1;
        expect(
          more > lineMaximum(isAutoship) || isOverOrderLimit(cartOf([...lines, once(more)]), 10),
        ).toBe(true);
      }),
    );
  });

  it('lineAllowance doesn’t count the line’s own quantity against it', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (others, line) => {
        fc.pre(!isDonated(line));
        const limits = {
          isAutoship: line.sellingPlanAllocation !== null,
          isDonation: false,
          orderMaximum: 10,
        };
        expect(lineAllowance([...others, line], {...limits, current: line.quantity})).toBe(
          lineAllowance(others, {...limits, current: 0}),
        );
      }),
    );
  });

  it('lineAllowance leaves room for donations in a full order', () => {
    expect(
      lineAllowance([once(10)], {
        current: 0,
        isAutoship: false,
        isDonation: true,
        orderMaximum: 10,
      }),
    ).toBe(10);
    expect(
      lineAllowance([once(10)], {
        current: 0,
        isAutoship: false,
        isDonation: false,
        orderMaximum: 10,
      }),
    ).toBe(0);
  });
});
