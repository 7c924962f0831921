import {allOf, idsOf, joinSql, sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {compileFilter, type RelationFilter} from './compile-filter';
import type {Filter} from './filter';
import {readGroupedRows, type Group, type GroupedRows} from './grouped-rows';
import {intersection} from './id-set';
import type {Item} from './items';
import type {AggregateQuery} from './query';
import {columnOf, type Collection, type StoredField} from './schema';
import {matchingIds, type Store} from './store';

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
  const rows = groupedRowsOf(store, collection, count);
  if (!rows) return null;
  const {groupBy, counted, owner} = count;
  const owners = matchingIds(store, owner.collection, owner.filter);
  return matchingGroups(store.db, rows, count).flatMap((group) => {
    const found = intersection([group.owners, owners]);
    if (found.size === 0) return [];
    const values = groupBy.map(({name}, place) => [name, group.values[place] ?? null] as const);
    const countDistinct = {[counted.name]: rows.countOf(found)};
    return [{...Object.fromEntries(values), countDistinct}];
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

function groupedRowsOf(
  {db, groupedRows}: Store,
  collection: Collection,
  {groupBy, counted, owner}: GroupCount,
): GroupedRows | null {
  const key = [collection, owner.field, counted, ...groupBy].map(({name}) => name).join(' ');
  const known = groupedRows.get(key);
  if (known !== undefined) return known;
  const rows = readGroupedRows(db, collection, {groupBy, counted, by: owner.field});
  groupedRows.set(key, rows);
  return rows;
}

/** The groups that meet the filters, in order. SQLite applies them as if each group were an item. */
function matchingGroups(
  db: Db,
  {groups, matching}: GroupedRows,
  {groupBy, groupFilters}: GroupCount,
): readonly Group[] {
  const condition = allOf(groupFilters.map((item) => compileFilter(item)));
  const key = JSON.stringify(condition);
  const known = matching.get(key);
  if (known) return known;
  const columns = groupBy.map(
    (field, place) => sql`json_extract(value, ${`$[${place}]`}) AS ${columnOf(field)}`,
  );
  /* The space in the column name avoids collisions: no field name has one. */
  const rows = sql`SELECT key AS "group place", ${joinSql(columns)}
    FROM json_each(${JSON.stringify(groups.map(({values}) => values))})`;
  const found = idsOf(
    db,
    sql`SELECT "group place" AS id FROM (${rows}) WHERE ${condition} ORDER BY id`,
  ).flatMap((index) => groups[Number(index)] ?? []);
  matching.set(key, found);
  return found;
}
