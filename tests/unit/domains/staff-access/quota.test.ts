import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  formatLbs,
  isQuotaReached,
  leftLbs,
  overLbs,
  QUOTA_LBS,
  quotaMonth,
  quotaOf,
  weightOf,
  type OrderedFood,
  type Weighed,
} from '~/domains/staff-access/quota';

const bag = (weight: number, quantity = 1): Weighed => ({weight, weightUnit: 'lbs', quantity});
const order = (placedAt: string, items: Weighed[], isCanceled = false): OrderedFood => ({
  placedAt,
  isCanceled,
  items,
});

describe('the month', () => {
  it.each([
    ['2026-12-01T06:59:59Z', '2026-11'],
    ['2026-12-01T07:00:00Z', '2026-12'],
    ['2026-07-01T05:59:59Z', '2026-06'],
    ['2026-07-01T06:00:00Z', '2026-07'],
    ['2027-01-01T06:59:59Z', '2026-12'],
    /* February of a leap year. */
    ['2028-03-01T06:59:59Z', '2028-02'],
    ['2028-03-01T07:00:00Z', '2028-03'],
    /* The end of March, the first one on daylight saving time. */
    ['2026-04-01T05:59:59Z', '2026-03'],
    ['2026-04-01T06:00:00Z', '2026-04'],
    /* Clocks go back on the first: midnight is still an hour earlier, and 1 a.m. comes twice. */
    ['2026-11-01T05:59:59Z', '2026-10'],
    ['2026-11-01T06:00:00Z', '2026-11'],
    ['2026-11-01T07:30:00Z', '2026-11'],
    ['2026-11-01T08:30:00Z', '2026-11'],
    ['2026-12-01T01:59:59-05:00', '2026-11'],
    ['2026-12-01T02:00:00-05:00', '2026-12'],
    ['2026-11-30T21:00:00-10:00', '2026-12'],
  ])(
    'STAFF-29 quotaMonth turns at midnight in Denver, in winter and summer, wherever the member is: %s is %s',
    (at, month) => {
      expect(quotaMonth(at)).toBe(month);
    },
  );
});

describe('weights', () => {
  it.each<[string, Weighed[], number]>([
    ['nothing', [], 0],
    ['pounds', [bag(30, 2), bag(4.5)], 64.5],
    ['ounces', [{weight: 5.5, weightUnit: 'oz', quantity: 24}], 8.25],
    ['kilograms', [{weight: 2, weightUnit: 'kg', quantity: 1}], 4.41],
    ['grams', [{weight: 500, weightUnit: 'g', quantity: 2}], 2.2],
  ])('STAFF-29 weightOf adds up %s', (_what, items, lbs) => {
    expect(weightOf(items)).toBe(lbs);
  });
});

describe('the quota', () => {
  it('STAFF-29 counts this month’s orders and what autoship will order, without canceled orders', () => {
    const orders = [
      order('2026-11-02T12:00:00Z', [bag(30)]),
      order('2026-11-20T12:00:00Z', [bag(4, 3)]),
      order('2026-11-21T12:00:00Z', [bag(45)], true),
      order('2026-10-31T12:00:00Z', [bag(45)]),
    ];
    expect(quotaOf('2026-11', orders, 15)).toEqual({
      month: '2026-11',
      usedLbs: 57,
      plannedLbs: 15,
    });
  });

  it.each([
    [0, 120, 0, 120],
    [0, 120.01, 0.01, 120],
    [90, 30, 0, 30],
    [90, 45, 15, 30],
    [120, 4, 4, 0],
    [135, 4, 4, 0],
    [135, 0, 0, 0],
  ])(
    'STAFF-30 with %d lb used, %d lb more are %d over, and %d are left',
    (usedLbs, added, over, left) => {
      expect(overLbs({usedLbs}, added)).toBe(over);
      expect(leftLbs({usedLbs})).toBe(left);
    },
  );

  it.each([
    [119.99, false],
    [120, true],
    [130, true],
  ])('ACCT-18 with %d lb used it is reached: %s', (usedLbs, isReached) => {
    expect(isQuotaReached({usedLbs})).toBe(isReached);
  });

  it('STAFF-30 overLbs is 0 exactly while the total is within the quota', () => {
    const lbs = fc.integer({min: 0, max: 20_000}).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        lbs,
        lbs.filter((added) => added > 0),
        (usedLbs, added) => {
          const fits = overLbs({usedLbs}, added) === 0;
          expect(fits).toBe(Math.round((usedLbs + added) * 100) <= QUOTA_LBS * 100);
        },
      ),
    );
  });

  it.each([
    [30, '30 lb'],
    [4.5, '4.5 lb'],
    [0.34, '0.34 lb'],
    [112.354, '112.35 lb'],
  ])('formatLbs %d is %s', (lbs, text) => {
    expect(formatLbs(lbs)).toBe(text);
  });
});
