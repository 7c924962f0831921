import {z} from 'zod';
import type {Db} from './context';

const rowsSchema = z.array(z.object({name: z.string()}));

/** All or none. SQLite drops its own tables, and those inside a virtual table, with the table they belong to. */
export function dropAllTables(db: Db): void {
  const rows = db
    .prepare(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite%'`,
    )
    .all();
  db.transaction(() => {
    for (const {name} of rowsSchema.parse(rows)) db.exec(`DROP TABLE "${name}"`);
  })();
}
