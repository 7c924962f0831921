import type {Needs} from '~/platform/needs';
import {isExclusion} from '~/services/content-system/index-filter';
import {indexFilter, wordTerms} from '../list/list-query';
import type {ListState} from '../list-state';
import {isSkuLike} from '../search-text';
import {takeExclusions} from './exclusions';
import {understand, type Understanding} from './understand';
import type {FilterDefinition, SearchTerm} from '../product-index';
import type {SearchablePage, SearchWords} from '../search-knowledge';
import {toVocabulary, type Vocabulary} from './vocabulary';

export type UnderstandContext = Needs<{services: 'contentSystem'; site: true}>;

/**
 * Without the vocabulary, only ingredients to avoid are recognized; all other words are searched for as typed. Also
 * returns the pages that a search can find. Never throws.
 */
export async function understandSearch(
  {services: {contentSystem}}: UnderstandContext,
  search: string,
): Promise<Understanding & {pages: readonly SearchablePage[]}> {
  const [words, definitions, foundPages] = await Promise.all([
    contentSystem.searchWords(),
    contentSystem.filterDefinitions(),
    contentSystem.searchPages(),
  ]);
  const pages = foundPages.ok ? foundPages.value : NO_PAGES;
  if (!words.ok) {
    const avoided = takeExclusions(search);
    const terms = [...wordTerms(avoided.words.join(' ')), ...avoided.terms];
    const couldBeSku = isSkuLike(search) && avoided.terms.length === 0;
    return {terms, corrected: null, unknown: [], couldBeSku, pages};
  }
  const vocabulary = vocabularyOf(words.value, {
    definitions: definitions.ok ? definitions.value : NO_DEFINITIONS,
    pages,
  });
  return {...understand(search, vocabulary), pages};
}

interface OtherPhrases {
  definitions: readonly FilterDefinition[];
  pages: readonly SearchablePage[];
}

const NO_DEFINITIONS: FilterDefinition[] = [];
const NO_PAGES: SearchablePage[] = [];

interface MadeVocabulary extends OtherPhrases {
  synonyms: SearchWords['synonyms'];
  vocabulary: Vocabulary;
}

/* Building one takes milliseconds. Recent reads return the same words, so they're the key. */
const vocabularies = new WeakMap<SearchWords['words'], MadeVocabulary>();

function vocabularyOf(known: SearchWords, {definitions, pages}: OtherPhrases): Vocabulary {
  const {words, synonyms} = known;
  const made = vocabularies.get(words);
  const isSame =
    made?.synonyms === synonyms && made.definitions === definitions && made.pages === pages;
  if (isSame) return made.vocabulary;
  const vocabulary = toVocabulary(known, definitions, pages);
  vocabularies.set(words, {synonyms, definitions, pages, vocabulary});
  return vocabulary;
}

/** Limits the number of index queries. */
const MAX_TERMS = 8;

/** Each word also by itself: "soft" means wet food, but may be a word of a treat's title. */
const withOwnWords = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms.map(({text, options}) => ({
    text,
    options: text.includes(' ') ? options : [...options, {word: text}],
  }));

/**
 * Looser terms for a search without results: the typed words themselves, if products have them. Otherwise drops as few
 * terms as possible, starting with the term whose removal leaves the most products. Ignores the shopper's filters, so
 * that the search means the same with each of the filters that its results offer. Never drops an ingredient to avoid.
 * Returns `null` if the terms match something without filters, or if no single term matches anything.
 */
export async function loosenTerms(
  context: UnderstandContext,
  state: ListState,
  understood: readonly SearchTerm[],
): Promise<{terms: SearchTerm[]; leftOut: string[]} | null> {
  const {
    services: {contentSystem},
    site,
  } = context;
  const unfiltered = {...state, filters: {}};
  const avoided = understood.filter(isExclusion);
  const terms = understood.filter((term) => !isExclusion(term));
  const count = async (some: readonly SearchTerm[]) => {
    const filter = indexFilter(unfiltered, site.id, [...some, ...avoided]);
    const answer = await contentSystem.productCount(filter);
    return answer.ok ? answer.value : 0;
  };
  const hasFilters = Object.keys(state.filters).length > 0;
  const typed = withOwnWords(terms);
  const counts = Promise.all([hasFilters ? count(terms) : 0, count(typed)]);
  let kept = terms.slice(0, MAX_TERMS);
  const leftOut: string[] = terms.slice(MAX_TERMS).map(({text}) => text);
  while (kept.length > 1) {
    const [[whole, asTyped], ...without] = await Promise.all([
      counts,
      ...kept.map((_, index) => count(kept.filter((_term, place) => place !== index))),
    ]);
    if (whole > 0 || asTyped > 0) break;
    const most = Math.max(...without);
    /*
     * If removing any one term still gives no results, drops the last term, because people type the important words
     * first.
     */
    const worst = most > 0 ? without.indexOf(most) : kept.length - 1;
    leftOut.push(kept[worst]?.text ?? '');
    kept = kept.filter((_, index) => index !== worst);
    if (most > 0) return {terms: [...kept, ...avoided], leftOut};
  }
  const [whole, asTyped] = await counts;
  return whole === 0 && asTyped > 0 ? {terms: [...typed, ...avoided], leftOut: []} : null;
}
