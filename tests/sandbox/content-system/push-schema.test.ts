import {describe, expect, it} from 'vitest';
import {CONTENT_SCHEMA} from '~sandbox/content-system/collections';
import {defineSchema} from '~sandbox/content-system/engine/schema';
import type {Change} from '~sandbox/content-system/push/change';
import {
  withoutNotNull,
  planSchema,
  type PresentSchema,
} from '~sandbox/content-system/push/schema-plan';
import {wantedSchema, type WantedSchema} from '~sandbox/content-system/push/wanted-schema';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';

/** Directus without a license refuses to create more. */
const MAX_COLLECTIONS = 25;

const NOTHING: PresentSchema = {collections: [], fields: [], relations: []};

/** The response of a Directus that has this schema and more of its own. */
const presentOf = ({collections, relations}: WantedSchema): PresentSchema => ({
  collections: [
    {collection: 'directus_users', meta: {singleton: false}},
    ...collections.map(({collection, meta}) => ({collection, meta: {note: null, ...meta}})),
  ],
  fields: collections.flatMap(({fields}) =>
    fields.map((field) => ({
      ...field,
      meta: {width: 'full', ...field.meta},
      schema: field.schema && {is_unique: false, ...field.schema},
    })),
  ),
  relations,
});

const lines = (changes: Change[]) => changes.map(({line}) => line);

const shelves = defineSchema({
  shelves: {
    fields: {name: 'string', is_open: 'boolean', things: {o2m: 'places', by: 'shelf'}},
  },
  places: {
    fields: {
      shelf: {m2o: 'shelves'},
      sort: 'integer',
      collection: 'string',
      item: {m2a: ['books', 'jars'], by: 'collection'},
    },
  },
  books: {fields: {status: 'string', title: 'string', lent_by: {m2o: 'books'}}},
  jars: {fields: {labels: 'json', opened_at: 'timestamp?'}, indexes: [['opened_at']]},
});
const wanted = wantedSchema(shelves, {jars: [{labels: ['plum']}]});

describe('pushed schema', () => {
  it('CMS-22 has no more collections than Directus allows without a license', () => {
    expect(wantedSchema(CONTENT_SCHEMA, {}).collections.length).toBeLessThanOrEqual(
      MAX_COLLECTIONS,
    );
  });

  it('SAND-32a is created in an empty Directus, relations last', () => {
    expect(lines(planSchema(wanted, NOTHING))).toEqual([
      '+ collection shelves',
      '+ field shelves.things',
      '+ collection places',
      '+ collection books',
      '+ collection jars',
      '+ relation places.shelf',
      '+ relation places.item',
      '+ relation books.lent_by',
    ]);
  });

  it.each([
    ['these shelves', wanted],
    ["the sandbox's own", wantedSchema(CONTENT_SCHEMA, buildContent(buildWorld()))],
  ])('SAND-32d changes nothing in a Directus that already has %s', (_name, all) => {
    expect(all.collections.length).toBeGreaterThan(3);
    expect(planSchema(all, presentOf(all))).toEqual([]);
    expect(withoutNotNull(all, presentOf(all))).toEqual(all);
  });

  it("SAND-32a defines many-to-any relations in Directus's format, sorted by their owner", () => {
    const things = wanted.collections[0]?.fields.find(({field}) => field === 'things');
    expect(things).toMatchObject({
      type: 'alias',
      schema: null,
      meta: {special: ['m2a'], interface: 'list-m2a'},
    });
    const [shelf, item, lentBy] = wanted.relations;
    expect(shelf).toMatchObject({
      related_collection: 'shelves',
      meta: {
        one_field: 'things',
        sort_field: 'sort',
        junction_field: 'item',
        one_deselect_action: 'delete',
      },
      schema: {on_delete: 'CASCADE'},
    });
    expect(item).toMatchObject({
      related_collection: null,
      meta: {
        one_collection_field: 'collection',
        one_allowed_collections: ['books', 'jars'],
        junction_field: 'shelf',
      },
      schema: null,
    });
    expect(lentBy).toMatchObject({
      meta: {one_field: null, one_deselect_action: 'nullify'},
      schema: {on_delete: 'SET NULL'},
    });
  });

  it('SAND-32a archives collections with a status, and hides those edited inside others', () => {
    const metas = Object.fromEntries(
      wanted.collections.map(({collection, meta}) => [collection, meta]),
    );
    expect(metas.shelves).toMatchObject({hidden: false, sort_field: null});
    expect(metas.shelves).not.toHaveProperty('archive_field');
    expect(metas.places).toMatchObject({hidden: true, sort_field: 'sort'});
    expect(metas.books).toMatchObject({
      hidden: true,
      archive_field: 'status',
      archive_value: 'archived',
      unarchive_value: 'draft',
    });
  });

  it.each([
    ['shelves', 'name', {is_nullable: false}, true],
    ['shelves', 'is_open', {is_nullable: false, default_value: false}, false],
    ['places', 'sort', {is_nullable: true}, false],
    ['places', 'collection', {is_nullable: true}, false],
    ['books', 'status', {is_nullable: false, default_value: 'draft'}, false],
    ['jars', 'labels', {is_nullable: false, default_value: []}, false],
    ['jars', 'opened_at', {is_nullable: true, is_indexed: true}, false],
  ])(
    'SAND-32a defines the column %s.%s as %j, required: %s',
    (collection, name, schema, required) => {
      const field = wanted.collections
        .find((item) => item.collection === collection)
        ?.fields.find((item) => item.field === name);
      expect(field).toMatchObject({schema, meta: {required}});
    },
  );

  it('SAND-32a updates what differs and leaves other parts of Directus alone', () => {
    const present = presentOf(wanted);
    const collections = present.collections.map((item) =>
      item.collection === 'books'
        ? {...item, meta: {...item.meta, hidden: false, color: 'red'}}
        : item,
    );
    const fields = present.fields
      .filter(({field}) => field !== 'opened_at')
      .map((item) =>
        item.field === 'title'
          ? {...item, meta: {...item.meta, required: false, note: 'Whole'}}
          : item,
      );
    const relations = present.relations.map((item) =>
      item.field === 'item'
        ? {...item, meta: {...item.meta, one_allowed_collections: ['books']}}
        : item,
    );
    const changes = planSchema(wanted, {collections, fields, relations});
    expect(changes).toMatchObject([
      {
        line: '~ collection books: hidden',
        path: '/collections/books',
        body: {meta: {hidden: true}},
      },
      {line: '~ field books.title: required', body: {meta: {required: true}}},
      {line: '+ field jars.opened_at', method: 'POST', path: '/fields/jars'},
      {
        line: '~ relation places.item: one_allowed_collections',
        method: 'PATCH',
        body: {meta: {one_allowed_collections: ['books', 'jars']}},
      },
    ]);
    expect(changes[1]?.body).toEqual({meta: {required: true}});
  });

  it('SAND-32a allows nulls in a new required field of existing rows until the items are pushed', () => {
    const present = presentOf(wanted);
    const without = {...present, fields: present.fields.filter(({field}) => field !== 'title')};
    const [first] = planSchema(withoutNotNull(wanted, without), without);
    expect(first).toMatchObject({
      line: '+ field books.title',
      body: {schema: {is_nullable: true}, meta: {required: true}},
    });
    const filled = presentOf(withoutNotNull(wanted, without));
    expect(withoutNotNull(wanted, filled)).toEqual(withoutNotNull(wanted, without));
    expect(lines(planSchema(wanted, filled))).toEqual(['~ field books.title: is_nullable']);
  });
});
