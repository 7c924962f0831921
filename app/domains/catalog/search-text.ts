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

/** Words ignored in a search, unless it has no others. */
const STOP_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * Returns lowercase words without accents and apostrophes, as the index stores them. Without words it returns `['']`,
 * which matches no product.
 */
export function searchWords(search: string): string[] {
  const plain = search.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain.split(BETWEEN_WORDS).filter((word) => word !== '');
  const significant = words.filter((word) => !STOP_WORDS.has(word));
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
