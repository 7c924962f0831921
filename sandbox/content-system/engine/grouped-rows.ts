import {LruCache} from '../../commerce/catalog/lru-cache';
import {joinSql, rowsOf, sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {forEachId, idSet, maxId, type IdSet} from './id-set';
import {columnOf, tableOf, type Collection, type StoredField} from './schema';

/** For this many filters, the groups that match stay in memory. */
const REMEMBERED_FILTERS = 100;

type GroupValue = string | number | null;

export interface Group {
  /** One entry per grouped field. */
  values: readonly GroupValue[];
  /** The owners of its rows. */
  owners: IdSet;
}

/** A collection's rows, prepared for counting per group among the rows of certain owners. */
export interface GroupedRows {
  groups: readonly Group[];
  /** The number of distinct items that the rows of these owners reference. */
  countOf: (owners: IdSet) => number;
  /** The groups that match a filter, by the filter's SQL. */
  matching: LruCache<readonly Group[]>;
}

/**
 * SQLite returns lists as JSON values much faster than as rows. Returns `null` when the rows of an owner count different
 * items.
 */
export function readGroupedRows(
  db: Db,
  collection: Collection,
  {groupBy, counted, by}: {groupBy: StoredField[]; counted: StoredField; by: StoredField},
): GroupedRows | null {
  const names = joinSql(groupBy.map(columnOf));
  const found = rowsOf<{group: string; owners: string; counted: string}>(
    db,
    sql`SELECT json_array(${names}) AS "group",
      json_group_array(${columnOf(by)}) AS owners, json_group_array(${columnOf(counted)}) AS counted
      FROM ${tableOf(collection)} WHERE ${columnOf(by)} IS NOT NULL GROUP BY ${names}`,
  );
  const rows = found.map(({group, ...lists}) => ({
    values: JSON.parse(group) as GroupValue[],
    owners: JSON.parse(lists.owners) as number[],
    counted: JSON.parse(lists.counted) as (number | null)[],
  }));
  const itemOf = by.name === counted.name ? 'itself' : itemsByOwner(rows);
  if (itemOf === null) return null;
  return {
    groups: rows.map(({values, owners}) => ({values, owners: idSet(owners)})),
    countOf: itemOf === 'itself' ? ({size}) => size : distinctCounter(itemOf),
    matching: new LruCache(REMEMBERED_FILTERS),
  };
}

/** By an owner's id: the item that its rows reference, or 0. `null` when they reference several. */
function itemsByOwner(
  rows: readonly {owners: readonly number[]; counted: readonly (number | null)[]}[],
): Int32Array | null {
  const NONE = -1;
  const items = new Int32Array(maxId(rows.map(({owners}) => maxId(owners))) + 1).fill(NONE);
  for (const {owners, counted} of rows) {
    for (const [place, owner] of owners.entries()) {
      const item = counted[place] ?? 0;
      if (items[owner] !== NONE && items[owner] !== item) return null;
      items[owner] = item;
    }
  }
  return items;
}

function distinctCounter(itemOf: Int32Array): (owners: IdSet) => number {
  /** By item: the last call that counted it. */
  const countedIn = new Int32Array(maxId(itemOf) + 1);
  let call = 0;
  return (owners) => {
    let count = 0;
    call += 1;
    forEachId(owners, (owner) => {
      const item = itemOf[owner] ?? 0;
      if (item === 0 || countedIn[item] === call) return;
      countedIn[item] = call;
      count += 1;
    });
    return count;
  };
}
