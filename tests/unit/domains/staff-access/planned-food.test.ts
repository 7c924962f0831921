import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  laterMonths,
  monthOverQuota,
  ordersMore,
  plannedItems,
  poundsByMonth,
  type PlannedFood,
} from '~/domains/staff-access/planned-food';
import {QUOTA_LBS} from '~/domains/staff-access/quota';

const NOW = Date.parse('2026-11-24T19:00:00Z');

const subscription = (
  id: string,
  weeks: number,
  status: 'active' | 'paused' | 'canceled' = 'active',
) => ({
  id,
  status,
  variantId: `variant-${id}`,
  quantity: 1,
  frequency: {days: weeks * 7},
});
const delivery = (day: string, ids: (string | null)[], retryOn: string | null = null) => ({
  id: `delivery-${day}`,
  day,
  retryOn,
  items: ids.map((id) => ({subscriptionId: id, variantId: `variant-${id}`, quantity: 1})),
});
const monthsOf = (food: PlannedFood, variantId: string) =>
  plannedItems(food, NOW)
    .filter((item) => item.variantId === variantId)
    .map(({month}) => month)
    .sort();

describe('plannedItems', () => {
  it('STAFF-29 plannedItems counts the planned delivery and all that follow it', () => {
    const food = {
      deliveries: [delivery('2026-11-26', ['a'])],
      subscriptions: [subscription('a', 2)],
    };
    expect(monthsOf(food, 'variant-a').slice(0, 6)).toEqual([
      '2026-11',
      '2026-12',
      '2026-12',
      '2027-01',
      '2027-01',
      '2027-02',
    ]);
  });

  it('STAFF-29 plannedItems counts a paused subscription from the day on which it resumes', () => {
    const food = {
      deliveries: [delivery('2026-12-26', ['a'])],
      subscriptions: [subscription('a', 4, 'paused')],
    };
    expect(monthsOf(food, 'variant-a').slice(0, 3)).toEqual(['2026-12', '2027-01', '2027-02']);
  });

  it.each<[string, PlannedFood, string[]]>([
    [
      'a one-time item',
      {deliveries: [delivery('2026-11-26', [null])], subscriptions: []},
      ['2026-11'],
    ],
    [
      'the locked delivery of a canceled subscription',
      {
        deliveries: [delivery('2026-11-26', ['a'])],
        subscriptions: [subscription('a', 2, 'canceled')],
      },
      ['2026-11'],
    ],
    [
      'a paused subscription without a next delivery',
      {deliveries: [], subscriptions: [subscription('a', 2, 'paused')]},
      [],
    ],
    [
      'a declined delivery by the day of the next try',
      {deliveries: [delivery('2026-11-30', [null], '2026-12-01')], subscriptions: []},
      ['2026-12'],
    ],
  ])('STAFF-29 plannedItems counts %s once or never', (_what, food, months) => {
    expect(plannedItems(food, NOW).map(({month}) => month)).toEqual(months);
  });
});

describe('ordersMore', () => {
  const plan = (
    day: string,
    {
      quantity = 2,
      weeks = 4,
      variantId = 'variant-a',
    }: Partial<Record<'quantity' | 'weeks', number>> & {
      variantId?: string;
    } = {},
  ): PlannedFood => ({
    deliveries: [{...delivery(day, []), items: [{subscriptionId: 'a', variantId, quantity}]}],
    subscriptions: [{...subscription('a', weeks), variantId, quantity}],
  });
  const before = plan('2026-11-26');

  it.each<[string, PlannedFood, boolean]>([
    ['nothing new', before, false],
    ['a lower quantity', plan('2026-11-26', {quantity: 1}), false],
    ['no delivery', {deliveries: [], subscriptions: []}, false],
    ['a higher quantity', plan('2026-11-26', {quantity: 3}), true],
    ['deliveries closer together', plan('2026-11-26', {weeks: 2}), true],
    ['the same amount in another month', plan('2026-12-03'), true],
    ['another variant', plan('2026-11-26', {variantId: 'variant-b'}), true],
  ])('STAFF-57 ordersMore compares a plan with %s', (_what, after, expected) => {
    expect(ordersMore({before, after}, NOW)).toBe(expected);
  });
});

describe('laterMonths', () => {
  it('STAFF-48 laterMonths starts one interval after today in Denver', () => {
    expect(laterMonths(2, Date.parse('2026-11-02T05:00:00Z')).slice(0, 3)).toEqual([
      '2026-11',
      '2026-11',
      '2026-12',
    ]);
  });

  it.each([
    ['before clocks go forward', 4, '2026-03-04T06:30:00Z', '2026-03'],
    ['before clocks go forward', 4, '2026-03-04T07:30:00Z', '2026-04'],
    ['before clocks go back', 8, '2026-10-06T05:30:00Z', '2026-11'],
    ['before clocks go back', 8, '2026-10-06T06:30:00Z', '2026-12'],
    ['before a leap day', 4, '2028-02-02T06:30:00Z', '2028-02'],
    ['before a leap day', 4, '2028-02-02T07:30:00Z', '2028-03'],
  ])(
    'STAFF-48 laterMonths counts days of Denver’s calendar %s: %i weeks after %s is in %s',
    (_what, weeks, now, month) => {
      expect(laterMonths(weeks, Date.parse(now))[0]).toBe(month);
    },
  );

  it.each([
    {weeks: 2, deliveries: 26, last: '2027-11'},
    {weeks: 5, deliveries: 10, last: '2027-11'},
    {weeks: 12, deliveries: 4, last: '2027-10'},
  ])(
    'STAFF-48 laterMonths has the $deliveries deliveries of a year, one every $weeks weeks',
    ({weeks, deliveries, last}) => {
      const months = laterMonths(weeks, NOW);
      expect(months).toHaveLength(deliveries);
      expect(months.at(-1)).toBe(last);
    },
  );
});

describe('monthOverQuota', () => {
  const quota = {month: '2026-11', usedLbs: 100, plannedLbs: 40};
  const months = (entries: Record<string, number>) => new Map(Object.entries(entries));

  it.each([
    ['fits', {'2026-11': 40}, {'2026-11': 60}, null],
    ['goes over this month', {'2026-11': 40}, {'2026-11': 61}, {month: '2026-11', overLbs: 1}],
    ['goes over a later month', {}, {'2027-02': 135}, {month: '2027-02', overLbs: 15}],
    ['reduces a month that is over', {'2026-12': 200}, {'2026-12': 150}, null],
    ['leaves a month that is over', {'2026-12': 200}, {'2026-12': 200, '2027-01': 10}, null],
  ])('STAFF-48 monthOverQuota reports that a change %s', (_what, before, after, found) => {
    expect(monthOverQuota(quota, {before: months(before), after: months(after)})).toEqual(found);
  });

  it('STAFF-48 monthOverQuota allows no plan over the quota, whatever the subscriptions', () => {
    const plan = fc.array(
      fc.record({
        weeks: fc.constantFrom(2, 3, 4, 5, 6, 8, 10, 12),
        lbs: fc.integer({min: 1, max: 60}),
      }),
      {maxLength: 4},
    );
    fc.assert(
      fc.property(plan, (subscriptions) => {
        const after = poundsByMonth(
          subscriptions.flatMap(({weeks, lbs}) =>
            laterMonths(weeks, NOW).map((month) => ({
              month,
              weight: lbs,
              weightUnit: 'lbs' as const,
              quantity: 1,
            })),
          ),
        );
        const over = monthOverQuota(
          {month: '2026-11', usedLbs: 0, plannedLbs: 0},
          {before: new Map(), after},
        );
        expect(over === null).toBe([...after.values()].every((lbs) => lbs <= QUOTA_LBS));
      }),
    );
  });
});
