import type {FacetCondition, IndexFilter, Sort} from '~/domains/catalog/product-index';

/** A filter of Directus' items API. */
export type ItemsFilter = {[name: string]: unknown};

const PUBLISHED: ItemsFilter = {status: {_eq: 'published'}};

export function publishedWith(filter: ItemsFilter = {}): string {
  return JSON.stringify({...PUBLISHED, ...filter});
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

function facetFilter(condition: FacetCondition): ItemsFilter {
  return {facets: {_some: {field: {_eq: condition.field}, ...valueFilter(condition)}}};
}

function valueFilter(condition: FacetCondition): ItemsFilter {
  if ('values' in condition) {
    const [only, ...others] = condition.values;
    return {value: others.length === 0 ? {_eq: only} : {_in: condition.values}};
  }
  const {min, max} = condition;
  if (min !== null && max !== null) return {amount: {_between: [min, max]}};
  return {amount: {...(min === null ? {} : {_gte: min}), ...(max === null ? {} : {_lte: max})}};
}

function wordFilter(word: string): ItemsFilter {
  return {
    _or: [
      {title: {_icontains: word}},
      {subtitle: {_icontains: word}},
      /* What else the index says of a product: line, kind, flavors, health, SKUs. */
      {keywords: {_icontains: word}},
    ],
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
