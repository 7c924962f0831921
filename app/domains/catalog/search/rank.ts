import type {IndexCandidate, SearchTerm, TermOption} from '../product-index';
import {allWords, singular} from '~/platform/words';

/* The score of a match in each field. */
const IN_TITLE = 4;
const BEGINS_TITLE_WORD = 3;
const FACET = 2;
const ELSEWHERE = 1;

/** Best matches first. Equal matches keep their order. */
export function rankCandidates(
  candidates: readonly IndexCandidate[],
  terms: readonly SearchTerm[],
): IndexCandidate[] {
  const scores = new Map(candidates.map((item) => [item, score(item, terms)]));
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** A title contains "Dry" only to tell the product from the wet food of the same name. */
const FORM_WORDS = new Set(['dry', 'wet', 'food']);

/** Species and these words aren't scored: every result has them, whether or not its title contains the word. */
const saysMore = ({text, options}: SearchTerm): boolean =>
  !options.every((option) => 'field' in option && option.field === 'species') &&
  !allWords(text).every((word) => FORM_WORDS.has(word));

function score({title}: IndexCandidate, terms: readonly SearchTerm[]): number {
  const words = allWords(title).map(singular);
  return terms.filter(saysMore).reduce((sum, {text, options}) => {
    const wantedWords = allWords(text).map(singular);
    const inTitle = wantedWords.every((word) => words.includes(word));
    return sum + (inTitle ? IN_TITLE : Math.max(0, ...options.map((item) => place(item, words))));
  }, 0);
}

function place(option: TermOption, titleWords: readonly string[]): number {
  if ('without' in option) return 0;
  if ('field' in option) return FACET;
  return titleWords.some((word) => word.startsWith(singular(option.word)))
    ? BEGINS_TITLE_WORD
    : ELSEWHERE;
}
