import {allOf, anyOf, sql, type Sql} from './sql';
import type {ProductFilterInput} from './types';

/**
 * SQL conditions for a list of filters on a product (alias `p`). Values of one filter are alternatives; different
 * filters must all match (SAND-05). A single variant must match all variant filters: "30 lb" and "in stock" mean that
 * the 30 lb bag is in stock.
 */
export interface FilterConditions {
  product: Sql[];
  /** Conditions on `variants AS v`. */
  variant: Sql[];
  /** `null`: no availability filter, or both values selected. */
  available: boolean | null;
}

/** Identifies the kind of a filter. A facet ignores the filters with its own key when it counts. */
export type FilterKey = string;

export function keyOfFilter(filter: ProductFilterInput): FilterKey {
  if (filter.available != null) return 'available';
  if (filter.price) return 'price';
  if (filter.productType != null) return 'productType';
  if (filter.productVendor != null) return 'productVendor';
  if (filter.tag != null) return 'tag';
  if (filter.category) return 'category';
  if (filter.variantOption) return optionKey(filter.variantOption.name);
  for (const kind of ['productMetafield', 'variantMetafield', 'taxonomyMetafield'] as const) {
    const field = filter[kind];
    if (field) return `${kind}.${field.namespace}.${field.key}`;
  }
  return 'none';
}

export const optionKey = (name: string): FilterKey => `option.${name.toLowerCase()}`;

/** Groups filters by key and turns each group into a condition. Empty filters are ignored. */
export function filterConditions(filters: ProductFilterInput[]): FilterConditions {
  const result: FilterConditions = {product: [], variant: [], available: null};
  const keys = new Set(filters.map(keyOfFilter).filter((key) => key !== 'none'));
  for (const key of keys) {
    const group = filters.filter((filter) => keyOfFilter(filter) === key);
    if (key === 'available') {
      const wanted = new Set(group.map((filter) => filter.available));
      result.available = wanted.size === 1 ? wanted.has(true) : null;
      continue;
    }
    const target = /^(price|option\.|variantMetafield\.)/.test(key) ? 'variant' : 'product';
    result[target].push(anyOf(group.map(conditionOfFilter)));
  }
  return result;
}

/** Combines the conditions into one on `products AS p`. */
export function productCondition({product, variant, available}: FilterConditions): Sql {
  const conditions = [...product];
  if (variant.length > 0) {
    const existsVariant = (more: Sql[]) =>
      sql`EXISTS (SELECT 1 FROM variants AS v WHERE v.product = p.number AND ${allOf([...variant, ...more])})`;
    if (available !== true) conditions.push(existsVariant([]));
    if (available !== null) {
      const inStock = existsVariant([sql`v.available = 1`]);
      conditions.push(available ? inStock : sql`NOT ${inStock}`);
    }
  } else if (available !== null) conditions.push(sql`p.available = ${available ? 1 : 0}`);
  return allOf(conditions);
}

function conditionOfFilter(filter: ProductFilterInput): Sql {
  if (filter.price) return priceCondition(filter.price);
  if (filter.productType != null) return sql`p.product_type = ${filter.productType}`;
  if (filter.productVendor != null) return sql`p.vendor = ${filter.productVendor}`;
  if (filter.tag != null) {
    return sql`p.number IN (SELECT product FROM product_tags WHERE tag = ${filter.tag})`;
  }
  if (filter.category) return sql`p.category_id = ${filter.category.id}`;
  if (filter.variantOption) {
    const {name, value} = filter.variantOption;
    return sql`v.number IN (SELECT variant FROM variant_options WHERE name = ${name} AND value = ${value})`;
  }
  if (filter.productMetafield) return metafieldCondition(sql`p.id`, filter.productMetafield);
  if (filter.variantMetafield) return metafieldCondition(sql`v.id`, filter.variantMetafield);
  // Taxonomy attributes: no product of this catalog has any.
  return sql`0`;
}

/** `min` and `max` are in dollars, as in the SDL; the columns are in cents. */
function priceCondition({min, max}: {min?: number | null; max?: number | null}): Sql {
  const bounds: Sql[] = [];
  if (min != null) bounds.push(sql`v.price >= ${Math.round(min * 100)}`);
  if (max != null) bounds.push(sql`v.price <= ${Math.round(max * 100)}`);
  return allOf(bounds);
}

function metafieldCondition(
  owner: Sql,
  {namespace, key, value}: {namespace: string; key: string; value: string},
): Sql {
  return sql`${owner} IN (
    SELECT owner FROM metafield_values WHERE namespace = ${namespace} AND key = ${key} AND value = ${value})`;
}
