import {idsOf, rowsOf, sql, type Sql} from '../../commerce/catalog/sql';
import {Lru} from '../../commerce/cdn/lru';
import type {Db} from '../../context';
import {compileFilter} from './compile-filter';
import type {Filter} from './filter';
import {columnOf, ID, tableOf, type Collection, type Schema, type StoredField} from './schema';

/** How much of what conditions match is remembered, counted in ids. */
const REMEMBERED_IDS = 1_000_000;

/** The declared collections and the database that holds them. */
export interface Store {
  db: Db;
  schema: Schema;
  /** The ids that single conditions match. Whoever writes forgets it. */
  matches: Lru<ReadonlySet<number>>;
  /** Which item each item of a collection belongs to by a field of it. Whoever writes forgets it. */
  owners: Map<string, ReadonlyMap<number, number>>;
}

export function createStore(db: Db, schema: Schema): Store {
  return {
    db,
    schema,
    matches: new Lru(REMEMBERED_IDS, (ids) => ids.size + 1),
    owners: new Map(),
  };
}

/** For whoever writes: nothing that was found before holds any more. */
export function forget({matches, owners}: Store): void {
  matches.clear();
  owners.clear();
}

/**
 * The ids of the items that match, in no order. Filters are put together from few conditions in ever new ways, so that
 * each condition is looked for by itself and only once.
 */
export function matchingIds(
  store: Store,
  collection: Collection,
  filter: Filter,
): ReadonlySet<number> {
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
function ownersOf(
  {db, owners}: Store,
  collection: Collection,
  by: StoredField,
  ids: ReadonlySet<number>,
): ReadonlySet<number> {
  const key = `${collection.name}.${by.name}`;
  const query = sql`SELECT ${ID} AS id, ${columnOf(by)} AS owner FROM ${tableOf(collection)}
    WHERE ${columnOf(by)} IS NOT NULL`;
  const known =
    owners.get(key) ??
    new Map(rowsOf<{id: number; owner: number}>(db, query).map(({id, owner}) => [id, owner]));
  owners.set(key, known);
  return new Set([...ids].flatMap((id) => known.get(id) ?? []));
}

/** What has to hold by itself; of a named item, each condition on it. */
function conditionsOf(filter: Filter): Filter[] {
  if (filter.kind === 'all' && filter.filters.length > 0) return filter.filters;
  if (filter.kind !== 'one') return [filter];
  const parts = conditionsOf(filter.filter);
  return parts.length === 1 ? [filter] : parts.map((one) => ({...filter, filter: one}));
}

/** The ids that a condition matches, in the order that may follow it. */
export function selectIds(
  {db, matches}: Store,
  collection: Collection,
  condition: Sql,
): ReadonlySet<number> {
  const query = sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${condition}`;
  const key = JSON.stringify(query);
  const ids = matches.get(key) ?? new Set(idsOf(db, query).map(Number));
  matches.set(key, ids);
  return ids;
}

export function intersection(sets: ReadonlySet<number>[]): ReadonlySet<number> {
  const [fewest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  return new Set([...fewest].filter((id) => others.every((ids) => ids.has(id))));
}

/** Any number of ids as one bound value. */
export const listed = (ids: Iterable<number>): Sql =>
  sql`SELECT value FROM json_each(${JSON.stringify([...ids])})`;

/** Below this share of a collection it is quicker to look up each of its items than to walk all of them. */
const FEW = 1 / 6;
export const areFew = ({db}: Store, collection: Collection, ids: ReadonlySet<number>): boolean =>
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
