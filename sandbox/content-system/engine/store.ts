import {idsOf, rowsOf, sql, type Sql} from '../../commerce/catalog/sql';
import {Lru} from '../../commerce/cdn/lru';
import type {Db} from '../../context';
import {compileFilter} from './compile-filter';
import type {Filter} from './filter';
import {hasId, highest, idSet, idsIn, intersection, type IdSet} from './id-set';
import {columnOf, ID, tableOf, type Collection, type Schema, type StoredField} from './schema';

/** How much of what conditions match is remembered, in bytes. */
const REMEMBERED_BYTES = 8_000_000;
/** How much of orders is remembered, in ids. */
const REMEMBERED_IDS = 1_000_000;

/** The items of a group, in the order of what is counted; both lists go by item. */
export interface Group {
  /** In the order of `groupBy`. */
  values: (string | number | null)[];
  owners: Int32Array;
  /** 0 for none. */
  counted: Int32Array;
}

/** The declared collections and the database that holds them. */
export interface Store {
  db: Db;
  schema: Schema;
  /** The ids that single conditions match. Whoever writes forgets it. */
  matches: Lru<IdSet>;
  /** Whole collections in an order. Whoever writes forgets it. */
  orders: Lru<readonly number[]>;
  /** By an item's id which item it belongs to by a field of it; 0 for none. Whoever writes forgets it. */
  owners: Map<string, Int32Array>;
  /** Collections as counts by groups need them. Whoever writes forgets it. */
  groups: Map<string, Group[]>;
}

export function createStore(db: Db, schema: Schema): Store {
  return {
    db,
    schema,
    matches: new Lru(REMEMBERED_BYTES, ({flags}) => flags.byteLength),
    orders: new Lru(REMEMBERED_IDS, (ids) => ids.length),
    owners: new Map(),
    groups: new Map(),
  };
}

/** For whoever writes: nothing that was found before holds any more. */
export function forget({matches, orders, owners, groups}: Store): void {
  matches.clear();
  orders.clear();
  owners.clear();
  groups.clear();
}

/**
 * The ids of the items that match, in no order. Filters are put together from few conditions in ever new ways, so that
 * each condition is looked for by itself and only once.
 */
export function matchingIds(store: Store, collection: Collection, filter: Filter): IdSet {
  if (filter.kind === 'some') {
    const {collection: from, by, filter: one} = filter;
    return ownersOf(store, from, by, matchingIds(store, from, one));
  }
  const parts = conditionsOf(filter);
  return parts.length === 1
    ? selectIds(store, collection, compileFilter(filter))
    : intersection(parts.map((one) => matchingIds(store, collection, one)));
}

/** The ids that these items hold in a field. */
function ownersOf({db, owners}: Store, collection: Collection, by: StoredField, ids: IdSet): IdSet {
  const key = `${collection.name}.${by.name}`;
  const known = owners.get(key) ?? readOwners(db, collection, by);
  owners.set(key, known);
  return idSet(
    idsIn(ids)
      .map((id) => known[id] ?? 0)
      .filter((owner) => owner !== 0),
  );
}

function readOwners(db: Db, collection: Collection, by: StoredField): Int32Array {
  const [row] = rowsOf<{ids: string; owned: string}>(
    db,
    sql`SELECT json_group_array(${ID}) AS ids, json_group_array(${columnOf(by)}) AS owned
      FROM ${tableOf(collection)} WHERE ${columnOf(by)} IS NOT NULL`,
  );
  const ids = JSON.parse(row?.ids ?? '[]') as number[];
  const owned = JSON.parse(row?.owned ?? '[]') as number[];
  const owners = new Int32Array(highest(ids) + 1);
  ids.forEach((id, place) => (owners[id] = owned[place] ?? 0));
  return owners;
}

/** What has to hold by itself; of a named item, each condition on it. */
function conditionsOf(filter: Filter): Filter[] {
  if (filter.kind === 'all' && filter.filters.length > 0) return filter.filters;
  if (filter.kind !== 'one') return [filter];
  const parts = conditionsOf(filter.filter);
  return parts.length === 1 ? [filter] : parts.map((one) => ({...filter, filter: one}));
}

export function selectIds({db, matches}: Store, collection: Collection, condition: Sql): IdSet {
  const query = sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${condition}`;
  const key = JSON.stringify(query);
  const ids = matches.get(key) ?? idSet(idsOf(db, query).map(Number));
  matches.set(key, ids);
  return ids;
}

/** Few items are sorted by themselves; of many the collection's whole order says how they follow each other. */
export function inOrder(store: Store, collection: Collection, ids: IdSet, order: Sql): number[] {
  const select = (condition: Sql) =>
    idsOf(
      store.db,
      sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${condition} ORDER BY ${order}`,
    ).map(Number);
  if (areFew(store, collection, ids)) return select(sql`${ID} IN (${listed(idsIn(ids))})`);
  const key = JSON.stringify([collection.name, order]);
  const whole = store.orders.get(key) ?? select(sql`1`);
  store.orders.set(key, whole);
  return whole.filter((id) => hasId(ids, id));
}

/** Any number of ids as one bound value. */
export const listed = (ids: readonly number[]): Sql =>
  sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;

/** Below this share of a collection it is quicker to look up each of its items than to walk all of them. */
const FEW = 1 / 6;
export const areFew = ({db}: Store, collection: Collection, ids: IdSet): boolean =>
  ids.size < FEW * countOf(db, collection);

/** What `meta` asks for, as the answer has it. */
export function metaOf(
  {db}: Store,
  collection: Collection,
  {meta}: {meta: {total: boolean; filtered: boolean}},
  matching: () => number,
): {meta?: {total_count?: number; filter_count?: number}} {
  if (!meta.total && !meta.filtered) return {};
  return {
    meta: {
      ...(meta.total ? {total_count: countOf(db, collection)} : {}),
      ...(meta.filtered ? {filter_count: matching()} : {}),
    },
  };
}

/** How many items there are, or how many meet the condition. */
export const countOf = (db: Db, collection: Collection, condition: Sql = sql`1`): number =>
  rowsOf<{n: number}>(
    db,
    sql`SELECT COUNT(*) AS n FROM ${tableOf(collection)} WHERE ${condition}`,
  )[0]?.n ?? 0;

/** Pieces of SQL in a list. */
export const joined = (parts: Sql[]): Sql => ({
  text: parts.map(({text}) => text).join(', '),
  values: parts.flatMap(({values}) => values),
});

export const windowOf = ({limit, offset}: {limit: number | null; offset: number}): Sql =>
  sql`LIMIT ${limit ?? -1} OFFSET ${offset}`;
