import type {SearchWord} from './query-syntax';
import {anyOf, like, sql, type Sql} from './sql';

/**
 * How much a word counts by where it is found: title > subtitle and flavor > type, vendor, tags and options > SKU and
 * description. The steps are wide because repetition and short texts count as well.
 */
const RELEVANCE = sql`bm25(product_search, 1000.0, 100.0, 10.0, 1.0, 1.0)`;

/** Fewer characters than this would find most SKUs. */
const MIN_SKU_PART = 3;

/**
 * The words in the full-text index's own language, all of them required, or `null` when there is nothing to look for.
 *
 * @param column only look here, for instance `title`
 */
export function matchExpression(words: SearchWord[], column?: string): string | null {
  const terms = words.flatMap((word) => {
    if (!/[\p{L}\p{N}]/u.test(word.text)) return [];
    const spellings = word.phrase || word.prefix ? [word.text] : numbersOf(word.text);
    const quoted = spellings.map(
      (text) => `"${text.replaceAll('"', '""')}"${word.prefix ? '*' : ''}`,
    );
    return [quoted.length > 1 ? `(${quoted.join(' OR ')})` : quoted.join('')];
  });
  if (terms.length === 0) return null;
  return column ? `{${column}} : (${terms.join(' AND ')})` : terms.join(' AND ');
}

/** Products (alias `p`) with all the words in their texts, or with a variant whose SKU has the text in it. */
export function textCondition(words: SearchWord[]): Sql {
  const conditions: Sql[] = [];
  const expression = matchExpression(words);
  if (expression !== null) conditions.push(matchCondition(expression));
  const sku = skuPart(words);
  if (sku !== null && sku.length >= MIN_SKU_PART) {
    const matches = like(sql`sku`, sku, 'anywhere');
    conditions.push(sql`p.number IN (SELECT product FROM variants WHERE ${matches})`);
  }
  return anyOf(conditions);
}

export const matchCondition = (expression: string): Sql =>
  sql`p.number IN (SELECT rowid FROM product_search WHERE product_search MATCH ${expression})`;

/** What ranks products (alias `p`) by how well they match: a join to add and what to order by, best first. */
export function relevance(words: SearchWord[]): {join: Sql; keys: Sql[]} {
  const expression = matchExpression(words);
  if (expression === null) return {join: sql``, keys: [sql`p.best_seller_rank`]};
  return {
    join: sql`LEFT JOIN (
      SELECT rowid AS number, ${RELEVANCE} AS score FROM product_search WHERE product_search MATCH ${expression}
    ) AS found ON found.number = p.number`,
    keys: [
      sql`p.number NOT IN (SELECT product FROM variants WHERE sku = ${skuPart(words) ?? ''})`,
      sql`found.score IS NULL`,
      sql`found.score`,
      sql`p.best_seller_rank`,
    ],
  };
}

/** A SKU is one word; several words are never part of one. */
const skuPart = (words: SearchWord[]): string | null =>
  words.length === 1 ? (words[0]?.text.trim() ?? null) : null;

/** A word in both its numbers, so that "puppies" finds "puppy" and "treat" finds "treats". */
function numbersOf(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word];
  if (/[^aeiou]ies$/i.test(word)) return [word, word.replace(/ies$/i, 'y')];
  if (/[^s]s$/i.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/i.test(word)) return [word, word.replace(/y$/i, 'ies')];
  return [word, `${word}s`];
}
