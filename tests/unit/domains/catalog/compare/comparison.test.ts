import {describe, expect, it} from 'vitest';
import {toComparedProduct} from '~/domains/catalog/compare/comparison';
import {productOf, variantOf} from '../builders';

const variants = [
  variantOf({options: {Flavor: 'Beef', Size: '4 lb'}, cents: 1399, weight: 4}),
  variantOf({options: {Flavor: 'Beef', Size: '30 lb'}, cents: 6299, weight: 30}),
];

describe('a compared product', () => {
  it('CAT-32a shows ages, sizes, price per pound, calories, protein and ingredients', () => {
    const product = productOf({
      variants,
      breedSizes: ['small', 'medium'],
      nutrition: {
        ingredients: [
          {flavor: 'Lamb', text: 'Lamb, rice'},
          {flavor: 'Beef', text: 'Beef, barley'},
        ],
        analysis: [
          {name: 'Crude Fat (min)', value: '14%'},
          {name: 'Crude Protein (min)', value: '24%'},
        ],
        feedingGuide: null,
        adequacy: null,
        madeIn: null,
        calories: '3,640 kcal/kg, 382 kcal per cup',
      },
    });
    expect(toComparedProduct(product, {withSizes: false})?.facts).toEqual({
      ages: 'Adult dogs, small and medium breeds',
      sizes: '4 lb, 30 lb',
      pricePerPound: '$2.10 to $3.50',
      calories: '3,640 kcal/kg, 382 kcal per cup',
      protein: '24%',
      ingredients: 'Beef, barley',
    });
  });

  it('CAT-32a says nothing where the product doesn’t', () => {
    const product = productOf({variants, lifeStage: null, foodForm: null});
    expect(toComparedProduct(product, {withSizes: false})?.facts).toMatchObject({
      ages: null,
      pricePerPound: null,
      calories: null,
      protein: null,
      ingredients: null,
    });
  });
});
