/** The product index: product data in the content system, used to list, filter and count products. */

/**
 * A condition on one facet of a product. A product must meet all conditions, and one of its variants must meet all
 * those on facets that differ by variant. The values of one condition are alternatives.
 */
export type FacetCondition =
  | {field: string; values: readonly string[]}
  | {field: string; isPresent: true}
  /** Bounds are inclusive; `null` means no bound. */
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

/**
 * One way to meet a term. `word` starts one of the product's words; with `pounds` it's a size of that weight. `field`
 * and `value` are a facet. None of the words in `without` may start one of a variant's ingredients; one that ends with
 * a bar only matches a whole word.
 */
export type TermOption =
  {word: string; pounds?: number} | {field: string; value: string} | {without: readonly string[]};

/** A part of a search. A product meets it with any of the options; without options, no product meets it. */
export interface SearchTerm {
  /** The text that the shopper typed. */
  text: string;
  options: readonly TermOption[];
}

export interface IndexFilter {
  conditions: readonly FacetCondition[];
  /** A product must meet all of them. */
  terms: readonly SearchTerm[];
  commerceIds?: readonly string[];
  handles?: readonly string[];
}

export interface IndexQuery extends IndexFilter {
  sort: Sort;
  offset: number;
  limit: number;
}

export interface IndexRow {
  handle: string;
  commerceId: string;
  skus: string[];
}

export interface ListedRow extends IndexRow {
  /** SKUs of the variants that match the filter; omitted if all of them do. */
  matchingSkus?: readonly string[];
}

/** A product that a search found, with the field that decides its rank. */
export interface IndexCandidate extends ListedRow {
  title: string;
}

/** The parts of a variant that a search can ask for: its facets and its weight. */
export interface IndexVariant {
  sku: string;
  pounds: number;
  /** `|flavor:beef|food_form:canned|` */
  facetValues: string;
}

export interface IndexPage {
  rows: ListedRow[];
  total: number;
}

export interface FacetValue {
  field: string;
  value: string;
}

/** Number of products by facet value: `counts.get('flavor')?.get('beef')`. Values without products are absent. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface FilterOption {
  value: string;
  label: string;
  help: string | null;
  /** Ids of the sites and species it applies to; empty means all. */
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
  unit: string | null;
  sites: string[];
  species: string[];
  options: FilterOption[];
}
