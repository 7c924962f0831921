/* Pet age, food form and brand line have fixed URLs. The content system's filter definitions list all others. */

export interface Category {
  /** Last segment of its URL: `/products/cat/food-form/{slug}`. */
  slug: string;
  value: string;
  label: string;
}

export const SPECIES = ['dog', 'cat'] as const;
export type Species = (typeof SPECIES)[number];

export const SPECIES_LABELS: Record<Species, string> = {dog: 'Dog', cat: 'Cat'};

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

export const PET_AGES: Record<Species, readonly Category[]> = {
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
