import type {Db} from '../../context';
import {filterConditions, keyOfFilter, optionKey, productCondition} from './filters';
import {scopeOf} from './listing';
import {allOf, rowsOf, sql, type Sql} from './sql';
import type {Facet, FacetValue, ProductFilterInput, ProductQuery} from './types';

/** Product options that shoppers can filter by, in display order. */
const OPTION_NAMES = ['Size', 'Flavor', 'Product Form'];

interface Count {
  value: string;
  count: number;
}

/** Counts values under a condition on `products AS p`. `variant` holds further conditions on `variants AS v`. */
type CountValues = (product: Sql, variant: Sql[]) => Count[];

/**
 * Returns the filters that fit a listing, as Shopify's Search & Discovery app does (SAND-05). Each count is the number
 * of products listed if that value were selected together with all *other* filters, so a value's alternatives keep
 * useful counts. Values with no products left stay listed with a count of 0.
 */
export function listFacets(db: Db, query: ProductQuery): Facet[] {
  const scope = createScopeTable(db, query);
  const filters = query.filters ?? [];

  function countsOf(key: string, count: CountValues): Count[] {
    const others = filters.filter((filter) => keyOfFilter(filter) !== key);
    const counts = count(...conditionsOf(scope, others));
    if (filters.length === 0) return counts;
    const byValue = new Map(counts.map(({value, count: products}) => [value, products]));
    return count(scope, []).map(({value}) => ({value, count: byValue.get(value) ?? 0}));
  }

  const byColumn =
    (column: Sql): CountValues =>
    (product) =>
      rowsOf<Count>(
        db,
        sql`SELECT ${column} AS value, COUNT(*) AS count FROM products AS p WHERE ${product} AND ${column} <> ''
        GROUP BY ${column}`,
      );

  const byOption =
    (name: string): CountValues =>
    (product, variant) => {
      const variants = variant.length > 0 ? sql`JOIN variants AS v ON v.number = o.variant` : sql``;
      return rowsOf<Count>(
        db,
        sql`SELECT o.value, COUNT(DISTINCT o.product) AS count FROM variant_options AS o ${variants}
        WHERE o.name = ${name} AND o.product IN (SELECT p.number FROM products AS p WHERE ${product})
          AND ${allOf(variant)}
        GROUP BY o.value`,
      );
    };

  const list = (
    id: string,
    label: string,
    key: string,
    count: CountValues,
    input: (value: string) => ProductFilterInput,
  ): Facet[] => {
    const counts = countsOf(key, count).sort((a, b) => compareNaturally(a.value, b.value));
    if (counts.length === 0) return [];
    const values = counts.map(({value, count: products}) => ({
      id: `${id}.${slugOf(value)}`,
      label: value,
      count: products,
      input: JSON.stringify(input(value)),
    }));
    return [{id, label, type: 'LIST', values}];
  };

  return [
    ...availabilityFacet(db, scope, filters),
    ...priceFacet(db, scope, filters),
    ...list(
      'filter.p.product_type',
      'Product type',
      'productType',
      byColumn(sql`p.product_type`),
      (productType) => ({
        productType,
      }),
    ),
    ...list(
      'filter.p.vendor',
      'Brand',
      'productVendor',
      byColumn(sql`p.vendor`),
      (productVendor) => ({
        productVendor,
      }),
    ),
    ...OPTION_NAMES.flatMap((name) =>
      list(`filter.v.option.${slugOf(name)}`, name, optionKey(name), byOption(name), (value) => ({
        variantOption: {name, value},
      })),
    ),
  ];
}

/** Stores the unfiltered product ids of the listing in a temporary table, so that every count reuses one query. */
function createScopeTable(db: Db, query: ProductQuery): Sql {
  if (!query.query && query.collectionHandle === undefined) return sql`1`;
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS facet_scope (number INTEGER PRIMARY KEY);
    DELETE FROM facet_scope`);
  const fill = sql`INSERT INTO facet_scope SELECT p.number FROM products AS p WHERE ${scopeOf(query)}`;
  db.prepare(fill.text).run(...fill.values);
  return sql`p.number IN (SELECT number FROM facet_scope)`;
}

/** The applied filters as SQL: one condition on products and a list of conditions on their variants. */
function conditionsOf(scope: Sql, filters: ProductFilterInput[]): [product: Sql, variant: Sql[]] {
  const conditions = filterConditions(filters);
  const {variant, available} = conditions;
  return [
    allOf([scope, productCondition(conditions)]),
    available === true ? [...variant, sql`v.available = 1`] : variant,
  ];
}

function availabilityFacet(db: Db, scope: Sql, filters: ProductFilterInput[]): Facet[] {
  const others = filters.filter((filter) => keyOfFilter(filter) !== 'available');
  const count = (available: boolean) => {
    const listed = productCondition(filterConditions([...others, {available}]));
    const query = sql`SELECT COUNT(*) AS count FROM products AS p WHERE ${allOf([scope, listed])}`;
    return rowsOf<{count: number}>(db, query)[0]?.count ?? 0;
  };
  const id = 'filter.v.availability';
  const value = (key: string, label: string, available: boolean): FacetValue => ({
    id: `${id}.${key}`,
    label,
    count: count(available),
    input: JSON.stringify({available}),
  });
  const values = [value('1', 'In stock', true), value('0', 'Out of stock', false)];
  const isShown = filters.length > 0 || values.some((option) => option.count > 0);
  return isShown ? [{id, label: 'Availability', type: 'LIST', values}] : [];
}

/** A single value whose input is the price range on offer. Its count is the number of products. */
function priceFacet(db: Db, scope: Sql, filters: ProductFilterInput[]): Facet[] {
  const others = filters.filter((filter) => keyOfFilter(filter) !== 'price');
  const [product, variant] = conditionsOf(scope, others);
  const query =
    variant.length === 0
      ? sql`SELECT MIN(p.min_price) AS min, MAX(p.max_price) AS max, COUNT(*) AS count FROM products AS p WHERE ${product}`
      : sql`SELECT MIN(v.price) AS min, MAX(v.price) AS max, COUNT(DISTINCT p.number) AS count
          FROM products AS p JOIN variants AS v ON v.product = p.number WHERE ${product} AND ${allOf(variant)}`;
  const [range] = rowsOf<{min: number | null; max: number | null; count: number}>(db, query);
  if (!range || range.min === null || range.max === null) return [];
  const id = 'filter.v.price';
  const input = JSON.stringify({price: {min: range.min / 100, max: range.max / 100}});
  return [
    {
      id,
      label: 'Price',
      type: 'PRICE_RANGE',
      values: [{id, label: 'Price', count: range.count, input}],
    },
  ];
}

const naturalOrder = new Intl.Collator('en', {numeric: true, sensitivity: 'base'});
const compareNaturally = (a: string, b: string) => naturalOrder.compare(a, b);

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
