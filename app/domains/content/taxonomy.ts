/**
 * The categories whose addresses are fixed: pet age, food form and brand line. All other groups and values come from
 * the filter definitions of the content system.
 */
export interface Category {
  /** Last segment of its address: `/products/cat/food-form/{slug}`. */
  slug: string;
  /** The product index's name for it. */
  value: string;
  label: string;
}

export const SPECIES = [
  {id: 'dog', label: 'Dog'},
  {id: 'cat', label: 'Cat'},
] as const;

export const BRAND_LINES: readonly Category[] = [
  {slug: 'marlowe-balance', value: 'balance', label: 'Marlowe Balance'},
  {slug: 'marlowe-clinical', value: 'clinical', label: 'Marlowe Clinical'},
  {slug: 'marlowe-treats', value: 'treats', label: 'Marlowe Treats'},
];

export const FOOD_FORMS: readonly Category[] = [
  {slug: 'dry-food', value: 'dry-food', label: 'Dry food'},
  {slug: 'wet-food', value: 'wet-food', label: 'Wet food'},
  {slug: 'treats', value: 'treat', label: 'Treats'},
];

export const PET_AGES: Record<'dog' | 'cat', readonly Category[]> = {
  dog: [
    {slug: 'puppy-food', value: 'puppy', label: 'Puppy'},
    {slug: 'adult-dog-food', value: 'adult', label: 'Adult'},
    {slug: 'senior-dog-food', value: 'senior', label: 'Senior'},
  ],
  cat: [
    {slug: 'kitten-food', value: 'kitten', label: 'Kitten'},
    {slug: 'adult-cat-food', value: 'adult', label: 'Adult'},
    {slug: 'senior-cat-food', value: 'senior', label: 'Senior'},
  ],
};
