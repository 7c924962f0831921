import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isMeal} from '~/domains/catalog/feeding-guide';
import {
  ACTIVITIES,
  dailyKcal,
  feedingPlan,
  formatDays,
  formatServing,
  PET_STAGES,
  stageOfFood,
  weeksBeforeEmpty,
  type FedPack,
  type FedPet,
} from '~/domains/catalog/feeding-plan';

const DOG: FedPet = {
  species: 'dog',
  pounds: 40,
  stage: 'adult',
  activity: 'usual',
  isSlimming: false,
};
/** 22.0462 lb, 10 kg: a resting energy of 393.6 kcal. */
const TEN_KG = 22.0462;
const BAG: FedPack = {
  calories: '3,640 kcal/kg, 382 kcal per cup',
  pounds: 30,
  priceCents: 5949,
  form: null,
};

const pets = fc.record({
  species: fc.constantFrom('dog' as const, 'cat' as const),
  stage: fc.constantFrom(...PET_STAGES),
  activity: fc.constantFrom(...ACTIVITIES),
  isSlimming: fc.boolean(),
});
const weights = fc.double({min: 0.5, max: 250, noNaN: true});

describe('dailyKcal', () => {
  it.each<[string, Partial<FedPet>, number]>([
    ['a grown dog', {}, 630],
    ['a dog that mostly rests', {activity: 'low'}, 551],
    ['a very active dog', {activity: 'high'}, 787],
    ['a young puppy', {stage: 'young'}, 1181],
    ['a puppy', {stage: 'growing'}, 787],
    ['an old dog', {stage: 'senior'}, 551],
    ['a dog that should lose weight', {isSlimming: true}, 535],
    ['a grown cat', {species: 'cat'}, 472],
    ['a cat that mostly rests', {species: 'cat', activity: 'low'}, 394],
    ['an old cat', {species: 'cat', stage: 'senior'}, 433],
    ['a kitten', {species: 'cat', stage: 'growing'}, 787],
  ])(
    'PDP-16a dailyKcal of %s of 10 kg is its resting energy times a factor',
    (_pet, facts, kcal) => {
      expect(Math.round(dailyKcal({...DOG, pounds: TEN_KG, ...facts}))).toBe(kcal);
    },
  );

  it('PDP-16a dailyKcal grows with weight and activity', () => {
    fc.assert(
      fc.property(pets, weights, weights, (pet, one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        expect(dailyKcal({...pet, pounds: light})).toBeLessThanOrEqual(
          dailyKcal({...pet, pounds: heavy}),
        );
        const [low = 0, usual = 0, high = 0] = ACTIVITIES.map((activity) =>
          dailyKcal({...pet, pounds: one, activity}),
        );
        expect(low).toBeLessThanOrEqual(usual);
        expect(usual).toBeLessThanOrEqual(high);
      }),
    );
  });
});

describe('feedingPlan', () => {
  it.each<[string, Partial<FedPack>, Partial<FedPet>, object]>([
    ['a dog of 40 lb', {}, {}, {kcal: 960, perDay: 2.5, unit: 'cup', days: 51, centsPerDay: 115}],
    ['a small dog', {}, {pounds: 5}, {perDay: 0.5, unit: 'cup', days: 259, centsPerDay: 23}],
    ['the smallest dog', {}, {pounds: 0.5}, {perDay: 0.25}],
    [
      'a cat eating cans',
      {calories: '1,050 kcal/kg, 164 kcal per 5.5 oz can, 83 kcal per 2.8 oz pouch', form: null},
      {species: 'cat', pounds: 10},
      {kcal: 250, perDay: 1.5, unit: 'can'},
    ],
    [
      'a cat eating pouches',
      {calories: '1,050 kcal/kg, 164 kcal per 5.5 oz can, 83 kcal per 2.8 oz pouch', form: 'Pouch'},
      {species: 'cat', pounds: 10},
      {kcal: 270, perDay: 3.25, unit: 'pouch'},
    ],
  ])('PDP-16a feedingPlan of %s', (_what, pack, pet, plan) => {
    expect(feedingPlan({...BAG, ...pack}, {...DOG, ...pet})).toMatchObject(plan);
  });

  it.each<[string, Partial<FedPack>, Partial<FedPet>]>([
    ['no weight', {}, {pounds: 0}],
    ['no number', {}, {pounds: NaN}],
    ['a horse', {}, {pounds: 251}],
    ['other calories', {calories: 'plenty'}, {}],
    ['calories of nothing', {calories: '0 kcal/kg, 0 kcal per cup'}, {}],
    ['no pack', {pounds: 0}, {}],
  ])('PDP-16a feedingPlan with %s is null', (_what, pack, pet) => {
    expect(feedingPlan({...BAG, ...pack}, {...DOG, ...pet})).toBeNull();
  });

  it('HOUSE-91 feedingPlan has the calories of the serving, to the ten', () => {
    fc.assert(
      fc.property(pets, weights, (pet, pounds) => {
        const plan = feedingPlan(BAG, {...pet, pounds});
        if (!plan) throw new Error('no plan');
        expect(plan.kcal % 10).toBe(0);
        expect(Math.abs(plan.kcal - plan.perDay * 382)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it.each<[string, string, number, Partial<FedPet>, object]>([
    [
      '12 cans, half a can a day',
      '980 kcal/kg, 356 kcal per 12.8 oz can',
      9.6,
      {pounds: 5, stage: 'senior'},
      {perDay: 0.5, days: 24, centsPerDay: 50},
    ],
    [
      '12 cans, a can a day',
      '980 kcal/kg, 356 kcal per 12.8 oz can',
      9.6,
      {pounds: 12, stage: 'senior'},
      {perDay: 1, days: 12, centsPerDay: 100},
    ],
    [
      '24 pouches, several a day',
      '890 kcal/kg, 71 kcal per 2.8 oz pouch',
      4.2,
      {species: 'cat', pounds: 10, stage: 'adult'},
      {perDay: 3.75, days: 6},
    ],
    [
      'a tray whose weight the catalog rounds',
      '800 kcal/kg, 79 kcal per 3.5 oz tray',
      0.22,
      {species: 'cat', pounds: 2, stage: 'senior'},
      {perDay: 1, days: 1},
    ],
    [
      'a can, which a large dog eats at once',
      '980 kcal/kg, 356 kcal per 12.8 oz can',
      0.8,
      {pounds: 60},
      {days: 0},
    ],
  ])('HOUSE-120 feedingPlan counts %s', (_what, calories, pounds, pet, plan) => {
    const pack = {...BAG, calories, pounds, priceCents: 1200};
    expect(feedingPlan(pack, {...DOG, ...pet})).toMatchObject(plan);
  });

  it('PDP-16a feedingPlan feeds the whole pack, and its price, over its days', () => {
    fc.assert(
      fc.property(pets, weights, fc.integer({min: 100, max: 20_000}), (pet, pounds, priceCents) => {
        const plan = feedingPlan({...BAG, priceCents}, {...pet, pounds});
        if (!plan) throw new Error('no plan');
        const fed = plan.perDay * 382;
        const inPack = (30 / 2.20462) * 3640;
        expect(plan.days * fed).toBeLessThanOrEqual(inPack + 1);
        expect((plan.days + 1) * fed).toBeGreaterThan(inPack - 1);
        expect(Math.abs(plan.centsPerDay - (priceCents * fed) / inPack)).toBeLessThanOrEqual(0.51);
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

  it('weeksBeforeEmpty is null without offered frequencies', () => {
    expect(weeksBeforeEmpty(51, [])).toBeNull();
  });
});

describe('isMeal', () => {
  it.each([
    [['Weight', 'Cups a day to 4 months', 'Cups a day to 12 months'], true],
    [['Weight', 'Cans a day'], true],
    [['Weight', 'Treats a day, at most'], false],
    [['Weight'], false],
  ])('isMeal of a guide with the columns %j is %s', (columns, expected) => {
    expect(isMeal({intro: '', columns, rows: []})).toBe(expected);
  });
});

describe('stageOfFood', () => {
  it.each([
    ['puppy', 'growing'],
    ['kitten', 'growing'],
    ['senior', 'senior'],
    ['adult', 'adult'],
    [null, 'adult'],
  ] as const)('stageOfFood of %s is %s', (lifeStage, stage) => {
    expect(stageOfFood(lifeStage)).toBe(stage);
  });
});

describe('formatDays', () => {
  it.each([
    [0, 'less than a day'],
    [1, 'about 1 day'],
    [51, 'about 51 days'],
  ])('HOUSE-121 formatDays writes %s as “%s”', (days, text) => {
    expect(formatDays(days)).toBe(text);
  });
});

describe('formatServing', () => {
  it.each([
    [0.25, 'cup', '¼ cup'],
    [1, 'cup', '1 cup'],
    [2.5, 'cup', '2½ cups'],
    [5, 'can', '5 cans'],
    [1.75, 'pouch', '1¾ pouches'],
  ])('formatServing writes %s %s as %s', (amount, unit, text) => {
    expect(formatServing(amount, unit)).toBe(text);
  });
});
