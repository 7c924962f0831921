import {z} from 'zod';
import type {Db} from '../context';

const levelSchema = z.object({sku: z.string(), title: z.string(), quantity: z.int()});
export type StockLevel = z.infer<typeof levelSchema>;

/** Units left and prices by SKU, in the commerce service. */
interface Stock {
  /** Returns false when no variant has this SKU. */
  set(sku: string, quantity: number): boolean;
  /** Changes a variant's price; `cents` is US cents. Returns false when no variant has this SKU. */
  setPrice(sku: string, cents: number): boolean;
  /** The tracked variants with the fewest units, fewest first. */
  lowest(limit: number): StockLevel[];
}

export function createStock(db: Db): Stock {
  return {
    set: (sku, quantity) =>
      db
        .prepare(
          'UPDATE inventory SET quantity = ? WHERE variant_id IN (SELECT id FROM variants WHERE sku = ?)',
        )
        .run(quantity, sku).changes > 0,
    setPrice: (sku, cents) =>
      db.prepare('UPDATE variants SET price = ? WHERE sku = ?').run(cents, sku).changes > 0,
    lowest: (limit) =>
      z.array(levelSchema).parse(
        db
          .prepare(
            `SELECT variants.sku, products.title, inventory.quantity FROM inventory
             JOIN variants ON variants.id = inventory.variant_id
             JOIN products ON products.number = variants.product
             WHERE inventory.quantity IS NOT NULL ORDER BY inventory.quantity, variants.number LIMIT ?`,
          )
          .all(limit),
      ),
  };
}
