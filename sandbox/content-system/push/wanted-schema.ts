import {SORT, type Collection, type ColumnField, type Field, type Schema} from '../engine/schema';
import type {SeedRow} from '../engine/tables';
import {formOf, NEW_STATUS, STATUS, STATUS_FORM} from './field-form';

type Values = Record<string, unknown>;

export interface WantedField {
  collection: string;
  field: string;
  type: string;
  meta: Values;
  /** `null`: the field has no column. */
  schema: Values | null;
}

export interface WantedRelation {
  /** The collection and field that hold the other item's id. */
  collection: string;
  field: string;
  /** `null`: a relation to several collections. */
  related_collection: string | null;
  meta: Values;
  schema: Values | null;
}

export interface WantedCollection {
  collection: string;
  meta: Values;
  fields: WantedField[];
}

export interface WantedSchema {
  collections: WantedCollection[];
  relations: WantedRelation[];
}

/**
 * The sandbox's collections in the format of Directus's schema API.
 *
 * @param content the seed by collection; its values decide which form a field gets
 * @param previewKey the shop's editors' key; without it the studio has no preview button
 */
export function wantedSchema(
  schema: Schema,
  content: Readonly<Record<string, readonly SeedRow[]>>,
  previewKey: string | null = null,
): WantedSchema {
  const all = schema.all();
  const hidden = new Set(all.flatMap((collection) => partsOf(collection)));
  return {
    collections: all.map((collection) => ({
      collection: collection.name,
      meta: {
        ...collectionMeta(collection, hidden.has(collection.name)),
        ...previewMeta(collection, previewKey),
      },
      fields: [...collection.fields.values()].map((field) =>
        wantedField(field, collection, schema, content[collection.name] ?? []),
      ),
    })),
    relations: all.flatMap((collection) => relationsOf(collection, schema)),
  };
}

/** The collections whose items are edited inside the items of this one. */
function partsOf({fields}: Collection): string[] {
  return [...fields.values()].flatMap((field) => {
    if (field.kind === 'o2m') return [field.from];
    return field.kind === 'm2a' ? field.to : [];
  });
}

function previewMeta({preview}: Collection, key: string | null): Values {
  return preview && key ? {preview_url: preview.replace('{{key}}', encodeURIComponent(key))} : {};
}

function collectionMeta({singleton, fields}: Collection, hidden: boolean): Values {
  return {
    singleton,
    hidden,
    sort_field: fields.has(SORT) ? SORT : null,
    ...(fields.has(STATUS) && {
      archive_field: STATUS,
      archive_value: 'archived',
      unarchive_value: 'draft',
      archive_app_filter: true,
    }),
  };
}

function wantedField(
  field: Field,
  collection: Collection,
  schema: Schema,
  rows: readonly SeedRow[],
): WantedField {
  const named = {collection: collection.name, field: field.name};
  const order = {sort: [...collection.fields.keys()].indexOf(field.name) + 1};
  switch (field.kind) {
    case 'column':
      return {...named, ...column(field, collection, rows, order)};
    case 'm2o':
      return {
        ...named,
        type: 'integer',
        meta: {interface: 'select-dropdown-m2o', special: ['m2o'], ...order},
        schema: {is_nullable: true, is_indexed: isIndexed(field, collection)},
      };
    case 'o2m': {
      const isJunction = anyFieldOf(schema.collection(field.from)) !== null;
      const meta = isJunction
        ? {interface: 'list-m2a', special: ['m2a']}
        : {interface: 'list-o2m', special: ['o2m']};
      return {...named, type: 'alias', meta: {...meta, ...order}, schema: null};
    }
    case 'm2a':
      return {
        ...named,
        type: 'string',
        meta: {interface: null, special: null, hidden: true, ...order},
        schema: {is_nullable: true},
      };
  }
}

function column(
  field: ColumnField,
  collection: Collection,
  rows: readonly SeedRow[],
  order: {sort: number},
): Pick<WantedField, 'type' | 'meta' | 'schema'> {
  const {name, type, nullable} = field;
  if (name === 'id') {
    return {
      type,
      meta: {interface: 'input', hidden: true, readonly: true, ...order},
      schema: {is_primary_key: true, has_auto_increment: true},
    };
  }
  /* The studio sets these fields itself: the order by dragging, the collection when an item is added. */
  const isSetByStudio = name === SORT || anyFieldOf(collection)?.by === name;
  const preset = defaultValue(field);
  return {
    type,
    meta: {
      ...(name === STATUS
        ? STATUS_FORM
        : formOf(
            type,
            rows.map((row) => row[name]),
          )),
      hidden: isSetByStudio,
      required: !nullable && !isSetByStudio && preset === undefined,
      ...order,
    },
    schema: {
      is_nullable: nullable || isSetByStudio,
      is_indexed: isIndexed(field, collection),
      ...(preset !== undefined && {default_value: preset}),
    },
  };
}

/** The value of a field that an editor leaves empty. */
function defaultValue({name, type, nullable}: ColumnField): unknown {
  if (nullable) return undefined;
  if (name === STATUS) return NEW_STATUS;
  if (type === 'boolean') return false;
  return type === 'json' ? [] : undefined;
}

/** Directus only indexes single fields, so only the first field of each of our indexes counts. */
const isIndexed = ({name}: Field, {indexes}: Collection) =>
  indexes.some(([first]) => first === name);

const anyFieldOf = ({fields}: Collection) =>
  [...fields.values()].find((field) => field.kind === 'm2a') ?? null;

function relationsOf(collection: Collection, schema: Schema): WantedRelation[] {
  const {name, fields} = collection;
  const any = anyFieldOf(collection);
  return [...fields.values()].flatMap((field): WantedRelation[] => {
    if (field.kind === 'm2a') {
      const owner = [...fields.values()].find((item) => item.kind === 'm2o');
      return [
        {
          collection: name,
          field: field.name,
          related_collection: null,
          meta: {
            one_collection_field: field.by,
            one_allowed_collections: [...field.to],
            junction_field: owner?.name ?? null,
          },
          schema: null,
        },
      ];
    }
    if (field.kind !== 'm2o') return [];
    const many = ownersField(schema.collection(field.to), name, field.name);
    return [
      {
        collection: name,
        field: field.name,
        related_collection: field.to,
        meta: {
          one_field: many,
          sort_field: many !== null && fields.has(SORT) ? SORT : null,
          one_deselect_action: many === null ? 'nullify' : 'delete',
          junction_field: many === null ? null : (any?.name ?? null),
        },
        schema: {on_delete: many === null ? 'SET NULL' : 'CASCADE'},
      },
    ];
  });
}

/** The one-to-many field of the referenced collection for the field `from.by`. */
function ownersField({fields}: Collection, from: string, by: string): string | null {
  const many = [...fields.values()].find(
    (field) => field.kind === 'o2m' && field.from === from && field.by === by,
  );
  return many?.name ?? null;
}
