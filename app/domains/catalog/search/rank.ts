import type {IndexCandidate, SearchTerm, TermOption} from '../product-index';
import {allWords, singular} from '~/platform/words';

/* How much it says about a product that it meets a term in this place. */
const IN_TITLE = 4;
const BEGINS_TITLE_WORD = 3;
const FACET = 2;
const ELSEWHERE = 1;

/** The best matches first; equally good ones stay in their order. */
export function rankCandidates(
  candidates: readonly IndexCandidate[],
  terms: readonly SearchTerm[],
): IndexCandidate[] {
  const scores = new Map(candidates.map((one) => [one, score(one, terms)]));
  return candidates.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** All results are of the species that is asked for, whether their titles say so or not. */
const saysMore = ({options}: SearchTerm): boolean =>
  !options.every((option) => 'field' in option && option.field === 'species');

function score({title}: IndexCandidate, terms: readonly SearchTerm[]): number {
  const words = allWords(title).map(singular);
  return terms.filter(saysMore).reduce((sum, {text, options}) => {
    const wanted = allWords(text).map(singular);
    const inTitle = wanted.every((word) => words.includes(word));
    return sum + (inTitle ? IN_TITLE : Math.max(0, ...options.map((one) => place(one, words))));
  }, 0);
}

function place(option: TermOption, titleWords: readonly string[]): number {
  if ('field' in option) return FACET;
  return titleWords.some((word) => word.startsWith(singular(option.word)))
    ? BEGINS_TITLE_WORD
    : ELSEWHERE;
}

/**
 * The SKUs of the variants that the search means, such as the salmon ones for "salmon" or the 30 lb bags. All of them if
 * it says nothing about variants.
 */
export function meantSkus(
  {skus, variants}: IndexCandidate,
  terms: readonly SearchTerm[],
): readonly string[] {
  const scored = variants.map((variant) => ({
    sku: variant.sku,
    score: terms.filter(({options}) => options.some((option) => meets(variant, option))).length,
  }));
  const best = Math.max(0, ...scored.map((one) => one.score));
  return best === 0 ? skus : scored.filter((one) => one.score === best).map(({sku}) => sku);
}

/** Packs of 4 lb may be labeled 3.9 lb. */
const SAME_WEIGHT = 0.05;

function meets(
  {facetValues, pounds}: IndexCandidate['variants'][number],
  option: TermOption,
): boolean {
  if ('field' in option) return facetValues.includes(`|${option.field}:${option.value}|`);
  if (option.pounds === undefined) return false;
  return Math.abs(pounds - option.pounds) <= option.pounds * SAME_WEIGHT;
}
