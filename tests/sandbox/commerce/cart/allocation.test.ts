import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {allocate, percentOf} from '~sandbox/commerce/cart/allocation';

const cents = fc.nat({max: 10_000_000_000});

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [0, 10, 10], [0, 3, 2]],
    [962, [499, 1999, 7124], [50, 200, 712]],
    [0, [3, 4], [0, 0]],
    [7, [], []],
  ])('SAND-23 splits %j over the weights %j into %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  test('SAND-23 returns parts that add up to the cent, none above its weight', () => {
    fc.assert(
      fc.property(
        fc.array(cents, {minLength: 1}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (weights, share) => {
          const sum = weights.reduce((left, right) => left + right, 0);
          const total = Math.floor(sum * share);
          const parts = allocate(total, weights);
          expect(parts.reduce((left, right) => left + right, 0)).toBe(total);
          parts.forEach((part, index) => {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
          });
        },
      ),
    );
  });
});

test.each([
  [1999, 35, 700],
  [10, 5, 1],
  [9, 5, 0],
  [50, 1, 1],
  [7124, 100, 7124],
])(
  'SAND-23 percentOf %i cents at %i %% is %i, with half a cent rounded up',
  (amount, percent, off) => {
    expect(percentOf(amount, percent)).toBe(off);
  },
);
