import type {SearchWord} from './query-syntax';
import {anyOf, sql, type Sql} from './sql';

/**
 * Column weights: title > subtitle and flavor > type, vendor, tags and options > SKU and description. They differ by a
 * factor of ten because bm25 also favors repetition and short texts.
 */
const RELEVANCE = sql`bm25(product_search, 1000.0, 100.0, 10.0, 1.0, 1.0)`;

/** The index of SKUs holds parts of three characters. */
const MIN_SKU_PART = 3;

/**
 * Builds a full-text search expression that requires all words, or `null` if there is nothing to search for.
 *
 * @param column the only column to search, for instance `title`
 */
export function matchExpression(words: SearchWord[], column?: string): string | null {
  const terms = words.flatMap((word) => {
    if (!/[\p{L}\p{N}]/u.test(word.text)) return [];
    const spellings = word.phrase || word.prefix ? [word.text] : singularAndPlural(word.text);
    const phrases = spellings.map((text) => `${quoted(text)}${word.prefix ? '*' : ''}`);
    return [phrases.length > 1 ? `(${phrases.join(' OR ')})` : phrases.join('')];
  });
  if (terms.length === 0) return null;
  return column ? `{${column}} : (${terms.join(' AND ')})` : terms.join(' AND ');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Matches products (alias `p`) with all the words in their texts, or with the text in a variant's SKU. */
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
  sql`p.number IN (SELECT rowid FROM sku_parts WHERE sku_parts MATCH ${quoted(part)})`;

/** A subquery of the matching products' `number` and `score`. A lower score is better. */
export const rankedMatches = (expression: string): Sql =>
  sql`(SELECT rowid AS number, ${RELEVANCE} AS score FROM product_search WHERE product_search MATCH ${expression})`;

/** Returns the text if it could be a SKU or part of one: a single word that is not too short. */
export function skuIn(words: SearchWord[]): string | null {
  const [word, ...moreWords] = words;
  return word && moreWords.length === 0 && word.text.length >= MIN_SKU_PART ? word.text : null;
}

/** Returns a word in singular and plural, so "puppies" finds "puppy" and "treat" finds "treats". */
function singularAndPlural(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word];
  if (/[^aeiou]ies$/i.test(word)) return [word, word.replace(/ies$/i, 'y')];
  if (/[^s]s$/i.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/i.test(word)) return [word, word.replace(/y$/i, 'ies')];
  return [word, `${word}s`];
}
