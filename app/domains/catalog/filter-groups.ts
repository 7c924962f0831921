/**
 * The filter groups of the specification (CAT-12 to CAT-22), in the order in which they stand in a list's address.
 * Merchandisers define what is in them and for which site; what a group is, and its key in the address, is code, so
 * that an address can be read before anything was asked.
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
] as const;

export type FilterField = (typeof GROUPS)[number]['field'];
/** Value: any of some values (CAT-11). Range: from one amount to another. */
export type FilterKind = 'value' | 'range';

export interface FilterGroup {
  /** Its name in the product index. */
  field: FilterField;
  /** Its key in the address. */
  slug: string;
  kind: FilterKind;
  /** What it is called where no definition can be had. */
  label: string;
}

export const FILTER_GROUPS: readonly FilterGroup[] = GROUPS;

const BY_FIELD = new Map<string, FilterGroup>(GROUPS.map((group) => [group.field, group]));

/** The group of a definition's field; `null` for a field that is none of the specification's. */
export function groupOfField(field: string): FilterGroup | null {
  return BY_FIELD.get(field) ?? null;
}
