/**
 * The filter groups of the specification (CAT-12 to CAT-22), in the order of their query parameters in a list URL.
 * Merchandisers define the options of a group and the sites it applies to. The groups and their query parameters are
 * code, so that a list URL can be parsed before any upstream call.
 */
const GROUPS = [
  {field: 'species', slug: 'species', kind: 'value', label: 'Pet'},
  {field: 'brand', slug: 'brand', kind: 'value', label: 'Brand'},
  {field: 'lifestage', slug: 'pet-age', kind: 'value', label: 'Life stage'},
  {field: 'breed_size', slug: 'breed-size', kind: 'value', label: 'Breed size'},
  {field: 'food_form', slug: 'food-form', kind: 'value', label: 'Food form'},
  {field: 'flavor', slug: 'flavor', kind: 'value', label: 'Flavor'},
  {field: 'health_conditions', slug: 'health', kind: 'value', label: 'Health'},
  {field: 'weight_unit', slug: 'weight', kind: 'range', label: 'Package weight'},
  {field: 'pack_type', slug: 'pack-type', kind: 'value', label: 'Pack type'},
  {field: 'sub_brand_science_diet', slug: 'balance-range', kind: 'value', label: 'Balance range'},
  {
    field: 'sub_brand_prescription_diet',
    slug: 'clinical-range',
    kind: 'value',
    label: 'Clinical range',
  },
  /* Not in the specification: filters that shoppers expect in any shop. */
  {field: 'price', slug: 'price', kind: 'range', label: 'Price'},
  {field: 'rating', slug: 'rating', kind: 'value', label: 'Rating'},
  {field: 'offer', slug: 'offer', kind: 'value', label: 'Offers'},
  {field: 'availability', slug: 'availability', kind: 'value', label: 'Availability'},
] as const;

export type FilterField = (typeof GROUPS)[number]['field'];
/** `value`: any of the chosen values. `range`: from one amount to another (CAT-11). */
export type FilterKind = 'value' | 'range';

export interface FilterGroup {
  field: FilterField;
  slug: string;
  kind: FilterKind;
  label: string;
}

export const FILTER_GROUPS: readonly FilterGroup[] = GROUPS;

const BY_FIELD = new Map<string, FilterGroup>(GROUPS.map((group) => [group.field, group]));

export function groupOfField(field: string): FilterGroup | null {
  return BY_FIELD.get(field) ?? null;
}
