import {idsOf, rowsOf, sql, type Sql} from '../../commerce/catalog/sql';
import {Lru} from '../../commerce/cdn/lru';
import type {Db} from '../../context';
import {compileFilter} from './compile-filter';
import type {Filter} from './filter';
import {ID, tableOf, type Collection, type Schema} from './schema';

/** How many sets of ids are remembered, counted in ids. */
const REMEMBERED_IDS = 2_000_000;

/** The declared collections and the database that holds them. */
export interface Store {
  db: Db;
  schema: Schema;
  /** The ids that filters match, so that a list and the counts beside it look for them once. Nothing writes meanwhile. */
  matches: Lru<number[]>;
}

export function createStore(db: Db, schema: Schema): Store {
  return {db, schema, matches: new Lru(REMEMBERED_IDS, (ids) => ids.length + 1)};
}

/** The ids of the items that match, in no order. */
export function matchingIds(store: Store, collection: Collection, filter: Filter): number[] {
  return (
    store.matches.get(keyOf(collection, filter)) ??
    rememberMatches(store, collection, filter, selectIds(store, collection, filter))
  );
}

export function rememberMatches(
  {matches}: Store,
  collection: Collection,
  filter: Filter,
  ids: number[],
): number[] {
  matches.set(keyOf(collection, filter), ids);
  return ids;
}

function selectIds({db}: Store, collection: Collection, filter: Filter): number[] {
  const query = sql`SELECT ${ID} AS id FROM ${tableOf(collection)} WHERE ${compileFilter(filter)}`;
  return idsOf(db, query).map(Number);
}

const keyOf = ({name}: Collection, filter: Filter): string => {
  const {text, values} = compileFilter(filter);
  return JSON.stringify([name, text, values]);
};

/** Any number of ids as one bound value. */
export const listed = (ids: number[]): Sql =>
  sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;

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
