/** The search page; its parameter is named `search` (SEARCH-01). */
export const SEARCH_PATH = '/search';
/** What the search field asks while somebody types. */
export const SUGGEST_PATH = '/search/suggest';

/** Characters that a search may have. */
export const MAX_SEARCH_LENGTH = 100;
/** Characters from which on the search field makes suggestions. */
export const MIN_PREDICTED_LENGTH = 2;

/* All but the joiner, which emoji are put together with. */
const UNSEEN = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Z}])+/gu;

/** What somebody searches for, as it is shown, sent and kept: on one line, without what cannot be seen. */
export function cleanSearch(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(UNSEEN, ' ').trim();
}

/** Say nothing of a product; where nothing else is typed they count after all. */
const FILLERS = new Set(['a', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a search as the product index has its own: small, without accents and apostrophes. `['']`, a word that
 * nothing has, where there are none in it.
 */
export function searchWords(search: string): string[] {
  const plain = search.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  const words = plain.split(BETWEEN_WORDS).filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  if (telling.length > 0) return telling;
  return words.length > 0 ? words : [''];
}

/** Could it be a SKU, or enough of one to be told from a word? */
export function isSkuLike(search: string): boolean {
  return /^[a-z0-9][a-z0-9-]{3,}$/i.test(search);
}

export function searchPath(search: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({search}).toString()}`;
}
