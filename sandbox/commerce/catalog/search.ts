import type {Db} from '../../context';
import {wordsOfText} from './query-syntax';
import {allOf, idsOf, IS_LISTED, sql, type Sql} from './sql';
import {matchExpression, rankedMatches, skuIn, skuPartCondition} from './text-index';
import type {SearchOptions} from './types';

/**
 * Returns the products that contain all the words, by relevance and then by best seller rank (SAND-06). A product with
 * exactly this SKU comes first; products with the text inside a SKU come last.
 */
export function searchProductIds(db: Db, text: string, options: SearchOptions): string[] {
  const words = wordsOfText(text, options);
  const stock = allOf([IS_LISTED, ...(options.onlyAvailable ? [sql`p.available = 1`] : [])]);
  const find = (condition: Sql) =>
    idsOf(
      db,
      sql`SELECT p.id FROM products AS p WHERE ${allOf([condition, stock])} ORDER BY p.best_seller_rank`,
    );

  const expression = matchExpression(words);
  const matches = expression === null ? [] : rankedIds(db, expression, stock);
  const sku = skuIn(words);
  // Three queries are twice as fast as a single combined one.
  return sku === null
    ? matches
    : unique([
        ...find(sql`p.number IN (SELECT product FROM variants WHERE sku = ${sku})`),
        ...matches,
        ...find(skuPartCondition(sku)),
      ]);
}

const rankedIds = (db: Db, expression: string, condition: Sql): string[] =>
  idsOf(
    db,
    sql`SELECT p.id FROM ${rankedMatches(expression)} AS found JOIN products AS p ON p.number = found.number
      WHERE ${condition} ORDER BY found.score, p.best_seller_rank`,
  );

const unique = (ids: string[]): string[] => [...new Set(ids)];
