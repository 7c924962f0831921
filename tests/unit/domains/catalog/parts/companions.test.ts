import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isAlternative, isComplement, type Companion} from '~/domains/catalog/parts/companions';

const DRY: Companion = {
  id: 'dry',
  species: 'dog',
  foodForm: 'dry-food',
  lifeStage: 'adult',
  isPrescription: false,
  productType: 'Dry Food',
};
const BOWL: Companion = {
  ...DRY,
  id: 'bowl',
  species: null,
  foodForm: null,
  lifeStage: null,
  productType: 'Accessories',
};
const DONATION: Companion = {...BOWL, id: 'donation', productType: 'Donation'};

const companions = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  species: fc.constantFrom('dog' as const, 'cat' as const, null),
  foodForm: fc.constantFrom(
    'dry-food' as const,
    'canned' as const,
    'tray' as const,
    'pouch' as const,
    'treat' as const,
    null,
  ),
  lifeStage: fc.constantFrom('puppy' as const, 'adult' as const, null),
  isPrescription: fc.boolean(),
  productType: fc.constantFrom('Food', 'Donation'),
});

describe('isComplement', () => {
  it.each<[string, Companion, Partial<Companion>, boolean]>([
    ['dry food', DRY, {}, false],
    ['wet food', DRY, {foodForm: 'canned'}, true],
    ['treats', DRY, {foodForm: 'treat'}, true],
    ['treats for cats', DRY, {foodForm: 'treat', species: 'cat'}, false],
    ['treats for puppies', DRY, {foodForm: 'treat', lifeStage: 'puppy'}, false],
    ['prescription wet food', DRY, {foodForm: 'canned', isPrescription: true}, false],
    ['a bowl', DRY, BOWL, true],
    ['a donation', DRY, DONATION, false],
    ['wet food beside wet food', {...DRY, foodForm: 'pouch'}, {foodForm: 'tray'}, false],
    ['anything beside a donation', DONATION, BOWL, false],
  ])('PDP-14a isComplement of %s', (_what, product, other, expected) => {
    expect(isComplement(product, {...DRY, ...other, id: 'other'})).toBe(expected);
  });

  it('PDP-14a isComplement is false for a rival, another species, and the product itself', () => {
    fc.assert(
      fc.property(companions, companions, (product, other) => {
        if (!isComplement(product, other)) return;
        expect(other.id).not.toBe(product.id);
        expect(isAlternative(product, other) && other.foodForm !== null).toBe(false);
        if (other.foodForm !== null) expect(other.species).toBe(product.species);
      }),
    );
  });
});

describe('isAlternative', () => {
  it.each<[string, Partial<Companion>, boolean]>([
    ['dry food', {}, true],
    ['wet food', {foodForm: 'canned'}, false],
    ['dry food for cats', {species: 'cat'}, false],
    ['dry food for puppies', {lifeStage: 'puppy'}, false],
    ['prescription dry food', {isPrescription: true}, false],
  ])('PDP-15a isAlternative of %s', (_what, other, expected) => {
    expect(isAlternative(DRY, {...DRY, ...other, id: 'other'})).toBe(expected);
  });

  it('PDP-15a a product isn’t its own alternative, and a donation isn’t one of a bowl', () => {
    expect(isAlternative(DRY, DRY)).toBe(false);
    expect(isAlternative(BOWL, DONATION)).toBe(false);
  });
});
