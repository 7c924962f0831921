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
  const expression = matchExpression(words);
  const sku = skuIn(words);
  return anyOf([
    ...(expression === null ? [] : [matchCondition(expression)]),
    ...(sku === null ? [] : [skuPartCondition(sku)]),
  ]);
}

export const matchCondition = (expression: string): Sql =>
  sql`p.number IN (SELECT rowid FROM product_search WHERE product_search MATCH ${expression})`;

export const skuPartCondition = (part: string): Sql =>
  sql`p.number IN (SELECT product FROM variants WHERE ${like(sql`sku`, part, 'anywhere')})`;

/** A table of the products (`number`) that match, with a `score` that is the lower the better. */
export const rankedMatches = (expression: string): Sql =>
  sql`(SELECT rowid AS number, ${RELEVANCE} AS score FROM product_search WHERE product_search MATCH ${expression})`;

/** The text that may be a SKU or a part of one: a single word that is not too short. */
export function skuIn(words: SearchWord[]): string | null {
  const [word, ...others] = words;
  return word && others.length === 0 && word.text.length >= MIN_SKU_PART ? word.text : null;
}

/** A word in both its numbers, so that "puppies" finds "puppy" and "treat" finds "treats". */
function numbersOf(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word];
  if (/[^aeiou]ies$/i.test(word)) return [word, word.replace(/ies$/i, 'y')];
  if (/[^s]s$/i.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/i.test(word)) return [word, word.replace(/y$/i, 'ies')];
  return [word, `${word}s`];
}
