import {z} from 'zod';
import type {Db} from '../context';
import {
  addressSchema,
  deliverySchema,
  itemSchema,
  paymentSchema,
  subscriptionSchema,
} from './records';

/** Documents of one kind, in the order of their first save. */
export interface Documents<Row extends {id: string; customer: string}> {
  byId(id: string): Row | null;
  ofCustomer(customer: string): Row[];
  all(): Row[];
  save(row: Row): Row;
  remove(id: string): void;
}

export type Tables = ReturnType<typeof createTables>;

/** Creates missing tables. A write is durable when the call returns (SAND-16). */
export function createTables(db: Db) {
  return {
    subscriptions: documents(db, 'autoship_subscriptions', subscriptionSchema),
    deliveries: documents(db, 'autoship_deliveries', deliverySchema),
    items: documents(db, 'autoship_items', itemSchema),
    addresses: documents(db, 'autoship_addresses', addressSchema),
    payments: documents(db, 'autoship_payments', paymentSchema),
  };
}

const rowSchema = z.object({document: z.string()});

function documents<Row extends {id: string; customer: string}>(
  db: Db,
  table: string,
  schema: z.ZodType<Row>,
): Documents<Row> {
  db.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, customer TEXT NOT NULL,
    document TEXT NOT NULL
  )`);
  db.exec(`CREATE INDEX IF NOT EXISTS ${table}_of_customer ON ${table} (customer)`);
  const parse = (row: unknown) => schema.parse(JSON.parse(rowSchema.parse(row).document));
  const select = `SELECT document FROM ${table}`;
  return {
    byId(id) {
      const row: unknown = db.prepare(`${select} WHERE id = ?`).get(id);
      return row === undefined ? null : parse(row);
    },
    ofCustomer: (customer) =>
      db.prepare(`${select} WHERE customer = ? ORDER BY number`).all(customer).map(parse),
    all: () => db.prepare(`${select} ORDER BY number`).all().map(parse),
    save(row) {
      db.prepare(
        `INSERT INTO ${table} (id, customer, document) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET document = excluded.document`,
      ).run(row.id, row.customer, JSON.stringify(row));
      return row;
    },
    remove(id) {
      db.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id);
    },
  };
}
