import Database from 'libsql';
import {describe, expect, it} from 'vitest';
import {parseFields} from '~sandbox/content-system/engine/fields';
import {loadItems} from '~sandbox/content-system/engine/items';
import {defineSchema} from '~sandbox/content-system/engine/schema';
import {createStore} from '~sandbox/content-system/engine/store';
import {createTable, insertRows} from '~sandbox/content-system/engine/tables';

const schema = defineSchema({
  shelves: {fields: {name: 'string', things: {o2m: 'places', by: 'shelf'}}},
  places: {
    fields: {
      shelf: {m2o: 'shelves'},
      sort: 'integer',
      collection: 'string',
      item: {m2a: ['books', 'jars'], by: 'collection'},
    },
  },
  books: {fields: {title: 'string', printed_at: 'timestamp'}},
  jars: {fields: {label: 'string'}},
});

const rows = {
  shelves: [{name: 'top'}, {name: 'empty'}],
  places: [
    {shelf: 1, sort: 3, collection: 'jars', item: 1},
    {shelf: 1, sort: 1, collection: 'books', item: 1},
    {shelf: 1, sort: 2, collection: 'books', item: 2},
  ],
  books: [
    {title: 'Emma', printed_at: '2026-01-02T03:04:05Z'},
    {title: 'Ulysses', printed_at: '2026-01-02T03:04:05.678+02:00'},
  ],
  jars: [{label: 'Plums'}],
};

function shelf(id: number, ...fields: string[]) {
  const db = new Database(':memory:');
  for (const collection of schema.all()) {
    createTable(db, collection);
    insertRows(db, collection, rows[collection.name as keyof typeof rows]);
  }
  const collection = schema.collection('shelves');
  const tree = parseFields(fields, collection, schema);
  return loadItems(createStore(db, schema), collection, [id], tree).get(id);
}

/* The expected values are those of Directus 12.2. */
describe('related items', () => {
  it("SAND-24 are in the editors' order", () => {
    expect(shelf(1, 'things')).toEqual({things: [2, 3, 1]});
    expect(shelf(2, 'things')).toEqual({things: []});
  });

  it('SAND-24 of several collections return the fields requested by collection, others their id', () => {
    expect(shelf(1, 'things.collection', 'things.item:books.title')).toEqual({
      things: [
        {collection: 'books', item: {title: 'Emma'}},
        {collection: 'books', item: {title: 'Ulysses'}},
        {collection: 'jars', item: 1},
      ],
    });
    expect(shelf(1, 'things.item:jars.*', 'things.item:books.id')).toEqual({
      things: [{item: {id: 1}}, {item: {id: 2}}, {item: {id: 1, label: 'Plums'}}],
    });
  });

  it('SAND-24 of several collections have ids as text when no fields are requested', () => {
    expect(shelf(1, 'things.item')).toEqual({things: [{item: '1'}, {item: '2'}, {item: '1'}]});
  });

  it('SAND-24 return timestamps in UTC with milliseconds', () => {
    const printed = (printed_at: string) => ({item: {printed_at}});
    expect(shelf(1, 'things.item:books.printed_at')).toEqual({
      things: [printed('2026-01-02T03:04:05.000Z'), printed('2026-01-02T01:04:05.678Z'), {item: 1}],
    });
  });
});
