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
