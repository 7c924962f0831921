import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {allergensIn, fitOf, fitScore, type FoodFacts} from '~/domains/pets/parts/fit';
import {ALLERGENS, type Allergen, type Pet, type PetNeed} from '~/domains/pets/pet';
import {fitText, misfitText} from '~/domains/pets/pet-text';
import {BISCUIT, TODAY} from './biscuit';

const FOOD: FoodFacts = {
  species: 'dog',
  lifeStage: 'senior',
  breedSizes: [],
  healthConditions: ['joint', 'weight'],
  isPrescription: false,
  ingredients: ['Lamb, Lamb Meal, Brown Rice, Flaxseed.'],
};

const textsOf = (pet: Partial<Pet>, food: Partial<FoodFacts>) => {
  const whole = {...BISCUIT, ...pet};
  return fitOf(whole, {...FOOD, ...food}, TODAY).misfits.map((one) => misfitText(whole, one));
};

describe('allergensIn', () => {
  it.each<[string, Allergen[]]>([
    ['Chicken, Rice, Chicken Fat.', ['chicken']],
    ['Beef Liver, Whole Milk Powder, Dried Egg Product.', ['beef', 'dairy', 'egg']],
    ['Whitefish, Oats.', ['fish']],
    ['Sardines.', ['fish']],
    ['Dried Sardine, Rice.', ['fish']],
    ['Anchovy Oil.', ['fish']],
    ['Anchovies.', ['fish']],
    ['Mackerel Meal.', ['fish']],
    ['Rainbow Trout.', ['fish']],
    ['Herring Meal.', ['fish']],
    ['Salmon, Menhaden Fish Oil, Corn Gluten Meal.', ['fish', 'corn']],
    ['Buckwheat, Peppercorn, Eggplant, Peanut Butter.', []],
    ['Soybean Meal, Wheat Flour, Dried Cheddar Cheese.', ['dairy', 'wheat', 'soy']],
    ['Turkey, Lamb Meal.', ['lamb', 'turkey']],
  ])('PETS-05 allergensIn %j are %j', (ingredients, found) => {
    expect(allergensIn([ingredients], ALLERGENS)).toEqual(found);
  });
});

describe('fitOf', () => {
  it.each<[string, Partial<Pet>, Partial<FoodFacts>, string[]]>([
    ['food that suits', {}, {}, []],
    [
      'an allergy',
      {allergies: ['chicken', 'lamb', 'egg']},
      {ingredients: ['Lamb.', 'Chicken Fat.']},
      ['The ingredients include chicken and lamb, which Biscuit is allergic to.'],
    ],
    ['another species', {}, {species: 'cat'}, ['Biscuit is a dog, and this is made for cats.']],
    [
      'food for puppies',
      {},
      {lifeStage: 'puppy'},
      ['This is made for puppies, which doesn’t fit Biscuit’s age.'],
    ],
    [
      'adult food for a puppy',
      {birthday: '2026-09-01'},
      {lifeStage: 'adult'},
      ['This is made for adult pets, which doesn’t fit Biscuit’s age.'],
    ],
    ['adult food for an older dog', {}, {lifeStage: 'adult'}, []],
    ['any age without a birthday', {birthday: null}, {lifeStage: 'puppy'}, []],
    [
      'another breed size',
      {},
      {breedSizes: ['large']},
      ['This is made for dogs of a different size than Biscuit.'],
    ],
    ['an accessory', {}, {species: null, lifeStage: null}, []],
  ])('PETS-05 fitOf warns about %s', (_what, pet, food, texts) => {
    expect(textsOf(pet, food)).toEqual(texts);
  });

  it('PETS-05 fitOf says which needs a food meets', () => {
    const fit = fitOf(BISCUIT, FOOD, TODAY);
    expect(fit.meets).toEqual(['joint']);
    expect(fitText(BISCUIT, fit)).toBe('Fits Biscuit, and helps with joints.');
    expect(fitText(BISCUIT, {...fit, meets: []})).toBe('Fits Biscuit’s profile.');
  });

  it('PETS-04 fitScore ranks food that suits above any that doesn’t', () => {
    const needs = fc.nat({max: 10});
    fc.assert(
      fc.property(needs, needs, (one, other) => {
        const met = (count: number) => Array<PetNeed>(count).fill('joint');
        const good = fitScore({misfits: [], meets: met(one)});
        const bad = fitScore({misfits: [{kind: 'size'}], meets: met(other)});
        expect(good).toBeGreaterThan(bad);
      }),
    );
  });
});
