import type {FacetCondition, IndexFilter, Sort} from '~/domains/catalog/product-index';

/** A filter of Directus' items API. */
export type ItemsFilter = {[name: string]: unknown};

const PUBLISHED: ItemsFilter = {status: {_eq: 'published'}};
const NOTHING: ItemsFilter = {id: {_null: true}};

export function publishedWith(filter: ItemsFilter = {}): string {
  return JSON.stringify({...PUBLISHED, ...filter});
}

/** The one text that meets the filter, as query parameters; its draft goes first where drafts are seen. */
export function oneText(filter: ItemsFilter, {withDrafts}: {withDrafts: boolean}) {
  const status = withDrafts ? {status: {_in: ['draft', 'published']}} : PUBLISHED;
  return {filter: JSON.stringify({...status, ...filter}), sort: 'status', limit: '1'};
}

/** The published products that the filter means. */
export function productsFilter({
  conditions,
  words,
  commerceIds,
  handles,
}: IndexFilter): ItemsFilter {
  return {
    _and: [
      PUBLISHED,
      ...(commerceIds ? [{commerce_id: {_in: commerceIds}}] : []),
      ...(handles ? [{handle: {_in: handles}}] : []),
      ...conditions.map(facetFilter),
      ...words.map(wordFilter),
    ],
  };
}

/**
 * Directus finds items by several conditions on one related row only where it joins that row, and joins one in the
 * whole filter: enough for the one range there is. Values are looked up in the product's own list of them.
 */
function facetFilter(condition: FacetCondition): ItemsFilter {
  const {field} = condition;
  if (!('values' in condition)) {
    return {facets: {field: {_eq: field}, amount: amountFilter(condition)}};
  }
  const values = condition.values.map((value): ItemsFilter => {
    return {facet_values: {_contains: `|${field}:${value}|`}};
  });
  return values.length === 0 ? NOTHING : {_or: values};
}

function amountFilter({min, max}: {min: number | null; max: number | null}): ItemsFilter {
  if (min !== null && max !== null) return {_between: [min, max]};
  if (min !== null) return {_gte: min};
  return max === null ? {_nnull: true} : {_lte: max};
}

/** `%` and `_` stand for any characters in Directus' filters, and are in no word that a product has. */
const WILDCARDS = /[%_]+/;

function wordFilter(word: string): ItemsFilter {
  const parts = word.split(WILDCARDS).filter((part) => part !== '');
  if (parts.length === 0) return NOTHING;
  return {
    _and: parts.map((part) => ({
      _or: [
        {title: {_icontains: part}},
        {subtitle: {_icontains: part}},
        /* What else the index says of a product: line, kind, flavors, health, SKUs. */
        {keywords: {_icontains: part}},
      ],
    })),
  };
}

/** The order of each sort; `id` decides between equals, so that pages never overlap. */
export const SORT_FIELDS: Record<Sort, string> = {
  featured: 'featured_rank,id',
  'best-selling': 'best_seller_rank,id',
  'price-up': 'price,id',
  'price-down': '-price,id',
  newest: '-launched_on,id',
  name: 'title,id',
};
