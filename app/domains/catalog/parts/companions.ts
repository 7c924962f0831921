import {isDonation, type FoodForm, type ProductSummary} from '../product';

/** The facts of a product that decide what is shown beside it. */
export type Companion = Pick<
  ProductSummary,
  'id' | 'species' | 'foodForm' | 'lifeStage' | 'isPrescription' | 'productType'
>;

type Kind = 'dry' | 'wet' | 'treat' | 'accessory';

const KINDS: Record<FoodForm, Kind> = {
  'dry-food': 'dry',
  canned: 'wet',
  tray: 'wet',
  pouch: 'wet',
  treat: 'treat',
};

/** Products without a form, such as bowls and bins, aren't eaten. */
const kindOf = ({foodForm}: Companion): Kind => (foodForm ? KINDS[foodForm] : 'accessory');

/**
 * Whether `other` goes well with a product: for the same species and age, and of another kind, so never a rival.
 * Accessories suit every pet. Prescription food goes only with prescription food.
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

/** Whether `other` can be bought instead: of the same kind, for the same species and age, with or without a veterinarian. */
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

function suitsSameAge({lifeStage: one}: Companion, {lifeStage: other}: Companion): boolean {
  return one === null || other === null || one === other;
}
