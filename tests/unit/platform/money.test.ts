import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatCents, formatCentsShort, fromCents, toCents} from '~/platform/money';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('money', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.07', 7],
    ['1.005', 100],
    ['1.1', 110],
    ['4.35', 435],
    ['-3.10', -310],
    ['98765.43', 9_876_543],
  ])('%s dollars are %i cents', (amount, cents) => {
    expect(toCents(usd(amount))).toBe(cents);
  });

  it.each(['', ' 1', '1,00', 'abc', '1.', '.5', '1e3', 'NaN', 'Infinity', '0x10'])(
    'rejects %j as an amount',
    (amount) => {
      expect(() => toCents(usd(amount))).toThrow(RangeError);
    },
  );

  it('converts cents to an amount and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({min: -100_000_000, max: 100_000_000}), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
        expect(fromCents(cents).amount).toMatch(/^-?\d+\.\d\d$/);
      }),
    );
  });

  it('CONST-32 uses US dollars', () => {
    expect(fromCents(1250)).toEqual({amount: '12.50', currencyCode: 'USD'});
    expect(formatCents(1250)).toBe('$12.50');
  });

  it.each([
    [123_450, '1,234.50'],
    [0, '0.00'],
    [7, '0.07'],
    [123_456_789, '1,234,567.89'],
  ])('CONST-33 formats %i cents as %s with a dollar sign, as in en-US', (cents, text) => {
    expect(formatCents(cents)).toBe(`$${text}`);
    if (cents > 0) expect(formatCents(-cents)).toBe(`-$${text}`);
  });

  it.each([
    [4900, '49'],
    [4950, '49.50'],
    [100_000, '1,000'],
  ])('formats %i cents briefly as %s with a dollar sign', (cents, text) => {
    expect(formatCentsShort(cents)).toBe(`$${text}`);
  });

  it('CART-84 CONST-34 rejects an amount in another currency', () => {
    expect(() => toCents({amount: '12.50', currencyCode: 'CAD'})).toThrow(RangeError);
  });
});
