import type Database from 'libsql';
import type {Db} from '../../context';
import {LruCache} from './lru-cache';

export type SqlValue = string | number | null;

/** An SQL fragment with the values of its placeholders, in order. */
export interface Sql {
  text: string;
  values: SqlValue[];
}

/** Tagged template: splices in other fragments and binds every other value. */
export function sql(strings: TemplateStringsArray, ...parts: (SqlValue | Sql)[]): Sql {
  const values: SqlValue[] = [];
  let text = strings[0] ?? '';
  parts.forEach((part, index) => {
    if (part !== null && typeof part === 'object') {
      text += part.text;
      values.push(...part.values);
    } else {
      text += '?';
      values.push(part);
    }
    text += strings[index + 1] ?? '';
  });
  return {text, values};
}

/** Leaves unlisted products out of `products AS p`. */
export const IS_LISTED = sql`p.number NOT IN (SELECT product FROM product_tags WHERE tag = 'unlisted')`;

/** Joins conditions with AND. An empty list is true. */
export const allOf = (conditions: Sql[]): Sql => joinConditions(conditions, ' AND ', '1');

/** Joins conditions with OR. An empty list is false. */
export const anyOf = (conditions: Sql[]): Sql => joinConditions(conditions, ' OR ', '0');

/** Joins SQL fragments with commas. */
export const joinSql = (parts: Sql[]): Sql => ({
  text: parts.map(({text}) => text).join(', '),
  values: parts.flatMap(({values}) => values),
});

/** Binds any number of values as one parameter. */
export const selectValues = (values: readonly SqlValue[]): Sql =>
  sql`SELECT value FROM json_each(${JSON.stringify(values)})`;

/** An ORDER BY list with all keys in one direction. */
export const orderBy = (keys: Sql[], reverse: boolean): Sql => ({
  text: keys.map((key) => key.text + (reverse ? ' DESC' : '')).join(', '),
  values: keys.flatMap((key) => key.values),
});

function joinConditions(conditions: Sql[], connector: string, empty: string): Sql {
  if (conditions.length === 0) return {text: empty, values: []};
  return {
    text: `(${conditions.map((condition) => condition.text).join(connector)})`,
    values: conditions.flatMap((condition) => condition.values),
  };
}

/** `LIKE` on the beginning or any part of a column. Wildcards in the value are escaped. */
export function like(column: Sql, value: string, where: 'start' | 'anywhere'): Sql {
  const literal = value.replace(/[\\%_]/g, '\\$&');
  return sql`${column} LIKE ${where === 'start' ? `${literal}%` : `%${literal}%`} ESCAPE '\\'`;
}

type Statement = Database.Statement<SqlValue[]>;

const MAX_STATEMENTS = 500;
/** Statement cache per database: preparing a query takes several times as long as running it. */
const statementCaches = new WeakMap<Db, LruCache<Statement>>();

function prepare(db: Db, text: string): Statement {
  const cache = statementCaches.get(db) ?? new LruCache<Statement>(MAX_STATEMENTS);
  statementCaches.set(db, cache);
  const statement = cache.get(text) ?? db.prepare<SqlValue[]>(text);
  cache.set(text, statement);
  return statement;
}

/** Returns the rows of a query. The caller must pass the type that matches its columns. */
export function rowsOf<Row>(db: Db, query: Sql): Row[] {
  return prepare(db, query.text).all(...query.values) as Row[];
}

/**
 * Returns the ids of a query with a single column `id`, in order. Reading one JSON array is much faster than reading
 * many rows.
 */
export function idsOf(db: Db, query: Sql): string[] {
  const [row] = rowsOf<{ids: string}>(db, sql`SELECT json_group_array(id) AS ids FROM (${query})`);
  return row ? (JSON.parse(row.ids) as string[]) : [];
}
