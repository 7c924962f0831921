import {allOf, anyOf, sql, type Sql, type SqlValue} from '../../commerce/catalog/sql';
import type {ColumnType} from './schema';

type Values = readonly SqlValue[];

export interface Operator {
  /** One value, a list of them, a list of two, or a yes or no. */
  takes: 'value' | 'list' | 'range' | 'flag';
  compile(column: Sql, values: Values): Sql;
}

const compare = (compile: (column: Sql, value: SqlValue) => Sql): Operator => ({
  takes: 'value',
  compile: (column, [value = null]) => compile(column, value),
});
const list = (compile: Operator['compile']): Operator => ({takes: 'list', compile});
const range = (compile: (column: Sql, low: SqlValue, high: SqlValue) => Sql): Operator => ({
  takes: 'range',
  compile: (column, [low = null, high = null]) => compile(column, low, high),
});
const flag = (compile: (column: Sql) => Sql): Operator => ({takes: 'flag', compile});

const commaJoined = (values: Values): Sql => ({
  text: values.map(() => '?').join(', '),
  values: [...values],
});
const isNull = (column: Sql) => sql`${column} IS NULL`;
const isSet = (column: Sql) => sql`${column} IS NOT NULL`;

/** `LIKE` by case, as SQLite has it under another name. */
function matches(column: Sql, pattern: string): Sql {
  const glob = pattern.replace(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql`${column} GLOB ${glob}`;
}

/** `instr` finds plain text in half the time. */
function holds(column: Sql, value: SqlValue): Sql {
  const text = String(value);
  return /[%_]/.test(text) ? matches(column, `%${text}%`) : sql`instr(${column}, ${text}) > 0`;
}

/** Whatever the case. */
export const contains = (column: Sql, value: SqlValue): Sql => sql`${column} LIKE ${`%${value}%`}`;

/** As in Directus, `%` and `_` in a text stand for any characters, and a comparison with a null is never true, `_neq` and `_nin` included. Text is compared by case, as
 * most databases do; with SQLite, Directus itself does so in `_eq` and `_in` only. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    _eq: compare((column, value) => (value === null ? isNull(column) : sql`${column} = ${value}`)),
    _neq: compare((column, value) => (value === null ? isSet(column) : sql`${column} <> ${value}`)),
    _lt: compare((column, value) => sql`${column} < ${value}`),
    _lte: compare((column, value) => sql`${column} <= ${value}`),
    _gt: compare((column, value) => sql`${column} > ${value}`),
    _gte: compare((column, value) => sql`${column} >= ${value}`),
    _in: list((column, values) => sql`${column} IN (${commaJoined(values)})`),
    _nin: list((column, values) => sql`${column} NOT IN (${commaJoined(values)})`),
    _between: range((column, low, high) => sql`${column} BETWEEN ${low} AND ${high}`),
    _nbetween: range((column, low, high) => sql`${column} NOT BETWEEN ${low} AND ${high}`),
    _null: flag(isNull),
    _nnull: flag(isSet),
    _empty: flag((column) => anyOf([isNull(column), sql`${column} = ''`])),
    _nempty: flag((column) => allOf([isSet(column), sql`${column} <> ''`])),
    _contains: compare(holds),
    _ncontains: compare((column, value) => sql`NOT ${holds(column, value)}`),
    _icontains: compare(contains),
    _starts_with: compare((column, value) => matches(column, `${value}%`)),
    _ends_with: compare((column, value) => matches(column, `%${value}`)),
  } satisfies Record<string, Operator>),
);

/** What a flag of `false` means instead. */
export const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['_null', '_nnull'],
  ['_nnull', '_null'],
  ['_empty', '_nempty'],
  ['_nempty', '_empty'],
]);

const ANY_TYPE = ['_null', '_nnull'];
const EXACT = [...ANY_TYPE, '_eq', '_neq'];
const LISTED = [...EXACT, '_in', '_nin'];
const ORDERED = [...LISTED, '_lt', '_lte', '_gt', '_gte', '_between', '_nbetween'];
const TEXT = [
  ...LISTED,
  '_empty',
  '_nempty',
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_ends_with',
];

/** The operators that Directus has for a type of field. */
export const OPERATORS_OF: Record<ColumnType, readonly string[]> = {
  integer: ORDERED,
  float: ORDERED,
  date: ORDERED,
  timestamp: ORDERED,
  string: TEXT,
  text: TEXT,
  boolean: EXACT,
  json: ANY_TYPE,
};
