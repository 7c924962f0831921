import type {FilterDefinition, TermOption} from '../product-index';
import type {SearchablePage, SearchWords} from '../search-knowledge';
import {allWords, singular} from '~/platform/words';
import {searchWords} from '../search-text';

export interface Vocabulary {
  /** The number of products with each word of the index and of the phrases. */
  words: ReadonlyMap<string, number>;
  /** Keyed by the phrase's singular words, joined by spaces. */
  phrases: ReadonlyMap<string, readonly TermOption[]>;
  /** The words of pages' phrases. They aren't misspelled, but find no product by themselves. */
  pageWords: ReadonlySet<string>;
}

/** The longest phrase, in words. */
export const LONGEST_PHRASE = 4;

/**
 * Phrases are the filters' labels and values, and the editors' synonyms, which take precedence. A one-word filter
 * phrase also finds products that contain the word, except for the species: a search for "dog" never finds cat food.
 */
export function toVocabulary(
  {words, synonyms}: SearchWords,
  definitions: readonly FilterDefinition[],
  pages: readonly Pick<SearchablePage, 'phrases'>[] = [],
): Vocabulary {
  const phrases = new Map<string, readonly TermOption[]>();
  for (const {field, kind, options} of definitions) {
    if (kind !== 'value') continue;
    for (const {value, label} of options) {
      for (const phrase of new Set([phraseOf(label), phraseOf(value)])) {
        const isWord = field !== 'species' && !phrase.includes(' ');
        addOptions(phrases, phrase, [{field, value}, ...(isWord ? [{word: phrase}] : [])]);
      }
    }
  }
  const editors = new Map<string, readonly TermOption[]>();
  for (const {phrases: written, means} of synonyms) {
    for (const phrase of written) addOptions(editors, phraseOf(phrase), means.map(toOption));
  }
  for (const [phrase, options] of editors) phrases.set(phrase, options);
  const counts = new Map(words.map(({word, products}) => [word, products]));
  for (const phrase of phrases.keys()) {
    for (const word of phrase.split(' ')) if (!counts.has(word)) counts.set(word, 0);
  }
  const pageWords = new Set(pages.flatMap((page) => page.phrases.flatMap(allWords)).map(singular));
  return {words: counts, phrases, pageWords};
}

/** "Itchy skins" is `itchy skin`. */
export function phraseOf(text: string): string {
  return searchWords(text).map(singular).join(' ');
}

function toOption(meaning: string): TermOption {
  const at = meaning.indexOf(':');
  return at > 0
    ? {field: meaning.slice(0, at), value: meaning.slice(at + 1)}
    : {word: meaning.toLowerCase()};
}

function addOptions(
  phrases: Map<string, readonly TermOption[]>,
  phrase: string,
  options: readonly TermOption[],
): void {
  if (phrase !== '') phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...options]);
}
