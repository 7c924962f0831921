import {formCategory, isDonation, type ProductSummary} from '../product';

/** The facts of a product that decide which products are shown with it. */
export type Companion = Pick<
  ProductSummary,
  'id' | 'species' | 'foodForm' | 'lifeStage' | 'isPrescription' | 'productType'
>;

/** Products without a food form, such as bowls and bins, aren't food. */
const kindOf = ({foodForm}: Companion) => (foodForm ? formCategory(foodForm) : 'accessory');

/**
 * Whether `other` complements a product: for the same species and age but of a different kind, so it's never a
 * competing product. Accessories suit every pet. Prescription food only complements prescription food.
 */
export function isComplement(product: Companion, other: Companion): boolean {
  if (other.id === product.id || isDonation(product) || isDonation(other)) return false;
  if (kindOf(other) === 'accessory') return true;
  return (
    kindOf(other) !== kindOf(product) &&
    other.species === product.species &&
    suitsSameAge(product, other) &&
    other.isPrescription === product.isPrescription
  );
}

/**
 * Whether `other` is an alternative: of the same kind, for the same species and age, and also prescription food or not.
 */
export function isAlternative(product: Companion, other: Companion): boolean {
  return (
    other.id !== product.id &&
    other.productType !== 'Donation' &&
    kindOf(other) === kindOf(product) &&
    other.species === product.species &&
    suitsSameAge(product, other) &&
    other.isPrescription === product.isPrescription
  );
}

function suitsSameAge({lifeStage: stage}: Companion, {lifeStage: otherStage}: Companion): boolean {
  return stage === null || otherStage === null || stage === otherStage;
}
