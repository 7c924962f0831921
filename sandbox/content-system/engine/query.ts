import {z} from 'zod';
import {invalidQuery} from './errors';
import {parseFields, type FieldTree} from './fields';
import {EVERYTHING, joinOf, parseFilter, type Filter, type JoinedFilter} from './filter';
import type {RawTree, RawValue} from './raw-query';
import {fieldNamed, storedField, type Collection, type Schema, type StoredField} from './schema';

interface Selection {
  filter: Filter;
  /** Text that any text field must contain; `null`: no search. */
  search: string | null;
  /** `null`: no limit. */
  limit: number | null;
  offset: number;
  meta: {total: boolean; filtered: boolean};
}

export interface ListQuery extends Selection {
  kind: 'list';
  fields: FieldTree;
  sort: SortKey[];
}

export interface SortKey {
  field: StoredField;
  descending: boolean;
  /**
   * Set when the field belongs to one-to-many related items: the filter that selects them. The smallest of their values
   * counts, or with `descending` the largest.
   */
  among: JoinedFilter | null;
}

export const AGGREGATES = ['count', 'countDistinct', 'min', 'max'] as const;
export type AggregateFunction = (typeof AGGREGATES)[number];

export interface Aggregate {
  operation: AggregateFunction;
  /** `null` counts the items themselves (`count=*`). */
  field: StoredField | null;
}

export interface AggregateQuery extends Selection {
  kind: 'aggregate';
  aggregates: Aggregate[];
  groupBy: StoredField[];
  /** Each is a group field or one of the aggregates. */
  sort: {by: StoredField | Aggregate; descending: boolean}[];
}

const DEFAULT_LIMIT = 100;

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const limitSchema = z.union([z.literal('-1').transform(() => null), count]);
const metaSchema = z.array(z.enum(['*', 'total_count', 'filter_count']));
/** Parameters that the sandbox doesn't support. They are rejected because ignoring them would change the response. */
const REFUSED = ['deep', 'alias', 'version', 'export'];

/**
 * Parses the query of an item list.
 *
 * @throws DirectusError INVALID_QUERY on a malformed query, FORBIDDEN on an unknown field
 */
export function parseQuery(
  raw: RawTree,
  collection: Collection,
  schema: Schema,
): ListQuery | AggregateQuery {
  const refused = REFUSED.find((name) => raw[name] !== undefined);
  if (refused) throw invalidQuery(`"${refused}" is not supported by the sandbox`);
  const selection = parseSelection(raw, collection, schema);
  if (raw.aggregate !== undefined || raw.groupBy !== undefined) {
    return {kind: 'aggregate', ...selection, ...parseAggregates(raw, collection)};
  }
  return {
    kind: 'list',
    ...selection,
    fields: parseFieldsOf(raw, collection, schema),
    sort: sortKeys(raw.sort).map(({name, descending}) => {
      return {...sortField(name, {collection, schema, filter: selection.filter}), descending};
    }),
  };
}

/** A field of the items themselves, or `relation.field` of one-to-many related items that the filter joins. */
function sortField(
  name: string,
  {collection, schema, filter}: {collection: Collection; schema: Schema; filter: Filter},
): Pick<SortKey, 'field' | 'among'> {
  const [relation = '', below] = name.split('.', 2);
  if (below === undefined)
    return {field: requireSortable(storedField(collection, name)), among: null};
  const joined = fieldNamed(collection, relation);
  const among = joinOf(filter, relation);
  if (joined.kind !== 'o2m' || !among) {
    throw invalidQuery(
      `Sorting by "${name}" without a filter on it is not supported by the sandbox`,
    );
  }
  return {field: requireSortable(storedField(schema.collection(joined.from), below)), among};
}

/** Rejects nullable fields: whether Directus sorts nulls first or last depends on its database. */
function requireSortable(field: StoredField): StoredField {
  if (field.kind === 'column' && !field.nullable) return field;
  throw invalidQuery(
    `Sorting by "${field.name}", which may be null, is not supported by the sandbox`,
  );
}

export const parseFieldsOf = (raw: RawTree, collection: Collection, schema: Schema): FieldTree =>
  parseFields(namesOf('fields', raw.fields), collection, schema);

function parseSelection(raw: RawTree, collection: Collection, schema: Schema): Selection {
  const limit = checked('limit', limitSchema, raw.limit, DEFAULT_LIMIT);
  const page = checked('page', count, raw.page, 0);
  const meta = checked('meta', metaSchema, raw.meta && namesOf('meta', raw.meta), []);
  return {
    filter: raw.filter ? parseFilter(jsonOf('filter', raw.filter), collection, schema) : EVERYTHING,
    search: checked('search', z.string(), raw.search, '') || null,
    limit,
    offset: page > 0 ? (page - 1) * (limit ?? 0) : checked('offset', count, raw.offset, 0),
    meta: {
      total: meta.some((item) => item !== 'filter_count'),
      filtered: meta.some((item) => item !== 'total_count'),
    },
  };
}

function parseAggregates(
  raw: RawTree,
  collection: Collection,
): Pick<AggregateQuery, 'aggregates' | 'groupBy' | 'sort'> {
  const tree = jsonOf('aggregate', raw.aggregate ?? '{}');
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    throw invalidQuery('"aggregate" must be of type object');
  }
  const aggregates = Object.entries(tree).flatMap(([operation, names]) =>
    namesOf('aggregate', names).map((name) => aggregateOf(operation, name, collection)),
  );
  const groupBy = namesOf('groupBy', raw.groupBy).map((name) => storedField(collection, name));
  if (aggregates.length + groupBy.length === 0) throw invalidQuery('"aggregate" is empty');
  const sort = sortKeys(raw.sort).map(({name, descending}) => {
    const by = [...groupBy, ...aggregates].find((item) => nameOf(item) === name);
    if (!by) throw invalidQuery(`"${name}" is neither grouped nor aggregated`);
    return {by, descending};
  });
  return {aggregates, groupBy, sort};
}

/** The name used by `sort`: `flavor`, `count`, `countDistinct.product`. */
function nameOf(by: StoredField | Aggregate): string {
  if ('kind' in by) return by.name;
  return by.field ? `${by.operation}.${by.field.name}` : by.operation;
}

function aggregateOf(name: string, field: string, collection: Collection): Aggregate {
  const operation = AGGREGATES.find((item) => item === name);
  if (!operation) throw invalidQuery(`"${name}" is not an aggregate that the sandbox supports`);
  if (field !== '*') return {operation, field: storedField(collection, field)};
  if (operation !== 'count') throw invalidQuery(`"${name}" needs a field`);
  return {operation, field: null};
}

function sortKeys(raw: RawValue | undefined): {name: string; descending: boolean}[] {
  return namesOf('sort', raw).map((key) => {
    return {name: key.replace(/^-/, ''), descending: key.startsWith('-')};
  });
}

/** Names as a list, as comma-separated text, or mixed. */
function namesOf(parameter: string, raw: unknown): string[] {
  const names = z.union([z.string(), z.array(z.string())]).safeParse(raw ?? []);
  if (!names.success) throw invalidQuery(`"${parameter}" must be an array`);
  return [names.data]
    .flat()
    .flatMap((name) => name.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A parameter given as JSON text or as an already parsed tree of bracket parameters. */
function jsonOf(parameter: string, raw: RawValue): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    throw invalidQuery(`Invalid JSON for ${parameter} object`);
  }
}

function checked<T>(parameter: string, schema: z.ZodType<T>, raw: unknown, missing: T): T {
  if (raw === undefined) return missing;
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw invalidQuery(`"${parameter}" is not valid`);
  return parsed.data;
}
