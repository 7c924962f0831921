import {z} from 'zod';
import type {Db} from '../context';
import {FIXED_SHORTAGES, shortagesOf, type Destination} from '../world/inventory/shortages';

/**
 * Each warehouse can ship every unit that commerce has left of a SKU, up to its shortage row if it has one. Sales and
 * changes in the control room therefore show at every warehouse right away.
 */
const TABLE = `
CREATE TABLE IF NOT EXISTS warehouse_shortages (
  sku TEXT NOT NULL COLLATE NOCASE, warehouse TEXT NOT NULL, destination TEXT NOT NULL, pieces INTEGER NOT NULL,
  PRIMARY KEY (sku, warehouse, destination)
) WITHOUT ROWID;
`;

const LEVELS = `
SELECT asked.value AS sku, MIN(inventory.quantity, COALESCE(shortage.pieces, inventory.quantity)) AS quantity
FROM json_each(?) AS asked
JOIN variants ON variants.sku = asked.value
JOIN inventory ON inventory.variant_id = variants.id AND inventory.quantity IS NOT NULL
LEFT JOIN warehouse_shortages AS shortage
  ON shortage.sku = variants.sku AND shortage.warehouse = ? AND shortage.destination = ?
`;

const skusSchema = z.array(z.object({sku: z.string()}));
const levelsSchema = z.array(z.object({sku: z.string(), quantity: z.int()}));

/** Creates the table when missing, and fills it with shortages of the SKUs that commerce sells and tracks. */
export function prepareStock(db: Db): void {
  db.exec(TABLE);
  if (db.prepare('SELECT 1 FROM warehouse_shortages LIMIT 1').get() !== undefined) return;
  const rows = db
    .prepare(
      'SELECT variants.sku FROM variants JOIN inventory ON inventory.variant_id = variants.id',
    )
    .all();
  const add = db.prepare(
    'INSERT OR IGNORE INTO warehouse_shortages (sku, warehouse, destination, pieces) VALUES (?, ?, ?, ?)',
  );
  db.transaction(() => {
    const generated = skusSchema.parse(rows).flatMap(({sku}) => shortagesOf(sku));
    for (const {sku, warehouse, destinations, pieces} of [...FIXED_SHORTAGES, ...generated]) {
      for (const destination of destinations) add.run(sku, warehouse, destination, pieces);
    }
  })();
}

/** Units by SKU, with each SKU spelled as in the request. Unknown and untracked SKUs are left out. */
export function createStockLevels(db: Db) {
  const levels = db.prepare(LEVELS);
  return (
    skus: readonly string[],
    {warehouse, destination}: {warehouse: string; destination: Destination},
  ): Record<string, {quantity: number}> =>
    Object.fromEntries(
      levelsSchema
        .parse(levels.all(JSON.stringify(skus), warehouse, destination))
        .map(({sku, quantity}) => [sku, {quantity}]),
    );
}
