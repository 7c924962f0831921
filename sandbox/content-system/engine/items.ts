import {rowsOf, selectValues, sql, type Sql} from '../../commerce/catalog/sql';
import type {FieldBranch, FieldTree} from './fields';
import {
  columnOf,
  ID,
  SORT,
  storedField,
  tableOf,
  type Collection,
  type ColumnType,
  type Field,
} from './schema';
import type {Store} from './store';

export type Item = Record<string, unknown>;

type Row = Record<string, string | number | null>;
type ReadField = (row: Row) => unknown;

/**
 * The items with these ids, by id in the given order, with the fields of the tree. Reads related items level by level
 * instead of one by one. Leaves out unknown ids.
 */
export function loadItems(
  store: Store,
  collection: Collection,
  ids: number[],
  tree: FieldTree,
): Map<number, Item> {
  const rows = new Map(
    readRows(store, collection, ids, tree).map((row): [number, Row] => [Number(row.id), row]),
  );
  const fields = [...tree].map(
    ([name, {field, childrenByCollection: below}]): [string, ReadField] => [
      name,
      readerOf(field, {store, rows: [...rows.values()], below}),
    ],
  );
  return new Map(
    ids.flatMap((id): [number, Item][] => {
      const row = rows.get(id);
      return row ? [[id, Object.fromEntries(fields.map(([name, read]) => [name, read(row)]))]] : [];
    }),
  );
}

function readRows({db}: Store, collection: Collection, ids: number[], tree: FieldTree): Row[] {
  const names = [...tree.values()].flatMap(({field}) => {
    if (field.kind === 'o2m' || field.name === 'id') return [];
    return field.kind === 'm2a' ? [field.name, field.by] : [field.name];
  });
  const columns = [...new Set(names)].map((name): Sql => sql`, ${columnOf({name})}`);
  const selected: Sql = {text: columns.map(({text}) => text).join(''), values: []};
  return rowsOf<Row>(
    db,
    sql`SELECT ${ID}${selected} FROM ${tableOf(collection)} WHERE ${ID} IN (${selectValues(ids)})`,
  );
}

interface Related {
  store: Store;
  rows: Row[];
  below: FieldBranch['childrenByCollection'];
}

function readerOf(field: Field, related: Related): ReadField {
  switch (field.kind) {
    case 'column':
      return (row) => plainValue(field.type, row[field.name] ?? null);
    case 'm2o':
      return readOwner(field, related);
    case 'o2m':
      return readChildren(field, related);
    case 'm2a':
      return readAny(field, related);
  }
}

function plainValue(type: ColumnType, value: string | number | null): unknown {
  if (value === null) return null;
  if (type === 'json') return JSON.parse(String(value));
  return type === 'boolean' ? value === 1 : value;
}

/** Reads the item that a row references, or its id. */
function readOwner(
  {name, to}: Extract<Field, {kind: 'm2o'}>,
  {store, rows, below}: Related,
): ReadField {
  const tree = below.get(to);
  if (!tree) return (row) => row[name] ?? null;
  const ids = [...new Set(rows.map((row) => row[name]))].filter((id) => typeof id === 'number');
  const owners = loadItems(store, store.schema.collection(to), ids, tree);
  return (row) => owners.get(Number(row[name])) ?? null;
}

/** Reads the items that reference a row, or their ids, in the editors' order. */
function readChildren(
  {from, by}: Extract<Field, {kind: 'o2m'}>,
  {store, rows, below}: Related,
): ReadField {
  const collection = store.schema.collection(from);
  const owner = columnOf(storedField(collection, by));
  const links = rowsOf<{id: number; owner: number}>(
    store.db,
    sql`SELECT ${ID}, ${owner} AS owner FROM ${tableOf(collection)}
      WHERE ${owner} IN (${selectValues(rows.map(({id}) => Number(id)))})
      ORDER BY ${owner}, ${collection.fields.has(SORT) ? columnOf({name: SORT}) : ID}, ${ID}`,
  );
  const ids = links.map(({id}) => id);
  const tree = below.get(from);
  const items = tree && loadItems(store, collection, ids, tree);
  const children = new Map<number, unknown[]>();
  for (const link of links) {
    const child = items ? items.get(link.id) : link.id;
    const siblings = children.get(link.owner);
    if (siblings) siblings.push(child);
    else children.set(link.owner, [child]);
  }
  return (row) => children.get(Number(row.id)) ?? [];
}

/**
 * Reads the item that a row references in one of several collections; its id when no field of that collection was
 * requested.
 */
function readAny(
  {name, to, by}: Extract<Field, {kind: 'm2a'}>,
  {store, rows, below}: Related,
): ReadField {
  const items = new Map(
    to.flatMap((collection) => {
      const tree = below.get(collection);
      const ids = rows.filter((row) => row[by] === collection).map((row) => Number(row[name]));
      return tree
        ? [[collection, loadItems(store, store.schema.collection(collection), ids, tree)] as const]
        : [];
    }),
  );
  /* As in Directus: the id is text as stored, unless fields of another collection were requested. */
  const idOf = (row: Row) => (below.size > 0 ? Number(row[name]) : row[name]);
  return (row) => {
    const loaded = items.get(String(row[by]));
    return loaded ? (loaded.get(Number(row[name])) ?? null) : idOf(row);
  };
}
