import {allOf, idsOf, sql, type Sql} from '../../commerce/catalog/sql';
import {compileFilter, compileSearch} from './compile-filter';
import {loadItems, type Item} from './items';
import type {ListQuery} from './query';
import {columnOf, ID, tableOf, type Collection} from './schema';
import {joined, metaOf, rememberMatches, windowOf, type Store} from './store';

export interface Answer {
  data: Item[];
  meta?: {total_count?: number; filter_count?: number};
}

/** Answers a query for items. */
export function runList(store: Store, collection: Collection, query: ListQuery): Answer {
  const {ids, matching} = query.meta.filtered
    ? countedPage(store, collection, query)
    : {ids: selectPage(store, collection, query, windowOf(query)), matching: 0};
  return {
    data: [...loadItems(store, collection, ids, query.fields).values()],
    ...metaOf(store, collection, query, () => matching),
  };
}

/** One reading of the filter gives both the page and the count. */
function countedPage(store: Store, collection: Collection, query: ListQuery) {
  const {filter, search, limit, offset} = query;
  const found = selectPage(store, collection, query, sql``);
  if (search === null) rememberMatches(store, collection, filter, found);
  const ids = found.slice(offset, limit === null ? undefined : offset + limit);
  return {ids, matching: found.length};
}

function selectPage({db}: Store, collection: Collection, query: ListQuery, window: Sql): number[] {
  const {filter, search, sort} = query;
  const condition = allOf([
    compileFilter(filter),
    ...(search === null ? [] : [compileSearch(search, collection)]),
  ]);
  return idsOf(
    db,
    sql`SELECT ${ID} AS id FROM ${tableOf(collection)}
      WHERE ${condition} ORDER BY ${orderOf(sort)} ${window}`,
  ).map(Number);
}

/** Ties go by id. */
const orderOf = (sort: ListQuery['sort']): Sql =>
  joined([
    ...sort.map(({field, descending}) => sql`${columnOf(field)}${descending ? sql` DESC` : sql``}`),
    ID,
  ]);
