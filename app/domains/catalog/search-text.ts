/** Path of the search page, whose query parameter is `search` (SEARCH-01). */
export const SEARCH_PATH = '/search';
/** Endpoint of the search suggestions. */
export const SUGGEST_PATH = '/search/suggest';

export const MAX_SEARCH_LENGTH = 100;
/** Minimum number of characters to get suggestions. */
export const MIN_PREDICTED_LENGTH = 2;

/* All invisible characters except the zero-width joiner, which combines emoji. */
const INVISIBLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Z}])+/gu;

/** Normalizes a search text to display, send and store: one line without invisible characters. */
export function cleanSearch(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(INVISIBLE, ' ').trim();
}

/** Words ignored in a search, unless it has no others. */
const STOP_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a search in the index's normalized form: lowercase, without accents and apostrophes. `['']`, which
 * matches no product, if the text has no words.
 */
export function searchWords(search: string): string[] {
  const plain = search.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain.split(BETWEEN_WORDS).filter((word) => word !== '');
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  if (significant.length > 0) return significant;
  return words.length > 0 ? words : [''];
}

/** Whether the text could be a SKU, or a part long enough not to be an ordinary word. */
export function isSkuLike(search: string): boolean {
  return /^[a-z0-9][a-z0-9-]{3,}$/i.test(search);
}

export function searchPath(search: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({search}).toString()}`;
}
