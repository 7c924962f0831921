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
  return kindOf(other) !== kindOf(product) && suitsSamePet(product, other);
}

/**
 * Whether `other` is an alternative: of the same kind, for the same species and age, and also prescription food or not.
 */
export function isAlternative(product: Companion, other: Companion): boolean {
  return (
    other.id !== product.id &&
    !isDonation(other) &&
    kindOf(other) === kindOf(product) &&
    suitsSamePet(product, other)
  );
}

function suitsSamePet(product: Companion, other: Companion): boolean {
  const isSameAge =
    product.lifeStage === null || other.lifeStage === null || other.lifeStage === product.lifeStage;
  return (
    isSameAge &&
    other.species === product.species &&
    other.isPrescription === product.isPrescription
  );
}
