/** The product index: what the content system knows of all products, to list, filter and count them. */

/**
 * A condition on one facet of a product. Conditions hold together, those on what its variants differ in for one and the
 * same variant; the values of one are alternatives.
 */
export type FacetCondition =
  | {field: string; values: readonly string[]}
  /** The product has some value of the facet. */
  | {field: string; isPresent: true}
  /** Bounds are inclusive, `null` is open. */
  | {field: string; min: number | null; max: number | null};

export const SORTS = [
  'featured',
  'best-selling',
  'price-up',
  'price-down',
  'newest',
  'name',
] as const;
export type Sort = (typeof SORTS)[number];

/** Which products are meant. */
export interface IndexFilter {
  conditions: readonly FacetCondition[];
  /** Words that a product must all have, as `searchWords` gives them; an empty one is had by none. */
  words: readonly string[];
  /** Products of the commerce service to choose from, by id. Left out: all. */
  commerceIds?: readonly string[];
  /** The same by handle. */
  handles?: readonly string[];
}

export interface IndexQuery extends IndexFilter {
  sort: Sort;
  offset: number;
  limit: number;
}

/** A product of the index: enough to ask the other services for the rest of it. */
export interface IndexRow {
  handle: string;
  /** The product's id in the commerce service. */
  commerceId: string;
  skus: string[];
}

export interface ListedRow extends IndexRow {
  /** SKUs of the variants that the filter means; left out where it means all. */
  meant?: readonly string[];
}

export interface IndexPage {
  rows: ListedRow[];
  /** Of all products that are meant, not only of this page. */
  total: number;
}

/** One facet value of a product. */
export interface FacetValue {
  field: string;
  value: string;
}

/** Products by facet value: `counts.get('flavor')?.get('beef')`. A value that no product has is absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface FilterOption {
  value: string;
  label: string;
  help: string | null;
  /** Ids of the sites and species that it is for; empty: all. */
  sites: string[];
  species: string[];
}

/** A filter group as merchandisers define it (CAT-09, CAT-10). */
export interface FilterDefinition {
  field: string;
  label: string;
  slug: string;
  kind: 'value' | 'range';
  help: string | null;
  /** Of a range, for instance `lb`. */
  unit: string | null;
  /** Ids of the sites and species that it is for; empty: all. */
  sites: string[];
  species: string[];
  /** In order. */
  options: FilterOption[];
}
