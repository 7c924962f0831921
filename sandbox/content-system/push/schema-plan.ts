import {z} from 'zod';
import type {Change} from './change';
import {differences} from './differences';
import type {WantedField, WantedRelation, WantedSchema} from './wanted-schema';

const values = z.record(z.string(), z.unknown());

export const presentCollections = z.array(
  z.object({collection: z.string(), meta: values.nullish()}),
);
export const presentFields = z.array(
  z.object({
    collection: z.string(),
    field: z.string(),
    type: z.string().nullish(),
    meta: values.nullish(),
    schema: values.nullish(),
  }),
);
export const presentRelations = z.array(
  z.object({
    collection: z.string(),
    field: z.string(),
    related_collection: z.string().nullish(),
    meta: values.nullish(),
    schema: values.nullish(),
  }),
);

/** The schema of a Directus, as returned by `/collections`, `/fields` and `/relations`. */
export interface PresentSchema {
  collections: z.infer<typeof presentCollections>;
  fields: z.infer<typeof presentFields>;
  relations: z.infer<typeof presentRelations>;
}

/** The changes from the present to the wanted schema, in an order that Directus accepts. Empty when nothing differs. */
export function planSchema(wanted: WantedSchema, present: PresentSchema): Change[] {
  return [
    ...wanted.collections.flatMap((collection) => planCollection(collection, present)),
    ...wanted.relations.flatMap((relation) => planRelation(relation, present)),
  ];
}

/**
 * The wanted schema without the NOT NULL constraints that existing rows may violate. Push the items, then plan the
 * original schema again.
 */
export function withoutNotNull(wanted: WantedSchema, present: PresentSchema): WantedSchema {
  return {
    ...wanted,
    collections: wanted.collections.map((collection) => {
      const isNew = !present.collections.some((item) => item.collection === collection.collection);
      return isNew
        ? collection
        : {
            ...collection,
            fields: collection.fields.map((field) => withoutFieldNotNull(field, present)),
          };
    }),
  };
}

function withoutFieldNotNull(field: WantedField, {fields}: PresentSchema): WantedField {
  if (field.schema?.is_nullable !== false) return field;
  const existing = fields.find(
    (item) => item.collection === field.collection && item.field === field.field,
  );
  const isNullable = existing?.schema?.is_nullable ?? field.schema.default_value === undefined;
  return {...field, schema: {...field.schema, is_nullable: isNullable}};
}

function planCollection(
  {collection, meta, fields}: WantedSchema['collections'][number],
  present: PresentSchema,
): Change[] {
  const existing = present.collections.find((item) => item.collection === collection);
  if (!existing) {
    const columns = fields.filter(({schema}) => schema !== null);
    const aliases = fields.filter(({schema}) => schema === null);
    return [
      {
        line: `+ collection ${collection}`,
        method: 'POST',
        path: '/collections',
        body: {collection, meta, schema: {}, fields: columns.map(definition)},
      },
      ...aliases.map(createField),
    ];
  }
  const changed = differences(meta, existing.meta ?? {});
  const mended: Change = {
    line: `~ collection ${collection}: ${Object.keys(changed).join(', ')}`,
    method: 'PATCH',
    path: `/collections/${collection}`,
    body: {meta: changed},
  };
  return [
    ...(Object.keys(changed).length > 0 ? [mended] : []),
    ...fields.flatMap((field) => planField(field, present)),
  ];
}

const definition = ({field, type, meta, schema}: WantedField) => ({
  field,
  type,
  meta,
  ...(schema && {schema: toRequestSchema(schema)}),
});

/** Directus takes a JSON default as text and returns it parsed. */
function toRequestSchema(schema: Record<string, unknown>): Record<string, unknown> {
  const preset = schema.default_value;
  return typeof preset === 'object' && preset !== null
    ? {...schema, default_value: JSON.stringify(preset)}
    : schema;
}

const createField = (field: WantedField): Change => ({
  line: `+ field ${field.collection}.${field.field}`,
  method: 'POST',
  path: `/fields/${field.collection}`,
  body: definition(field),
});

function planField(field: WantedField, present: PresentSchema): Change[] {
  const {collection, field: name, type, meta, schema} = field;
  const existing = present.fields.find(
    (item) => item.collection === collection && item.field === name,
  );
  if (!existing) return [createField(field)];
  const changed = {
    type: differences({type}, existing),
    meta: differences(meta, existing.meta ?? {}),
    schema: differences(schema ?? {}, existing.schema ?? {}),
  };
  const names = Object.values(changed).flatMap(Object.keys);
  if (names.length === 0) return [];
  return [
    {
      line: `~ field ${collection}.${name}: ${names.join(', ')}`,
      method: 'PATCH',
      path: `/fields/${collection}/${name}`,
      body: {
        ...changed.type,
        ...(Object.keys(changed.meta).length > 0 && {meta: changed.meta}),
        ...(Object.keys(changed.schema).length > 0 && {schema: toRequestSchema(changed.schema)}),
      },
    },
  ];
}

function planRelation(relation: WantedRelation, present: PresentSchema): Change[] {
  const {collection, field, meta, schema} = relation;
  const existing = present.relations.find(
    (item) => item.collection === collection && item.field === field,
  );
  if (!existing) {
    return [
      {
        line: `+ relation ${collection}.${field}`,
        method: 'POST',
        path: '/relations',
        body: relation,
      },
    ];
  }
  const changed = {
    meta: differences(meta, existing.meta ?? {}),
    schema: differences(schema ?? {}, existing.schema ?? {}),
  };
  const names = Object.values(changed).flatMap(Object.keys);
  if (names.length === 0) return [];
  return [
    {
      line: `~ relation ${collection}.${field}: ${names.join(', ')}`,
      method: 'PATCH',
      path: `/relations/${collection}/${field}`,
      body: {
        ...(Object.keys(changed.meta).length > 0 && {meta: changed.meta}),
        ...(Object.keys(changed.schema).length > 0 && {schema: changed.schema}),
      },
    },
  ];
}
