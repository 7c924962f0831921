import type {Db} from '../../context';
import {filterConditions, productCondition} from './filters';
import {wordsOfText} from './query-syntax';
import {allOf, idsOf, sql, type Sql} from './sql';
import {matchExpression, rankedMatches, skuIn, skuPartCondition} from './text-index';
import type {ProductFilterInput} from './types';

/**
 * Products with all the words, the most relevant first, best sellers first among equals (SAND-06). One whose SKU is
 * the very text comes before them; those with the text inside a SKU come after.
 */
export function searchProductIds(
  db: Db,
  text: string,
  options: {prefix: boolean; filters?: ProductFilterInput[]},
): string[] {
  const words = wordsOfText(text, options);
  const filters = productCondition(filterConditions(options.filters ?? []));
  const find = (condition: Sql) =>
    idsOf(
      db,
      sql`SELECT p.id FROM products AS p WHERE ${allOf([condition, filters])} ORDER BY p.best_seller_rank`,
    );

  const expression = matchExpression(words);
  const matches = expression === null ? [] : rankedIds(db, expression, filters);
  const sku = skuIn(words);
  // Three queries in turn: a single one with all of it takes twice as long.
  return sku === null
    ? matches
    : unique([
        ...find(sql`p.number IN (SELECT product FROM variants WHERE sku = ${sku})`),
        ...matches,
        ...find(skuPartCondition(sku)),
      ]);
}

const rankedIds = (db: Db, expression: string, filters: Sql): string[] =>
  idsOf(
    db,
    sql`SELECT p.id FROM ${rankedMatches(expression)} AS found JOIN products AS p ON p.number = found.number
      WHERE ${filters} ORDER BY found.score, p.best_seller_rank`,
  );

const unique = (ids: string[]): string[] => [...new Set(ids)];
