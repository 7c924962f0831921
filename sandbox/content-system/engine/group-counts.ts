import {allOf, idsOf, rowsOf, sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {compileFilter, type RelationFilter} from './compile-filter';
import type {Filter} from './filter';
import type {IdSet} from './id-set';
import type {Item} from './items';
import type {AggregateQuery} from './query';
import {columnOf, tableOf, type Collection, type StoredField} from './schema';
import {joinSql, matchingIds, type Group, type Store} from './store';

interface GroupCount {
  groupBy: StoredField[];
  counted: StoredField;
  /** The filter on the referenced item. */
  owner: RelationFilter;
  /** The filters on the groups themselves. */
  groupFilters: Filter[];
}

/**
 * Answers the query that counts facets: the number of distinct items that a field references, per group, among rows
 * with certain owners. SQLite takes tens of milliseconds for it when there are many rows. Returns `null` for any other
 * query.
 */
export function countGroups(
  store: Store,
  collection: Collection,
  query: AggregateQuery,
): Item[] | null {
  const count = groupCountOf(query);
  if (!count) return null;
  const {groupBy, counted, owner} = count;
  const owners = matchingIds(store, owner.collection, owner.filter);
  return matchingGroups(store.db, groupsOf(store, collection, count), count).flatMap((group) => {
    const number = countIn(group, owners);
    if (number === null) return [];
    const values = groupBy.map(({name}, place) => [name, group.values[place] ?? null] as const);
    return [{...Object.fromEntries(values), countDistinct: {[counted.name]: number}}];
  });
}

function groupCountOf(query: AggregateQuery): GroupCount | null {
  const {aggregates, groupBy, filter, search, sort, limit, offset, meta} = query;
  const isWhole = search === null && sort.length === 0 && limit === null && offset === 0;
  const [{operation, field: counted} = {}, ...more] = aggregates;
  const conditions = filter.kind === 'all' ? filter.filters : [filter];
  const [owner, ...others] = conditions.filter((item) => item.kind === 'one');
  const groupFilters = conditions.filter(
    (item) => item.kind === 'compare' && groupBy.includes(item.field),
  );
  return isWhole &&
    groupBy.length > 0 &&
    !meta.total &&
    !meta.filtered &&
    operation === 'countDistinct' &&
    counted?.kind === 'm2o' &&
    more.length === 0 &&
    owner &&
    others.length === 0 &&
    conditions.length === groupFilters.length + 1
    ? {groupBy, counted, owner, groupFilters}
    : null;
}

/** `null`: no row of the group has one of these owners. */
function countIn({owners, counted}: Group, {flags}: IdSet): number | null {
  let count: number | null = null;
  let last = 0;
  for (let place = 0; place < owners.length; place++) {
    if (flags[owners[place] ?? 0] !== 1) continue;
    const value = counted[place] ?? 0;
    count = (count ?? 0) + (value === last ? 0 : 1);
    last = value;
  }
  return count;
}

function groupsOf(
  {db, groups}: Store,
  collection: Collection,
  {groupBy, counted, owner}: GroupCount,
): Group[] {
  const key = [collection, owner.field, counted, ...groupBy].map(({name}) => name).join(' ');
  const known = groups.get(key) ?? readGroups(db, collection, {groupBy, counted, by: owner.field});
  groups.set(key, known);
  return known;
}

/** SQLite returns lists as JSON values much faster than as rows. */
function readGroups(
  db: Db,
  collection: Collection,
  {groupBy, counted, by}: {groupBy: StoredField[]; counted: StoredField; by: StoredField},
): Group[] {
  const names = joinSql(groupBy.map(columnOf));
  const items = sql`SELECT * FROM ${tableOf(collection)} WHERE ${columnOf(by)} IS NOT NULL
    ORDER BY ${names}, ${columnOf(counted)}`;
  return rowsOf<Record<keyof Group, string>>(
    db,
    sql`SELECT json_array(${names}) AS "values", json_group_array(${columnOf(by)}) AS owners,
      json_group_array(${columnOf(counted)}) AS counted FROM (${items}) GROUP BY ${names}`,
  ).map(({values, owners, counted: numbers}) => ({
    values: JSON.parse(values) as Group['values'],
    owners: Int32Array.from(JSON.parse(owners) as number[]),
    /* `Int32Array` turns nulls into 0. */
    counted: Int32Array.from(JSON.parse(numbers) as number[]),
  }));
}

/** The groups that meet the filters. SQLite applies them as if each group were an item. */
function matchingGroups(db: Db, groups: Group[], {groupBy, groupFilters}: GroupCount): Group[] {
  const columns = groupBy.map(
    (field, place) => sql`json_extract(value, ${`$[${place}]`}) AS ${columnOf(field)}`,
  );
  /* The space in the column name avoids collisions: no field name has one. */
  const rows = sql`SELECT key AS "group place", ${joinSql(columns)}
    FROM json_each(${JSON.stringify(groups.map(({values}) => values))})`;
  const condition = allOf(groupFilters.map((item) => compileFilter(item)));
  const selected = new Set(
    idsOf(db, sql`SELECT "group place" AS id FROM (${rows}) WHERE ${condition}`).map(Number),
  );
  return groups.filter((_, place) => selected.has(place));
}
