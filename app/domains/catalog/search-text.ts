import {allWords} from '~/platform/words';

/** SEARCH-01 */
export const SEARCH_PATH = '/search';
export const SUGGEST_PATH = '/search/suggest';

export const MAX_SEARCH_LENGTH = 100;
export const MIN_PREDICTED_LENGTH = 2;

/* All invisible characters except the zero-width joiner, which combines emoji. */
const INVISIBLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Z}])+/gu;

/** Returns one line without invisible characters, to display, send and store. */
export function cleanSearch(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(INVISIBLE, ' ').trim();
}

/** Words that say nothing about a product. Ignored in a search, unless it has no others. */
const NOISE = new Set(
  (
    'a an and any are at best buy can do does eat eats feed food foods for from get give good has have he her his i in ' +
    'is it its like me most my need needs of on or our pet pets please s she some something that the their to too very ' +
    'want what when which who will with your'
  ).split(' '),
);
export const isNoise = (word: string): boolean => NOISE.has(word);

/**
 * Returns lowercase words without accents and apostrophes, as the index stores them. Without words it returns `['']`,
 * which matches no product.
 */
export function searchWords(search: string): string[] {
  const words = allWords(search);
  const significant = words.filter((word) => !isNoise(word));
  if (significant.length > 0) return significant;
  return words.length > 0 ? words : [''];
}

/** Whether the text could be a SKU, or a part of one that is too long for an ordinary word. */
export function isSkuLike(search: string): boolean {
  return /^[a-z0-9][a-z0-9-]{3,}$/i.test(search);
}

export function searchPath(search: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({search}).toString()}`;
}
