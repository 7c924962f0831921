import {idsOf, rowsOf, selectValues, sql, type Sql} from '../../commerce/catalog/sql';
import {WeightedLruCache} from '../../commerce/cdn/weighted-lru-cache';
import type {Db} from '../../context';
import {isBarredWord, itemsWithWord, readBarredWords, type BarredWords} from './barred-words';
import {compileFilter} from './compile-filter';
import type {Filter} from './filter';
import type {GroupedRows} from './grouped-rows';
import {
  hasId,
  idSet,
  idsIn,
  idsOwnedBy,
  intersection,
  maxId,
  ownersIn,
  union,
  type IdSet,
} from './id-set';
import {CONTAINS} from './operators';
import {readColumn} from './read-column';
import {ID, tableOf, type Collection, type Schema, type StoredField} from './schema';

/** Cache size for the ids that conditions match, in bytes. */
const REMEMBERED_BYTES = 16_000_000;
/** Cache size for sort orders, in ids. */
const REMEMBERED_IDS = 1_000_000;

/** The collections with their database and caches. Every write must call `clearStore`. */
export interface Store {
  db: Db;
  schema: Schema;
  /** The ids that single conditions match. */
  matches: WeightedLruCache<IdSet>;
  /** All ids of a collection in a sort order. */
  orders: WeightedLruCache<readonly number[]>;
  /** By collection and field: the id that each item references, by item id; 0 for null. */
  owners: Map<string, Int32Array>;
  /** By collection and field. */
  words: Map<string, BarredWords>;
  /** By collection and fields. `null`: they can't be counted per group in memory. */
  groupedRows: Map<string, GroupedRows | null>;
  /** The number of items, by collection. */
  sizes: Map<string, number>;
}

export function createStore(db: Db, schema: Schema): Store {
  return {
    db,
    schema,
    matches: new WeightedLruCache(REMEMBERED_BYTES, ({words}) => words.byteLength),
    orders: new WeightedLruCache(REMEMBERED_IDS, (ids) => ids.length),
    owners: new Map(),
    words: new Map(),
    groupedRows: new Map(),
    sizes: new Map(),
  };
}

/** Clears the caches. Call it after every write. */
export function clearStore({matches, orders, owners, words, groupedRows, sizes}: Store): void {
  matches.clear();
  orders.clear();
  owners.clear();
  words.clear();
  groupedRows.clear();
  sizes.clear();
}

/**
 * The ids of the matching items, unordered. Filters combine few conditions in many ways, so each condition is looked up
 * or queried by itself, and its ids are kept.
 */
export function matchingIds(store: Store, collection: Collection, filter: Filter): IdSet {
  if (filter.kind === 'any')
    return union(filter.filters.map((part) => matchingIds(store, collection, part)));
  if (filter.kind === 'all' && filter.filters.length > 0)
    return intersection(filter.filters.map((part) => matchingIds(store, collection, part)));
  const condition = compileFilter(filter);
  return keepIds(
    store,
    collection,
    condition,
    () => indexedIds(store, collection, filter) ?? readIds(store, collection, condition),
  );
}

/** Finds the ids with the indexes in memory. `null`: the database must be queried. */
function indexedIds(store: Store, collection: Collection, filter: Filter): IdSet | null {
  switch (filter.kind) {
    case 'one': {
      const {field, collection: of} = filter;
      return idsOwnedBy(ownersOf(store, collection, field), matchingIds(store, of, filter.filter));
    }
    case 'some': {
      const {by, collection: from} = filter;
      return ownersIn(ownersOf(store, from, by), matchingIds(store, from, filter.filter));
    }
    case 'compare': {
      const text = String(filter.values[0]);
      return filter.operator === CONTAINS && isBarredWord(text)
        ? itemsWithWord(barredWordsOf(store, collection, filter.field), text)
        : null;
    }
    default:
      return null;
  }
}

function barredWordsOf({db, words}: Store, collection: Collection, field: StoredField) {
  const key = `${collection.name}.${field.name}`;
  const known = words.get(key) ?? readBarredWords(db, collection, field);
  words.set(key, known);
  return known;
}

/** By an item's id: the id of the item that it references in the field, or 0. */
function ownersOf({db, owners}: Store, collection: Collection, by: StoredField): Int32Array {
  const key = `${collection.name}.${by.name}`;
  const known = owners.get(key) ?? readOwners(db, collection, by);
  owners.set(key, known);
  return known;
}

function readOwners(db: Db, collection: Collection, by: StoredField): Int32Array {
  const {ids, values} = readColumn(db, collection, by);
  const owners = new Int32Array(maxId(ids) + 1);
  ids.forEach((id, place) => (owners[id] = Number(values[place])));
  return owners;
}

export const selectIds = (store: Store, collection: Collection, condition: Sql): IdSet =>
  keepIds(store, collection, condition, () => readIds(store, collection, condition));

function readIds({db}: Store, collection: Collection, condition: Sql): IdSet {
  const query = sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${condition}`;
  return idSet(idsOf(db, query).map(Number));
}

/** Finds the ids, unless they are in the cache. */
function keepIds({matches}: Store, {name}: Collection, condition: Sql, find: () => IdSet): IdSet {
  const key = JSON.stringify([name, condition]);
  const ids = matches.get(key) ?? find();
  matches.set(key, ids);
  return ids;
}

export interface Order {
  by: Sql;
  /** The order depends only on the items, so it can be cached. Otherwise it depends on the filter too. */
  byItem: boolean;
}

/** Sorts few items by query. For more, filters the cached order of the whole collection. */
export function sortIds(
  store: Store,
  collection: Collection,
  ids: IdSet,
  {by, byItem}: Order,
): number[] {
  const select = (condition: Sql) =>
    idsOf(
      store.db,
      sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${condition} ORDER BY ${by}`,
    ).map(Number);
  if (areFew(store, collection, ids, byItem ? FEW_IN_CACHED_ORDER : FEW))
    return select(sql`${ID} IN (${selectValues(idsIn(ids))})`);
  const key = JSON.stringify([collection.name, by]);
  const whole = store.orders.get(key) ?? select(sql`1`);
  store.orders.set(key, whole);
  return whole.filter((id) => hasId(ids, id));
}

/** Below this share of a collection, looking up single items is faster than reading all of them. */
const FEW = 1 / 6;
/** Below this share, sorting single items is faster than going through an order that is already in memory. */
const FEW_IN_CACHED_ORDER = 1 / 200;

export const areFew = (store: Store, collection: Collection, ids: IdSet, share = FEW): boolean =>
  ids.size < share * sizeOf(store, collection);

function sizeOf({db, sizes}: Store, collection: Collection): number {
  const known = sizes.get(collection.name) ?? countOf(db, collection, sql`1`);
  sizes.set(collection.name, known);
  return known;
}

/** The `meta` part of a response. */
export function metaOf(
  store: Store,
  collection: Collection,
  {meta}: {meta: {total: boolean; filtered: boolean}},
  matching: () => number,
): {meta?: {total_count?: number; filter_count?: number}} {
  if (!meta.total && !meta.filtered) return {};
  return {
    meta: {
      ...(meta.total ? {total_count: sizeOf(store, collection)} : {}),
      ...(meta.filtered ? {filter_count: matching()} : {}),
    },
  };
}

/** Counts the items that meet the condition. */
export const countOf = (db: Db, collection: Collection, condition: Sql): number =>
  rowsOf<{n: number}>(
    db,
    sql`SELECT COUNT(*) AS n FROM ${tableOf(collection)} WHERE ${condition}`,
  )[0]?.n ?? 0;

export const windowOf = ({limit, offset}: {limit: number | null; offset: number}): Sql =>
  sql`LIMIT ${limit ?? -1} OFFSET ${offset}`;
