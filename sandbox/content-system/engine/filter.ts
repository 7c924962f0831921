import type {SqlValue} from '../../commerce/catalog/sql';
import {invalidQuery} from './errors';
import {OPERATORS, OPERATORS_BY_TYPE, OPPOSITE_OPERATORS, type Operator} from './operators';
import {
  fieldNamed,
  toTimestamp,
  storedField,
  typeOf,
  type Collection,
  type ColumnType,
  type Field,
  type Schema,
  type StoredField,
} from './schema';

/** A checked filter: all names are declared and all values fit their fields. */
export type Filter =
  | {kind: 'all' | 'any'; filters: Filter[]}
  | {kind: 'compare'; field: StoredField; operator: Operator; values: SqlValue[]}
  /** The item that `field` references matches. */
  | {kind: 'one'; field: StoredField; collection: Collection; filter: Filter}
  /** At least one, or none, of the items whose `by` references this one matches. */
  | {
      kind: 'some' | 'none';
      collection: Collection;
      by: StoredField;
      filter: Filter;
      /**
       * The relation's name when it is used without `_some` or `_none`. Directus joins it then, so that it can be
       * sorted by.
       */
      joined?: string;
    };

/** A filter on the related items of a one-to-many relation. */
export type JoinedFilter = Extract<Filter, {kind: 'some' | 'none'}>;

export const EVERYTHING: Filter = {kind: 'all', filters: []};

/** Nesting limit of `_and`, `_or` and relations. */
const MAX_DEPTH = 50;
/** Directus replaces these values, by the current time or user. */
const DYNAMIC = /^\$(NOW|CURRENT_)/;

interface Position {
  collection: Collection;
  schema: Schema;
  depth: number;
  /** The relations from the filter's items to here, each followed by a dot. */
  path: string;
  /** Paths of the one-to-many relations that the filter has followed so far. */
  joined: Set<string>;
}

/**
 * Parses a Directus filter, given as JSON or as a tree of bracket parameters.
 *
 * @throws DirectusError INVALID_QUERY on a malformed filter, FORBIDDEN on an unknown field
 */
export const parseFilter = (input: unknown, collection: Collection, schema: Schema): Filter =>
  parseAt({collection, schema, depth: 0, path: '', joined: new Set()}, input);

function parseAt(position: Position, input: unknown): Filter {
  const inner = deeper(position);
  const below = (part: unknown) => parseAt(inner, part);
  return allOf(
    entriesOf(input).map(([key, value]) => {
      if (key === '_and') return allOf(listOf(value).map(below));
      if (key === '_or') return anyOf(listOf(value).map(below));
      const {name} = position.collection;
      if (key.startsWith('_')) throw invalidQuery(`Invalid filter key "${key}" on "${name}"`);
      return parseRule(inner, fieldNamed(position.collection, key), value);
    }),
  );
}

function deeper(position: Position): Position {
  if (position.depth >= MAX_DEPTH) throw invalidQuery('Max relational depth exceeded');
  return {...position, depth: position.depth + 1};
}

function parseRule(position: Position, field: Field, value: unknown): Filter {
  if (value === null) throw invalidQuery('Invalid filter object');
  if (field.kind === 'o2m') return parseMany(position, field, value);
  if (!isTree(value)) return parseComparison(field, '_eq', value);
  const rules = entriesOf(value);
  if (field.kind === 'm2o' && !rules.every(([key]) => OPERATORS.has(key))) {
    const collection = position.schema.collection(field.to);
    const path = `${position.path}${field.name}.`;
    return {
      kind: 'one',
      field,
      collection,
      filter: parseAt({...position, collection, path}, value),
    };
  }
  const inner = deeper(position);
  const below = (part: unknown) => parseRule(inner, field, part);
  return allOf(
    rules.map(([key, part]) => {
      if (key === '_and') return allOf(listOf(part).map(below));
      if (key === '_or') return anyOf(listOf(part).map(below));
      return parseComparison(field, key, part);
    }),
  );
}

/** Parses `_some`, `_none`, and plain conditions, which one related item must meet. */
function parseMany(
  position: Position,
  field: Extract<Field, {kind: 'o2m'}>,
  value: unknown,
): Filter {
  const {schema, path} = position;
  const collection = schema.collection(field.from);
  const by = storedField(collection, field.by);
  const many = (kind: 'some' | 'none', filter: Filter) => ({kind, collection, by, filter});
  const rules = entriesOf(value);
  const quantified = rules.map(([key, part]): Filter[] => {
    if (key !== '_some' && key !== '_none') return [];
    if (path !== '') {
      throw invalidQuery(`"${key}" can only be used with top level relational alias field`);
    }
    requireSingleCondition(key, part);
    const filter = parseAt({...position, collection, joined: new Set()}, part);
    return [many(key === '_some' ? 'some' : 'none', filter)];
  });
  const plain = rules.filter(([key]) => key !== '_some' && key !== '_none');
  if (plain.length === 0) return allOf(quantified.flat());
  requireFirstUse(position, field.name);
  const inside = {...position, collection, path: `${path}${field.name}.`};
  const filter = parseAt(inside, Object.fromEntries(plain));
  return allOf([...quantified.flat(), {...many('some', filter), joined: field.name}]);
}

/**
 * The filter on a relation that every item must meet; `null` when the filter doesn't join the relation for every item.
 */
export function joinOf(filter: Filter, relation: string): JoinedFilter | null {
  if (filter.kind === 'some') return filter.joined === relation ? filter : null;
  if (filter.kind !== 'all') return null;
  return filter.filters.map((item) => joinOf(item, relation)).find((item) => item !== null) ?? null;
}

/** Directus ignores `_some` and `_none` with any other number of conditions than one, and then matches everything. */
function requireSingleCondition(key: string, part: unknown): void {
  const rules = isTree(part) ? Object.entries(part) : [];
  const [only] = rules;
  if (!only || rules.length > 1 || only[0] === '_and' || only[0] === '_or') {
    throw invalidQuery(`"${key}" with other than one condition is not supported by the sandbox`);
  }
  if (isTree(only[1])) requireSingleCondition(key, only[1]);
}

/** Directus joins a relation once per filter, so naming it a second time means the same related item. */
function requireFirstUse({path, joined}: Position, name: string): void {
  const relationPath = `${path}${name}`;
  if (joined.has(relationPath)) {
    throw invalidQuery(`"${relationPath}" named twice in a filter is not supported by the sandbox`);
  }
  joined.add(relationPath);
}

function parseComparison(field: StoredField, given: string, value: unknown): Filter {
  const opposite = OPPOSITE_OPERATORS.get(given);
  const name = opposite && isNegated(given, value) ? opposite : given;
  const type = typeOf(field);
  const operator = OPERATORS.get(name);
  if (!operator || !OPERATORS_BY_TYPE[type].includes(name)) {
    throw invalidQuery(`"${type}" field type does not contain the "${name}" filter operator`);
  }
  const values = (parts: unknown[]) => parts.map((part) => valueOf(name, type, part));
  const compared = (parsed: SqlValue[]): Filter => {
    return {kind: 'compare', field, operator, values: parsed};
  };
  switch (operator.takes) {
    case 'value':
      return compared(values([value]));
    case 'list':
      return compared(values(partsOf(name, value)));
    case 'range': {
      const parts = partsOf(name, value);
      if (parts.length !== 2) throw invalidQuery(`"${name}" has to be an array of two values`);
      return compared(values(parts));
    }
    case 'flag':
      return compared([]);
  }
}

function valueOf(operator: string, type: ColumnType, value: unknown): SqlValue {
  if (value === null && (operator === '_eq' || operator === '_neq')) return null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw invalidQuery(`The filter value for "${operator}" has to be a string, number, or boolean`);
  }
  const text = String(value);
  if (DYNAMIC.test(text)) throw invalidQuery(`"${text}" is not supported by the sandbox`);
  if (text === '') {
    throw invalidQuery(
      `You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`,
    );
  }
  if (type === 'integer' || type === 'float') {
    const number = Number(text.trim() || NaN);
    if (Number.isFinite(number)) return number;
    throw invalidQuery('Invalid numeric value');
  }
  if (type === 'timestamp') {
    if (Number.isNaN(Date.parse(text))) throw invalidQuery('Invalid filter object');
    return toTimestamp(text);
  }
  if (type === 'boolean') {
    if (text === 'true' || text === '1') return 1;
    if (text === 'false' || text === '0') return 0;
    throw invalidQuery(`"${operator}" has to be a boolean`);
  }
  return text;
}

/** A list, or comma-separated text as in a query string. */
function partsOf(operator: string, value: unknown): unknown[] {
  const parts =
    typeof value === 'string' ? value.split(',') : isTree(value) ? value : [value].flat();
  if (Array.isArray(parts) && parts.length > 0) return parts;
  throw invalidQuery(`"${operator}" has to be an array of values`);
}

/** Whether a flag is negated. `filter[field][_null]` without a value means true. */
function isNegated(operator: string, value: unknown): boolean {
  if (value === false || value === 'false') return true;
  if (value === true || value === 'true' || value === '' || value === null) return false;
  throw invalidQuery(`"${operator}" has to be a boolean`);
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidQuery('Invalid filter object');
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function entriesOf(value: unknown): [string, unknown][] {
  if (isTree(value)) return Object.entries(value);
  throw invalidQuery('Invalid filter object');
}

function allOf(filters: Filter[]): Filter {
  const [only] = filters;
  return only && filters.length === 1 ? only : {kind: 'all', filters};
}

/** As in Directus, an empty `_or` matches everything. */
const anyOf = (filters: Filter[]): Filter =>
  filters.length === 0 ? EVERYTHING : {kind: 'any', filters};
