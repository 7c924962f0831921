import type {SqlValue} from '../../commerce/catalog/sql';
import {invalidQuery} from './errors';
import {OPERATORS, OPERATORS_OF, OPPOSITE, type Operator} from './operators';
import {
  fieldNamed,
  storedField,
  type Collection,
  type ColumnType,
  type Field,
  type Schema,
  type StoredField,
} from './schema';

/** A filter whose every name is declared and whose every value fits its field. */
export type Filter =
  | {kind: 'all' | 'any'; filters: Filter[]}
  | {kind: 'compare'; field: StoredField; operator: Operator; values: SqlValue[]}
  /** The item that `field` names matches. */
  | {kind: 'one'; field: StoredField; collection: Collection; filter: Filter}
  /** One, or none, of the items whose `by` names this one matches. */
  | {
      kind: 'some' | 'none';
      collection: Collection;
      by: StoredField;
      filter: Filter;
    };

export const EVERYTHING: Filter = {kind: 'all', filters: []};

const MAX_DEPTH = 20;
/** Values that Directus replaces: by the time, by who asks. */
const DYNAMIC = /^\$(NOW|CURRENT_)/;

/**
 * Understands Directus's filter rules, given as parsed JSON or as a tree of brackets.
 *
 * @throws DirectusError INVALID_QUERY on what is malformed, FORBIDDEN on an unknown field
 */
export function parseFilter(
  input: unknown,
  collection: Collection,
  schema: Schema,
  depth = 0,
): Filter {
  if (depth > MAX_DEPTH) throw invalidQuery('Max relational depth exceeded');
  const below = (part: unknown) => parseFilter(part, collection, schema, depth + 1);
  return allOf(
    entriesOf(input).map(([key, value]) => {
      if (key === '_and') return allOf(listOf(key, value).map(below));
      if (key === '_or') return anyOf(listOf(key, value).map(below));
      if (key.startsWith('_')) throw invalidQuery(`"${key}" needs a field`);
      return parseRule(fieldNamed(collection, key), value, schema, depth + 1);
    }),
  );
}

function parseRule(field: Field, value: unknown, schema: Schema, depth: number): Filter {
  if (field.kind === 'o2m') return parseMany(field, value, schema, depth);
  if (!isTree(value)) return parseComparison(field, '_eq', value);
  const rules = entriesOf(value);
  if (field.kind === 'm2o' && !rules.every(([key]) => OPERATORS.has(key))) {
    const collection = schema.collection(field.to);
    const filter = parseFilter(value, collection, schema, depth);
    return {kind: 'one', field, collection, filter};
  }
  if (depth > MAX_DEPTH) throw invalidQuery('Max relational depth exceeded');
  return allOf(
    rules.map(([key, part]) => {
      const below = (one: unknown) => parseRule(field, one, schema, depth + 1);
      if (key === '_and') return allOf(listOf(key, part).map(below));
      if (key === '_or') return anyOf(listOf(key, part).map(below));
      return parseComparison(field, key, part);
    }),
  );
}

/** `_some` and `_none`; a filter with neither means `_some`. */
function parseMany(
  field: Extract<Field, {kind: 'o2m'}>,
  value: unknown,
  schema: Schema,
  depth: number,
): Filter {
  const collection = schema.collection(field.from);
  const by = storedField(collection, field.by);
  const many = (kind: 'some' | 'none', part: unknown): Filter => {
    return {kind, collection, by, filter: parseFilter(part, collection, schema, depth)};
  };
  const rules = entriesOf(value);
  if (!rules.some(([key]) => key === '_some' || key === '_none')) return many('some', value);
  return allOf(
    rules.map(([key, part]) => {
      if (key === '_some') return many('some', part);
      if (key === '_none') return many('none', part);
      throw invalidQuery(`"${key}" can't stand beside "_some" or "_none"`);
    }),
  );
}

function parseComparison(field: StoredField, given: string, value: unknown): Filter {
  const opposite = OPPOSITE.get(given);
  const name = opposite && isNo(given, value) ? opposite : given;
  const type = field.kind === 'm2o' ? 'integer' : field.type;
  const operator = OPERATORS.get(name);
  if (!operator || !OPERATORS_OF[type].includes(name)) {
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
  if (DYNAMIC.test(text)) throw invalidQuery(`"${text}" is not stood in for`);
  if (text === '') {
    throw invalidQuery(
      `You can't filter for an empty string in "${operator}". Use "_empty" or "_nempty" instead`,
    );
  }
  if (type === 'integer' || type === 'float') {
    const number = Number(text.trim() || NaN);
    if (Number.isFinite(number)) return number;
    throw invalidQuery(`The filter value for "${operator}" is not a valid number`);
  }
  if (type === 'boolean') {
    if (text === 'true' || text === '1') return 1;
    if (text === 'false' || text === '0') return 0;
    throw invalidQuery(`"${operator}" has to be a boolean`);
  }
  return text;
}

/** A list, or text with commas as it stands in a query string. */
function partsOf(operator: string, value: unknown): unknown[] {
  const parts = typeof value === 'string' ? value.split(',') : value;
  if (Array.isArray(parts) && parts.length > 0) return parts;
  throw invalidQuery(`"${operator}" has to be an array of values`);
}

/** Whether a flag is turned round; `filter[field][_null]` alone means yes. */
function isNo(operator: string, value: unknown): boolean {
  if (value === false || value === 'false') return true;
  if (value === true || value === 'true' || value === '' || value === null) return false;
  throw invalidQuery(`"${operator}" has to be a boolean`);
}

function listOf(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidQuery(`"${key}" has to be an array`);
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

/** As in Directus, no alternatives at all leave everything in. */
const anyOf = (filters: Filter[]): Filter =>
  filters.length === 0 ? EVERYTHING : {kind: 'any', filters};
