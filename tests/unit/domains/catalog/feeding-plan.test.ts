import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {feedingColumns} from '~/domains/catalog/feeding-columns';
import {feedingPlan, formatAmount, weeksBeforeEmpty} from '~/domains/catalog/feeding-plan';

const GUIDE = {
  intro: '',
  columns: ['Weight', 'Cups a day'],
  rows: [
    ['5 lb', '½'],
    ['20 lb', '1½'],
    ['40 lb', '2½'],
    ['100 lb', '5'],
  ],
};
/** A cup weighs 382 / 3,640 kg, 0.231 lb. */
const PACK = {guide: GUIDE, calories: '3,640 kcal/kg, 382 kcal per cup', pounds: 30};

describe('feedingPlan', () => {
  it.each([
    [40, 2.5, 51],
    [30, 2, 64],
    [5, 0.5, 259],
    [2, 0.25, 518],
    [120, 5.75, 22],
  ])(
    'feedingPlan of a pet of %s lb is %s cups a day, which lasts %s days',
    (petPounds, cups, days) => {
      expect(feedingPlan(PACK, {petPounds, column: 1})).toEqual({perDay: cups, unit: 'cups', days});
    },
  );

  it.each([
    ['no weight', PACK, {petPounds: 0, column: 1}],
    ['no number', PACK, {petPounds: NaN, column: 1}],
    ['no such column', PACK, {petPounds: 40, column: 2}],
    ['other calories', {...PACK, calories: 'plenty'}, {petPounds: 40, column: 1}],
    ['no pack', {...PACK, pounds: 0}, {petPounds: 40, column: 1}],
    ['an empty guide', {...PACK, guide: {...GUIDE, rows: []}}, {petPounds: 40, column: 1}],
  ])('feedingPlan with %s is null', (_what, pack, pet) => {
    expect(feedingPlan(pack, pet)).toBeNull();
  });

  it('feedingPlan never lets a heavier pet’s pack last longer', () => {
    const weight = fc.double({min: 0.5, max: 250, noNaN: true});
    fc.assert(
      fc.property(weight, weight, (one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        const days = (petPounds: number) => feedingPlan(PACK, {petPounds, column: 1})?.days ?? 0;
        expect(days(heavy)).toBeLessThanOrEqual(days(light));
      }),
    );
  });
});

describe('weeksBeforeEmpty', () => {
  it.each([
    [51, 6],
    [42, 6],
    [41, 5],
    [500, 12],
    [3, 2],
  ])('AUTO-19 weeksBeforeEmpty of %s days is every %s weeks', (days, weeks) => {
    expect(weeksBeforeEmpty(days, [2, 3, 4, 5, 6, 8, 10, 12])).toBe(weeks);
  });
});

describe('feedingColumns', () => {
  it('feedingColumns are amounts to live on, not limits for treats', () => {
    const columns = ['Weight', 'Cups a day to 4 months', 'Cups a day to 12 months'];
    expect(feedingColumns({...GUIDE, columns}).map(({index}) => index)).toEqual([1, 2]);
    expect(feedingColumns({...GUIDE, columns: ['Weight', 'Treats a day, at most']})).toEqual([]);
  });
});

describe('formatAmount', () => {
  it.each([
    [0.25, '¼'],
    [2.5, '2½'],
    [5, '5'],
    [0, '0'],
  ])('formatAmount writes %s as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
});
