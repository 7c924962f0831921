import {
  toTimestamp,
  storedFields,
  type Collection,
  type Schema,
  type StoredField,
} from '../engine/schema';
import type {SeedRow} from '../engine/tables';
import type {Change} from './change';
import {differences} from './differences';

/** An item in the API's format. */
export type Item = Record<string, unknown>;

/** Items per request that creates them. */
const AT_ONCE = 100;

/** The seed's rows as API items with all stored fields. Rows without an id are numbered from 1. */
export function itemsOf(collection: Collection, rows: readonly SeedRow[]): Item[] {
  const fields = storedFields(collection);
  return rows.map((row, place) =>
    Object.fromEntries(
      fields.map((field) => {
        const value = row[field.name] ?? (field.name === 'id' ? place + 1 : null);
        return [field.name, toApiValue(field, value)];
      }),
    ),
  );
}

/** A value in Directus's response format: timestamps in UTC with milliseconds, ids of many-to-any relations as text. */
function toApiValue(field: StoredField, value: unknown): unknown {
  if (field.kind === 'm2a' && typeof value === 'number') return String(value);
  const isMoment = field.kind === 'column' && field.type === 'timestamp';
  return isMoment && typeof value === 'string' ? toTimestamp(value) : value;
}

/** The changes that bring the present items to the wanted ones. Other items in Directus are ignored. */
export function planItems(
  {name, singleton}: Collection,
  wanted: readonly Item[],
  present: readonly Item[],
): Change[] {
  const path = `/items/${name}`;
  const byId = new Map(present.map((item) => [item.id, item]));
  const missing = wanted.filter(({id}) => !byId.has(id));
  const mended = wanted.flatMap((item): Change[] => {
    const existing = byId.get(item.id);
    const changed = differences(item, existing ?? item);
    const names = Object.keys(changed);
    if (names.length === 0) return [];
    return [
      {
        line: `~ item ${name} ${String(item.id)}: ${names.join(', ')}`,
        method: 'PATCH',
        path: singleton ? path : `${path}/${String(item.id)}`,
        body: changed,
      },
    ];
  });
  if (singleton) {
    return [
      ...missing.map((item): Change => {
        return {line: `+ item ${name}`, method: 'PATCH', path, body: item};
      }),
      ...mended,
    ];
  }
  const created: Change[] = [];
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const body = missing.slice(start, start + AT_ONCE);
    created.push({line: `+ ${body.length} items ${name}`, method: 'POST', path, body});
  }
  return [...created, ...mended];
}

/** The collections, each after those it references. */
export function referencedFirst(schema: Schema): Collection[] {
  const ordered = new Set<Collection>();
  const visit = (collection: Collection, above: readonly Collection[]): void => {
    if (ordered.has(collection) || above.includes(collection)) return;
    for (const field of collection.fields.values()) {
      if (field.kind === 'm2o') visit(schema.collection(field.to), [...above, collection]);
    }
    ordered.add(collection);
  };
  for (const collection of schema.all()) visit(collection, []);
  return [...ordered];
}
