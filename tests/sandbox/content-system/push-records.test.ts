import {describe, expect, it} from 'vitest';
import {CONTENT_SCHEMA} from '~sandbox/content-system/collections';
import {defineSchema, storedFields} from '~sandbox/content-system/engine/schema';
import {referencedFirst, itemsOf, planItems} from '~sandbox/content-system/push/records';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';

const schema = defineSchema({
  places: {
    fields: {
      shelf: {m2o: 'shelves'},
      collection: 'string',
      item: {m2a: ['jars'], by: 'collection'},
    },
  },
  shelves: {
    fields: {name: 'string', opened_at: 'timestamp?', places: {o2m: 'places', by: 'shelf'}},
  },
  jars: {fields: {labels: 'json', within: {m2o: 'jars'}}},
  house: {singleton: true, fields: {name: 'string'}},
});
const shelves = schema.collection('shelves');
const house = schema.collection('house');

describe('pushed items', () => {
  it("SAND-32b have the format of Directus's responses", () => {
    expect(
      itemsOf(shelves, [{name: 'top', opened_at: '2026-01-02T03:04:05Z'}, {name: 'low'}]),
    ).toEqual([
      {id: 1, name: 'top', opened_at: '2026-01-02T03:04:05.000Z'},
      {id: 2, name: 'low', opened_at: null},
    ]);
    expect(
      itemsOf(schema.collection('places'), [{id: 7, shelf: 2, collection: 'jars', item: 3}]),
    ).toEqual([{id: 7, shelf: 2, collection: 'jars', item: '3'}]);
  });

  it('SAND-32b are created when missing, 100 per request', () => {
    const items = itemsOf(
      shelves,
      Array.from({length: 203}, (_, index) => ({name: `shelf ${index}`})),
    );
    const [present] = items;
    const changes = planItems(shelves, items, present ? [present, {id: 999, name: 'own'}] : []);
    expect(changes.map(({line, method, path}) => [line, method, path])).toEqual([
      ['+ 100 items shelves', 'POST', '/items/shelves'],
      ['+ 100 items shelves', 'POST', '/items/shelves'],
      ['+ 2 items shelves', 'POST', '/items/shelves'],
    ]);
    expect(changes.flatMap(({body}) => body)).toEqual(items.slice(1));
  });

  it('SAND-32b are updated only in the fields that differ', () => {
    const items = itemsOf(schema.collection('jars'), [
      {labels: ['a', {b: 1}]},
      {labels: [], within: 1},
    ]);
    const present = [
      {id: 2, labels: [], within: null, note: 'own'},
      {id: 1, labels: ['a', {b: 1}], within: null},
    ];
    expect(planItems(schema.collection('jars'), items, present)).toEqual([
      {line: '~ item jars 2: within', method: 'PATCH', path: '/items/jars/2', body: {within: 1}},
    ]);
  });

  it.each([
    ['not there yet', [{id: null}], ['+ item house']],
    ['another', [{id: 1, name: 'Old'}], ['~ item house 1: name']],
    ['the same', [{id: 1, name: 'New'}], []],
  ])('SAND-32b update a singleton that is %s', (_name, present, lines) => {
    const changes = planItems(house, itemsOf(house, [{name: 'New'}]), present);
    expect(changes.map(({line}) => line)).toEqual(lines);
    for (const {method, path} of changes) expect([method, path]).toEqual(['PATCH', '/items/house']);
  });

  it('SAND-32b come after the items they reference', () => {
    const names = referencedFirst(schema).map(({name}) => name);
    expect(names).toEqual(['shelves', 'places', 'jars', 'house']);
  });

  it("SAND-32b SAND-32d of the sandbox don't change existing equal items, and fit Directus's columns", () => {
    const content: Record<string, readonly Record<string, unknown>[]> = buildContent(buildWorld());
    for (const collection of CONTENT_SCHEMA.all()) {
      const rows = content[collection.name] ?? [];
      expect(rows.length, collection.name).toBeGreaterThan(0);
      const items = itemsOf(collection, rows);
      expect(planItems(collection, items, structuredClone(items))).toEqual([]);
      for (const field of storedFields(collection)) {
        if (field.kind !== 'column' || field.type !== 'string') continue;
        for (const item of items) {
          expect(String(item[field.name]).length, `${collection.name}.${field.name}`).toBeLessThan(
            256,
          );
        }
      }
    }
  });
});
