import type {Sql} from '../../commerce/catalog/sql';
import {momentOf} from '../../day';
import {unknownCollection, unknownField} from './errors';

/** The field that holds an item's position among items of the same owner, as set by editors. */
export const SORT = 'sort';

const COLUMN_TYPES = [
  'integer',
  'float',
  'string',
  'text',
  'boolean',
  'json',
  'date',
  'timestamp',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Declares a collection. A type that ends in `?` is nullable; every collection has an integer `id`. */
export interface CollectionSpec {
  fields: Record<
    string,
    | ColumnType
    | `${ColumnType}?`
    | {m2o: string}
    | {o2m: string; by: string}
    | {m2a: readonly string[]; by: string}
  >;
  /** The collection has a single item, returned by the list path. */
  singleton?: boolean;
  /** The fields of each database index. */
  indexes?: string[][];
  /** Preview URL of an item, with `{{field}}` placeholders; `{{key}}` is the editors' key. */
  preview?: string;
}

export interface ColumnField {
  kind: 'column';
  name: string;
  type: ColumnType;
  nullable: boolean;
}
/** Holds the id of an item of another collection. */
export interface ManyToOneField {
  kind: 'm2o';
  name: string;
  to: string;
}
/** The items of another collection whose field `by` holds this item's id. */
export interface OneToManyField {
  kind: 'o2m';
  name: string;
  from: string;
  by: string;
}
/** Holds the id of an item in one of several collections; the column `by` names the collection. */
export interface ManyToAnyField {
  kind: 'm2a';
  name: string;
  to: readonly string[];
  by: string;
}
export type Field = ColumnField | ManyToOneField | OneToManyField | ManyToAnyField;
/** A field with a column in the collection's own table. */
export type StoredField = ColumnField | ManyToOneField | ManyToAnyField;

export interface Collection {
  name: string;
  singleton: boolean;
  /** `null`: items have no page of their own. */
  preview: string | null;
  /** In declared order, `id` first. */
  fields: ReadonlyMap<string, Field>;
  indexes: readonly string[][];
}

export interface Schema {
  all(): Collection[];
  /** @throws DirectusError FORBIDDEN when no collection has this name */
  collection(name: string): Collection;
}

/** @throws Error when a relation or an index refers to something undeclared */
export function defineSchema(specs: Record<string, CollectionSpec>): Schema {
  const collections = new Map(
    Object.entries(specs).map(([name, spec]) => [name, collectionOf(name, spec)]),
  );
  const schema: Schema = {
    all: () => [...collections.values()],
    collection(name) {
      const collection = collections.get(name);
      if (!collection) throw unknownCollection(name);
      return collection;
    },
  };
  for (const collection of schema.all()) {
    for (const field of collection.fields.values()) {
      if (field.kind === 'm2o') schema.collection(field.to);
      if (field.kind === 'o2m') storedField(schema.collection(field.from), field.by);
      if (field.kind === 'm2a') {
        storedField(collection, field.by);
        field.to.forEach(schema.collection);
      }
    }
    for (const name of collection.indexes.flat()) storedField(collection, name);
  }
  return schema;
}

function collectionOf(name: string, spec: CollectionSpec): Collection {
  const fields = Object.entries({id: 'integer' as const, ...spec.fields});
  return {
    name,
    singleton: spec.singleton ?? false,
    preview: spec.preview ?? null,
    fields: new Map(fields.map(([field, declared]) => [field, fieldOf(field, declared)])),
    indexes: spec.indexes ?? [],
  };
}

function fieldOf(name: string, declared: CollectionSpec['fields'][string]): Field {
  if (typeof declared !== 'string') {
    if ('m2o' in declared) return {kind: 'm2o', name, to: declared.m2o};
    return 'o2m' in declared
      ? {kind: 'o2m', name, from: declared.o2m, by: declared.by}
      : {kind: 'm2a', name, to: declared.m2a, by: declared.by};
  }
  const type = COLUMN_TYPES.find((item) => item === declared.replace(/\?$/, ''));
  if (!type) throw new Error(`${name} has no type: ${declared}`);
  return {kind: 'column', name, type, nullable: declared.endsWith('?')};
}

/** @throws DirectusError FORBIDDEN when the collection has no such field */
export function fieldNamed(collection: Collection, name: string): Field {
  const field = collection.fields.get(name);
  if (!field) throw unknownField(name, collection.name);
  return field;
}

/** @throws DirectusError FORBIDDEN when the collection's table has no such column */
export function storedField(collection: Collection, name: string): StoredField {
  const field = fieldNamed(collection, name);
  if (field.kind === 'o2m') throw unknownField(name, collection.name);
  return field;
}

export const storedFields = ({fields}: Collection): StoredField[] =>
  [...fields.values()].filter((field) => field.kind !== 'o2m');

/** The type of a field's column. A relation's column holds ids. */
export function typeOf(field: StoredField): ColumnType {
  if (field.kind === 'column') return field.type;
  return field.kind === 'm2o' ? 'integer' : 'string';
}

/** A timestamp in Directus's format: UTC with milliseconds. Without a zone it's UTC. @throws RangeError on an invalid date */
export const toTimestamp = (text: string): string => momentOf(text).toISOString();

/** Unescaped: names come only from declarations, never from a request. */
const identifier = (name: string): Sql => ({text: `"${name}"`, values: []});

/** Prefixed, because all sandbox services share one database. */
export const tableOf = ({name}: Collection): Sql => identifier(`content_${name}`);
export const columnOf = ({name}: {name: string}): Sql => identifier(name);
export const ID = identifier('id');
