import type {SearchablePage} from '../search-knowledge';
import {allWords, singular} from '~/platform/words';
import {phraseOf} from './vocabulary';

const MAX_PAGES = 3;

/** This site's pages whose phrases occur in the search, longest phrase first. */
export function pagesFor(
  search: string,
  pages: readonly SearchablePage[],
  siteId: string,
): Pick<SearchablePage, 'label' | 'path'>[] {
  const words = ` ${allWords(search).map(singular).join(' ')} `;
  const found = pages.flatMap(({label, path, phrases, sites}) => {
    if (sites.length > 0 && !sites.includes(siteId)) return [];
    const lengths = phrases
      .map(phraseOf)
      .filter((phrase) => phrase !== '' && words.includes(` ${phrase} `))
      .map(({length}) => length);
    return lengths.length > 0 ? [{label, path, length: Math.max(...lengths)}] : [];
  });
  return found
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_PAGES)
    .map(({label, path}) => ({label, path}));
}
