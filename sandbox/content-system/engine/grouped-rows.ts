import {LruCache} from '../../commerce/catalog/lru-cache';
import {joinSql, rowsOf, sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {maxId, type IdSet} from './id-set';
import {columnOf, tableOf, type Collection, type StoredField} from './schema';

/** For this many filters, the groups that match stay in memory. */
const REMEMBERED_FILTERS = 100;

type GroupValue = string | number | null;

/**
 * A collection's rows, prepared for counting per group. Rows with the same owner and the same counted item form a run, so
 * that counting skips all rows of an owner in one step if the owner doesn't match.
 */
export interface GroupedRows {
  /** One entry per group. */
  groups: readonly (readonly GroupValue[])[];
  /** One entry per run: the owner of its rows. */
  owners: Int32Array;
  /** One entry per run, ascending. 0 stands for null. */
  counted: Int32Array;
  /** One entry per run: the index after its last row. */
  ends: Int32Array;
  /** One entry per row: the index of its group. */
  groupOf: Int32Array;
  /** The indexes of the groups that match a filter, by the filter's SQL. */
  matching: LruCache<readonly number[]>;
}

/** SQLite returns lists as JSON values much faster than as rows. */
export function readGroupedRows(
  db: Db,
  collection: Collection,
  {groupBy, counted, by}: {groupBy: StoredField[]; counted: StoredField; by: StoredField},
): GroupedRows {
  const names = joinSql(groupBy.map(columnOf));
  const found = rowsOf<{group: string; size: number; owners: string; counted: string}>(
    db,
    sql`SELECT json_array(${names}) AS "group", COUNT(*) AS size,
      json_group_array(${columnOf(by)}) AS owners, json_group_array(${columnOf(counted)}) AS counted
      FROM ${tableOf(collection)} WHERE ${columnOf(by)} IS NOT NULL GROUP BY ${names}`,
  );
  const size = found.reduce((sum, group) => sum + group.size, 0);
  const owners = new Int32Array(size);
  const countedItems = new Int32Array(size);
  const groupOf = new Int32Array(size);
  let begin = 0;
  found.forEach((group, place) => {
    /* `Int32Array` turns nulls into 0. */
    owners.set(JSON.parse(group.owners) as number[], begin);
    countedItems.set(JSON.parse(group.counted) as number[], begin);
    groupOf.fill(place, begin, begin + group.size);
    begin += group.size;
  });
  return {
    groups: found.map(({group}) => JSON.parse(group) as GroupValue[]),
    matching: new LruCache(REMEMBERED_FILTERS),
    ...inRuns({owners, counted: countedItems, groupOf}),
  };
}

/** Counts the distinct items per group in the rows of these owners. `null`: the group has no row of theirs. */
export function countPerGroup(rows: GroupedRows, {flags}: IdSet): (number | null)[] {
  const counts = rows.groups.map((): number | null => null);
  const last = new Int32Array(counts.length);
  let begin = 0;
  rows.ends.forEach((end, run) => {
    if (flags[rows.owners[run] ?? 0] === 1) {
      const item = rows.counted[run] ?? 0;
      for (let row = begin; row < end; row++) {
        const group = rows.groupOf[row] ?? 0;
        counts[group] = (counts[group] ?? 0) + (item === last[group] ? 0 : 1);
        last[group] = item;
      }
    }
    begin = end;
  });
  return counts;
}

type Columns = Pick<GroupedRows, 'owners' | 'counted' | 'groupOf'>;

/** Each column has one entry per row, in any order. */
function inRuns({owners, counted, groupOf}: Columns): Omit<GroupedRows, 'groups' | 'matching'> {
  const order = sortByKey(
    counted,
    sortByKey(
      owners,
      owners.map((_, place) => place),
    ),
  );
  const starts: number[] = [];
  order.forEach((place, index) => {
    const before = order[index - 1] ?? -1;
    if (owners[place] !== owners[before] || counted[place] !== counted[before]) starts.push(index);
  });
  const ofRuns = (column: Int32Array) =>
    Int32Array.from(starts, (start) => column[order[start] ?? 0] ?? 0);
  return {
    owners: ofRuns(owners),
    counted: ofRuns(counted),
    ends: Int32Array.from([...starts.slice(1), order.length]),
    groupOf: order.map((place) => groupOf[place] ?? 0),
  };
}

/** Sorts indexes by their keys, ascending. Indexes with the same key keep their order. */
function sortByKey(keys: Int32Array, places: Int32Array): Int32Array {
  const next = new Int32Array(maxId(keys) + 2);
  for (const key of keys) next[key + 1] = (next[key + 1] ?? 0) + 1;
  for (let key = 1; key < next.length; key++) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const key = keys[place] ?? 0;
    const at = next[key] ?? 0;
    sorted[at] = place;
    next[key] = at + 1;
  }
  return sorted;
}
