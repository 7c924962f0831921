import {allOf, joinSql, rowsOf, selectValues, sql, type Sql} from '../../commerce/catalog/sql';
import {compileFilter, compileSearch, type RelationFilter} from './compile-filter';
import {countGroups} from './group-counts';
import {idsIn} from './id-set';
import type {Item} from './items';
import type {Aggregate, AggregateQuery} from './query';
import {columnOf, tableOf, type Collection} from './schema';
import {areFew, countOf, matchingIds, metaOf, windowOf, type Store} from './store';
import type {Answer} from './run-list';

type Row = Record<string, string | number | null>;

/** Answers a query for counts, minimums and maximums, over all items or by group. */
export function runAggregate(store: Store, collection: Collection, query: AggregateQuery): Answer {
  const counted = countGroups(store, collection, query) ?? countItems(store, collection, query);
  if (counted) return {data: counted};
  const {groupBy, aggregates, filter, search, sort} = query;
  const condition = allOf([
    compileFilter(filter, (item) => amongMatches(store, item)),
    ...(search === null ? [] : [compileSearch(search, collection)]),
  ]);
  const columns = [
    ...groupBy.map(columnOf),
    ...aggregates.map((aggregate, place) => sql`${compileAggregate(aggregate)} AS ${alias(place)}`),
  ];
  const order = sort.map(({by, descending}) => {
    const key = 'kind' in by ? columnOf(by) : alias(aggregates.indexOf(by));
    return descending ? sql`${key} DESC` : key;
  });
  const rows = rowsOf<Row>(
    store.db,
    sql`SELECT ${joinSql(columns)} FROM ${tableOf(collection)} WHERE ${condition}
      ${groupBy.length > 0 ? sql`GROUP BY ${joinSql(groupBy.map(columnOf))}` : sql``}
      ${order.length > 0 ? sql`ORDER BY ${joinSql(order)}` : sql``} ${windowOf(query)}`,
  );
  return {
    data: rows.map((row) => ({
      ...Object.fromEntries(groupBy.map(({name}) => [name, row[name] ?? null])),
      ...nested(aggregates, row),
    })),
    ...metaOf(store, collection, query, () => countOf(store.db, collection, condition)),
  };
}

/** Answers a query that only counts the matching items; `null` for any other query. */
function countItems(store: Store, collection: Collection, query: AggregateQuery): Item[] | null {
  const {groupBy, aggregates, filter, search, limit, offset, meta} = query;
  const isWhole = search === null && limit !== 0 && offset === 0 && !meta.total && !meta.filtered;
  const isCount = ({operation, field}: Aggregate) =>
    operation === 'count' && (field === null || field.name === 'id');
  if (!isWhole || groupBy.length > 0 || !aggregates.every(isCount)) return null;
  const {size} = matchingIds(store, collection, filter);
  const row = Object.fromEntries(aggregates.map((_, place) => [alias(place).text, size]));
  return [nested(aggregates, row)];
}

/** `+` stops SQLite from using the relation's index, so that it reads the table in the order of the groups. */
function amongMatches(store: Store, {field, collection, filter}: RelationFilter): Sql {
  const ids = matchingIds(store, collection, filter);
  return sql`${areFew(store, collection, ids) ? sql`` : sql`+`}${columnOf(field)} IN (${selectValues(idsIn(ids))})`;
}

/** `{count: 12}` for the items themselves, `{countDistinct: {product: 12}}` for a field. */
function nested(aggregates: Aggregate[], row: Row): Item {
  const item: Item = {};
  aggregates.forEach(({operation, field}, place) => {
    const value = row[alias(place).text] ?? null;
    const beside = item[operation];
    item[operation] = field
      ? {...(typeof beside === 'object' ? beside : {}), [field.name]: value}
      : value;
  });
  return item;
}

const alias = (place: number): Sql => ({text: `a${place}`, values: []});

function compileAggregate({operation, field}: Aggregate): Sql {
  const column = field ? columnOf(field) : sql`*`;
  switch (operation) {
    case 'count':
      return sql`COUNT(${column})`;
    case 'countDistinct':
      return sql`COUNT(DISTINCT ${column})`;
    case 'min':
      return sql`MIN(${column})`;
    case 'max':
      return sql`MAX(${column})`;
  }
}
