import {allOf, anyOf, sql, type Sql, type SqlValue} from '../../commerce/catalog/sql';
import type {ColumnType} from './schema';

type Values = readonly SqlValue[];

export interface Operator {
  /** A single value, a list, a list of two, or a boolean. */
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

/** Case-sensitive `LIKE`; SQLite calls it `GLOB`. */
function matches(column: Sql, pattern: string): Sql {
  const glob = pattern.replace(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql`${column} GLOB ${glob}`;
}

/** `instr` finds plain text in half the time of `GLOB`. */
function containsCaseSensitive(column: Sql, value: SqlValue): Sql {
  const text = String(value);
  return /[%_]/.test(text) ? matches(column, `%${text}%`) : sql`instr(${column}, ${text}) > 0`;
}

/** Ignores case. */
export const contains = (column: Sql, value: SqlValue): Sql => sql`${column} LIKE ${`%${value}%`}`;

/** `_contains` */
export const CONTAINS = compare(containsCaseSensitive);

/**
 * As in Directus, `%` and `_` in a text are wildcards, and comparing with null is never true, not even for `_neq` and
 * `_nin`. Text comparison is case-sensitive, as in most databases; on SQLite, Directus does that only for `_eq` and
 * `_in`.
 */
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
    _contains: CONTAINS,
    _ncontains: compare((column, value) => sql`NOT ${containsCaseSensitive(column, value)}`),
    _icontains: compare(contains),
    _starts_with: compare((column, value) => matches(column, `${value}%`)),
    _ends_with: compare((column, value) => matches(column, `%${value}`)),
  } satisfies Record<string, Operator>),
);

/** The operator that a flag of `false` stands for. */
export const OPPOSITE_OPERATORS: ReadonlyMap<string, string> = new Map([
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

/** The operators that Directus allows by field type. */
export const OPERATORS_BY_TYPE: Record<ColumnType, readonly string[]> = {
  integer: ORDERED,
  float: ORDERED,
  date: ORDERED,
  timestamp: ORDERED,
  string: TEXT,
  text: TEXT,
  boolean: EXACT,
  json: ANY_TYPE,
};
