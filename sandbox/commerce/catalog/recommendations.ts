import type {Db} from '../../context';
import {rowsOf, sql} from './sql';

/** Shopify's maximum. */
const RECOMMENDATIONS = 10;

/**
 * Returns products in stock that share the most tags with this product and have all of its species tags. Ties sort by
 * best seller rank.
 */
export function recommendedProductIds(db: Db, productId: string): string[] {
  return rowsOf<{id: string}>(
    db,
    sql`WITH mine AS (
        SELECT tag, product FROM product_tags
        WHERE product = (SELECT number FROM products WHERE id = ${productId})
      )
      SELECT p.id FROM mine
      JOIN product_tags AS shared ON shared.tag = mine.tag AND shared.product <> mine.product
      JOIN products AS p ON p.number = shared.product
      WHERE p.available = 1
      GROUP BY p.number
      HAVING SUM(shared.tag LIKE 'species:%') = (SELECT COUNT(*) FROM mine WHERE tag LIKE 'species:%')
      ORDER BY COUNT(*) DESC, p.best_seller_rank LIMIT ${RECOMMENDATIONS}`,
  ).map((row) => row.id);
}

/**
 * Returns products in stock as a merchandiser would pick them: for the same pets and ages, in another form, and
 * prescription food only beside prescription food. Accessories come last.
 */
export function complementaryProductIds(db: Db, productId: string): string[] {
  const mine = sql`mine AS (
      SELECT tag, product FROM product_tags
      WHERE product = (SELECT number FROM products WHERE id = ${productId})
    )`;
  return rowsOf<{id: string}>(
    db,
    sql`WITH ${mine}, food AS (
        SELECT p.id, COUNT(*) AS likeness, p.best_seller_rank AS rank FROM mine
        JOIN product_tags AS shared ON shared.tag = mine.tag AND shared.product <> mine.product
        JOIN products AS p ON p.number = shared.product
        WHERE p.available = 1
        GROUP BY p.number
        HAVING SUM(shared.tag LIKE 'species:%') > 0
          AND SUM(shared.tag LIKE 'lifestage:%') > 0
          AND SUM(shared.tag LIKE 'food-form:%') = 0
          AND EXISTS (SELECT 1 FROM product_tags WHERE product = p.number AND tag = 'prescription')
            = EXISTS (SELECT 1 FROM mine WHERE tag = 'prescription')
        ORDER BY likeness DESC, rank LIMIT 6
      ), accessories AS (
        SELECT p.id, 0 AS likeness, p.best_seller_rank AS rank FROM products AS p
        JOIN product_tags AS own ON own.product = p.number AND own.tag = 'dropship'
        WHERE p.available = 1 AND p.id <> ${productId}
          AND EXISTS (SELECT 1 FROM mine WHERE tag = 'dropship' OR tag LIKE 'species:%')
      )
      SELECT id FROM (SELECT * FROM food UNION ALL SELECT * FROM accessories)
      ORDER BY likeness DESC, rank LIMIT ${RECOMMENDATIONS}`,
  ).map((row) => row.id);
}
