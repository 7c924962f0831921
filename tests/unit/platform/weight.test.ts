import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {poundsAndOunces, roundUpToTenth, toPounds, weightLabel} from '~/platform/weight';

describe('weights', () => {
  it('CONST-25 converts 1 kg to 2.20462 lb', () => {
    expect(toPounds(1, 'kg')).toBe(2.20462);
    expect(toPounds(10, 'kg')).toBeCloseTo(22.0462, 10);
  });

  it('CONST-26 converts 1 oz to 0.0625 lb', () => {
    expect(toPounds(1, 'oz')).toBe(0.0625);
    expect(toPounds(16, 'oz')).toBe(1);
  });

  it('CONST-27 converts 1 g to 0.00220462 lb', () => {
    expect(toPounds(1, 'g')).toBe(0.00220462);
    expect(toPounds(453.592, 'g')).toBeCloseTo(1, 5);
  });

  it.each([
    ['lbs', 1],
    ['kg', 2.20462],
    ['oz', 0.0625],
    ['g', 0.00220462],
  ] as const)('CONST-29 toPounds converts from %s', (unit, pounds) => {
    expect(toPounds(1, unit)).toBe(pounds);
  });

  it.each([
    [2.5, {pounds: 2, ounces: 8}],
    [0.25, {pounds: 0, ounces: 4}],
    [15, {pounds: 15, ounces: 0}],
    [1.875, {pounds: 1, ounces: 14}],
  ])('CONST-28 splits %f lb into whole pounds and the remainder in ounces', (pounds, parts) => {
    expect(poundsAndOunces(pounds)).toEqual(parts);
  });

  it.each([
    [9.6, 9.6],
    [9.61, 9.7],
    [9.64, 9.7],
    [9.65, 9.7],
    [9.69, 9.7],
    [9.7, 9.7],
    [0, 0],
    [0.01, 0.1],
    [3, 3],
    /* 0.1 + 0.2 and 1.1 * 3: tenths with a floating-point error. */
    [0.30000000000000004, 0.3],
    [3.3000000000000003, 3.3],
  ])('CONST-31 rounds %d to %d', (value, rounded) => {
    expect(roundUpToTenth(value)).toBe(rounded);
  });

  it('CONST-31 rounds up to the next tenth and keeps exact tenths', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 1_000_000}),
        fc.integer({min: 1, max: 99}),
        (tenths, more) => {
          expect(roundUpToTenth(tenths / 10)).toBe(tenths / 10);
          expect(roundUpToTenth(tenths / 10 + more / 1000)).toBe((tenths + 1) / 10);
        },
      ),
    );
  });

  it.each([
    [9.6, 'lbs', '9.6 lbs (9 lb 10 oz)'],
    [15, 'lbs', '15 lbs'],
    [12.8, 'oz', '0.8 lbs (12.8 oz)'],
    [5.5, 'oz', '0.4 lbs (5.5 oz)'],
    [16, 'oz', '1 lb'],
    [15.5, 'oz', '1 lb (15.5 oz)'],
    [5, 'kg', '11.1 lbs'],
    [500, 'g', '1.2 lbs (1 lb 2 oz)'],
    [2.99, 'lbs', '3 lbs'],
    [0.997, 'lbs', '1 lb'],
  ] as const)('CONST-30 UI-73 labels %d %s in pounds: %s', (weight, unit, label) => {
    expect(weightLabel(weight, unit)).toBe(label);
  });

  it('weightLabel never shows 16 ounces', () => {
    fc.assert(
      fc.property(fc.double({min: 0.001, max: 200, noNaN: true}), (pounds) => {
        const ounces = /(\d+) oz/.exec(weightLabel(pounds, 'lbs'))?.[1];
        expect(Number(ounces ?? 0)).toBeLessThan(16);
      }),
    );
  });
});
