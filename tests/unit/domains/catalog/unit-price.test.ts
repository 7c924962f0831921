import {describe, expect, it} from 'vitest';
import type {FoodForm} from '~/domains/catalog/product';
import type {WeightUnit} from '~/platform/weight';
import {unitPrice} from '~/domains/catalog/unit-price';
import {variantOf} from './builders';

describe('unitPrice', () => {
  it.each<[FoodForm | null, number, number, WeightUnit, string | null]>([
    ['dry-food', 6299, 30, 'lbs', '$2.10/lb'],
    ['dry-food', 2205, 5, 'kg', '$2.00/lb'],
    ['canned', 4349, 9.6, 'lbs', '$0.28/oz'],
    ['canned', 399, 12.8, 'oz', '$0.31/oz'],
    ['tray', 279, 3.5, 'oz', '$0.80/oz'],
    ['pouch', 149, 2.8, 'oz', '$0.53/oz'],
    ['treat', 1349, 24, 'oz', '$0.56/oz'],
    ['treat', 1000, 500, 'g', '$0.57/oz'],
    ['dry-food', 1000, 0, 'lbs', null],
    [null, 1299, 0.6, 'lbs', null],
  ])(
    'the unit price of %s food at %i cents for %d %s is %s',
    (foodForm, cents, weight, weightUnit, price) => {
      expect(unitPrice({foodForm}, variantOf({cents, weight, weightUnit}))).toBe(price);
    },
  );
});
