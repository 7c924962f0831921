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

/** Could it be a SKU, or enough of one to be told from a word? */
export function isSkuLike(search: string): boolean {
  return /^[a-z0-9][a-z0-9-]{3,}$/i.test(search);
}

export function searchPath(search: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({search}).toString()}`;
}
