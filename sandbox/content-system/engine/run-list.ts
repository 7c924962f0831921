import {joinSql, sql, type Sql} from '../../commerce/catalog/sql';
import {compileFilter, compileSearch} from './compile-filter';
import {loadItems, type Item} from './items';
import type {ListQuery, SortKey} from './query';
import {columnOf, ID, tableOf, type Collection} from './schema';
import {intersection} from './id-set';
import {sortIds, matchingIds, metaOf, selectIds, type Order, type Store} from './store';

export interface Answer {
  data: Item[];
  meta?: {total_count?: number; filter_count?: number};
}

export function runList(store: Store, collection: Collection, query: ListQuery): Answer {
  const {filter, search, sort, limit, offset} = query;
  const matching = intersection([
    matchingIds(store, collection, filter),
    ...(search === null ? [] : [selectIds(store, collection, compileSearch(search, collection))]),
  ]);
  const end = limit === null ? undefined : offset + limit;
  const ids = sortIds(store, collection, matching, orderOf(sort, collection)).slice(offset, end);
  return {
    data: [...loadItems(store, collection, ids, query.fields).values()],
    ...metaOf(store, collection, query, () => matching.size),
  };
}

/** Items with equal sort values are ordered by id. */
const orderOf = (sort: SortKey[], collection: Collection): Order => ({
  by: joinSql([
    ...sort.map((key) => sql`${sortValue(key, collection)}${key.descending ? sql` DESC` : sql``}`),
    ID,
  ]),
  byItem: sort.every(({among}) => !among),
});

function sortValue({field, descending, among}: SortKey, collection: Collection): Sql {
  if (!among) return columnOf(field);
  const value = sql`${descending ? sql`MAX` : sql`MIN`}(${columnOf(field)})`;
  const ofItem = sql`${columnOf(among.by)} = ${tableOf(collection)}.${ID}`;
  return sql`(SELECT ${value} FROM ${tableOf(among.collection)}
    WHERE ${ofItem} AND ${compileFilter(among.filter)})`;
}
