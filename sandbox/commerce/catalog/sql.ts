import type Database from 'libsql';
import type {Db} from '../../context';
import {LruCache} from './lru-cache';

export type SqlValue = string | number | null;

/** A piece of SQL with the values of its placeholders, in order. */
export interface Sql {
  text: string;
  values: SqlValue[];
}

/** Tagged template: another piece is spliced in, anything else becomes a bound value. */
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

/** True when every condition is; with no condition at all it is true. */
export const allOf = (conditions: Sql[]): Sql => joined(conditions, ' AND ', '1');

/** True when one of the conditions is; with no condition at all it is false. */
export const anyOf = (conditions: Sql[]): Sql => joined(conditions, ' OR ', '0');

/** What to order by, in turn, all of it in one direction. */
export const orderBy = (keys: Sql[], reverse: boolean): Sql => ({
  text: keys.map((key) => key.text + (reverse ? ' DESC' : '')).join(', '),
  values: keys.flatMap((key) => key.values),
});

function joined(conditions: Sql[], connector: string, empty: string): Sql {
  if (conditions.length === 0) return {text: empty, values: []};
  return {
    text: `(${conditions.map((condition) => condition.text).join(connector)})`,
    values: conditions.flatMap((condition) => condition.values),
  };
}

/** `LIKE` on a beginning or a part, with the wildcards of the value itself taken literally. */
export function like(column: Sql, value: string, where: 'start' | 'anywhere'): Sql {
  const literal = value.replace(/[\\%_]/g, '\\$&');
  return sql`${column} LIKE ${where === 'start' ? `${literal}%` : `%${literal}%`} ESCAPE '\\'`;
}

type Statement = Database.Statement<SqlValue[]>;

const MOST_PREPARED = 500;
/** Of each database: to prepare a query takes several times as long as to run it. */
const prepared = new WeakMap<Db, LruCache<Statement>>();

function prepare(db: Db, text: string): Statement {
  const known = prepared.get(db) ?? new LruCache<Statement>(MOST_PREPARED);
  prepared.set(db, known);
  const statement = known.get(text) ?? db.prepare<SqlValue[]>(text);
  known.set(text, statement);
  return statement;
}

/** The rows of a query; the caller states the shape that its columns have. */
export function rowsOf<Row>(db: Db, query: Sql): Row[] {
  return prepare(db, query.text).all(...query.values) as Row[];
}

/** The ids that a query of one column `id` gives, in its order. One JSON value is much quicker than many rows. */
export function idsOf(db: Db, query: Sql): string[] {
  const [row] = rowsOf<{ids: string}>(db, sql`SELECT json_group_array(id) AS ids FROM (${query})`);
  return row ? (JSON.parse(row.ids) as string[]) : [];
}
