import {sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {
  toTimestamp,
  storedField,
  storedFields,
  tableOf,
  type Collection,
  type ColumnType,
  type StoredField,
} from './schema';

/** A seed item: fields by name, relations as ids, JSON as plain data. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Rows per INSERT. One JSON parameter for many rows is much faster than a statement per row. */
const ROWS_AT_ONCE = 2000;

const SQL_TYPES: Record<ColumnType, string> = {
  integer: 'INTEGER',
  float: 'REAL',
  string: 'TEXT',
  text: 'TEXT',
  boolean: 'INTEGER',
  json: 'TEXT',
  date: 'TEXT',
  timestamp: 'TEXT',
};

export function createTable(db: Db, collection: Collection): void {
  const columns = storedFields(collection).map(declarationOf);
  db.exec(`CREATE TABLE IF NOT EXISTS ${tableOf(collection).text} (${columns.join(', ')})`);
}

function declarationOf(field: StoredField): string {
  if (field.name === 'id') return '"id" INTEGER PRIMARY KEY';
  if (field.kind === 'm2o') return `"${field.name}" INTEGER`;
  if (field.kind === 'm2a') return `"${field.name}" TEXT NOT NULL`;
  return `"${field.name}" ${SQL_TYPES[field.type]}${field.nullable ? '' : ' NOT NULL'}`;
}

/** Creates the declared indexes. Doing this after inserting the rows is much faster. */
export function createIndexes(db: Db, collection: Collection): void {
  for (const fields of collection.indexes) {
    const columns = fields.map((name) => `"${name}"`).join(', ');
    db.exec(
      `CREATE INDEX IF NOT EXISTS "content_${[collection.name, ...fields].join('_')}"
       ON ${tableOf(collection).text} (${columns})`,
    );
  }
  /* Without statistics, SQLite searches the facets of all products for those of a few. */
  db.exec(`ANALYZE ${tableOf(collection).text}`);
}

export function isEmpty(db: Db, collection: Collection): boolean {
  return db.prepare(sql`SELECT 1 FROM ${tableOf(collection)} LIMIT 1`.text).get() === undefined;
}

/** Inserts items. Rows without an id are numbered from 1. Call it inside a transaction. */
export function insertRows(db: Db, collection: Collection, rows: SeedRow[]): void {
  const fields = storedFields(collection);
  const table = tableOf(collection).text;
  const columns = fields.map(({name}) => `"${name}"`).join(', ');
  const values = fields.map((_, place) => `json_extract(value, '$[${place}]')`).join(', ');
  const insert = db.prepare(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_each(?)`);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const chunk = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row, place) => fields.map((field) => storedValue(field, row, start + place + 1)));
    insert.run(JSON.stringify(chunk));
  }
}

/**
 * Changes fields of an item, all or none; does nothing when the item doesn't exist.
 *
 * @throws DirectusError FORBIDDEN on a field that the table doesn't store
 */
export function updateRow(db: Db, collection: Collection, id: number, changes: SeedRow): void {
  const fields = Object.keys(changes).map((name) => storedField(collection, name));
  if (fields.length === 0) return;
  const columns = fields.map(({name}) => `"${name}" = ?`).join(', ');
  const values = fields.map((field) => {
    const stored = storedValue(field, changes, id);
    return typeof stored === 'boolean' ? Number(stored) : stored;
  });
  db.prepare(`UPDATE ${tableOf(collection).text} SET ${columns} WHERE "id" = ?`).run(...values, id);
}

function storedValue(field: StoredField, row: SeedRow, number: number): unknown {
  const value = row[field.name] ?? (field.name === 'id' ? number : null);
  if (field.kind !== 'column' || value === null) return value;
  if (field.type === 'timestamp' && typeof value === 'string') return toTimestamp(value);
  return field.type === 'json' ? JSON.stringify(value) : value;
}
