import {describe, expect, it} from 'vitest';
import {productFacts} from '~/domains/catalog/page/product-facts';

const food = {
  species: 'dog',
  lifeStage: 'adult',
  breedSizes: [],
  healthConditions: [],
  variant: {sku: 'BEF-4', weightLabel: '4 lbs'},
} as const;

const facts = (parts: Partial<Parameters<typeof productFacts>[0]>) =>
  Object.fromEntries(
    productFacts({...food, breedSizes: [], healthConditions: [], ...parts}).map(({name, value}) => [
      name,
      value,
    ]),
  );

describe('productFacts', () => {
  it.each([
    [{}, 'Adult dogs'],
    [{species: 'cat', lifeStage: 'senior'}, 'Senior cats'],
    [{lifeStage: 'puppy'}, 'Puppies'],
    [{species: 'cat', lifeStage: 'kitten'}, 'Kittens'],
    [{breedSizes: ['small']}, 'Adult dogs, small breeds'],
    [{lifeStage: 'puppy', breedSizes: ['small', 'medium']}, 'Puppies, small and medium breeds'],
    [{breedSizes: ['small', 'medium', 'large']}, 'Adult dogs, all breeds'],
    [{lifeStage: null}, undefined],
    [{species: null}, undefined],
  ] as const)('productFacts describes %j as made for %s', (parts, expected) => {
    expect(facts(parts as Parameters<typeof facts>[0])['Made for']).toBe(expected);
  });

  it.each([
    [[], undefined],
    [['joint'], 'Joint'],
    [['food-sensitivity', 'skin', 'weight'], 'Food sensitivity, skin, and weight'],
  ])(
    'productFacts says what a food for health conditions %j helps with',
    (healthConditions, expected) => {
      expect(facts({healthConditions})['Helps with']).toBe(expected);
    },
  );

  it('productFacts lists weight and item number, and leaves out unknown facts', () => {
    expect(facts({})).toEqual({'Made for': 'Adult dogs', Weight: '4 lbs', 'Item number': 'BEF-4'});
    expect(facts({species: null, variant: {sku: '', weightLabel: null}})).toEqual({});
  });
});
