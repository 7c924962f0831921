import type {SearchTerm} from '../product-index';
import {OUNCES_PER_POUND} from '~/platform/weight';
import {allWords, singular} from '~/platform/words';
import {isNoise, isSkuLike} from '../search-text';
import {takeExclusions} from './exclusions';
import {correctSpelling} from './spelling';
import {LONGEST_PHRASE, type Vocabulary} from './vocabulary';

export interface Understanding {
  /** A product must meet all of them. Empty if nothing was understood. */
  terms: SearchTerm[];
  /** The search with its spelling corrected, if it was. */
  corrected: string | null;
  /** Words that no product contains and that have no correction. */
  unknown: string[];
  /** Whether the search could be a SKU or part of one. */
  couldBeSku: boolean;
}

/** A size of a pack: "30 lb", "30lb", "30 pounds". */
const UNITS: Record<string, 'lb' | 'oz'> = {
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
};

/** Interprets a search: ingredients to avoid, sizes, phrases, misspelled words and joined words. */
export function understand(search: string, vocabulary: Vocabulary): Understanding {
  const sizes: SearchTerm[] = [];
  const isWord = (word: string) => isVocabularyWord(word, vocabulary);
  const exclusions = takeExclusions(search, isWord);
  const typed = takeSizes(exclusions.words, sizes);
  /* SKUs aren't in the vocabulary, so most have a word that it lacks. */
  const isVerbatim = typed.every(isWord);
  const hasDash = search.includes('-');
  if (isSkuLike(search) && hasDash && /\d/.test(search) && !isVerbatim) {
    const terms = allWords(search).map((word) => ({text: word, options: [{word}]}));
    return {terms, corrected: null, unknown: [], couldBeSku: true};
  }
  const spelled = spell(typed, vocabulary);
  const terms: SearchTerm[] = [];
  const unknown: string[] = [];
  const {words} = spelled;
  const others = [...sizes, ...exclusions.terms];
  const meaningful = words.some((word) => !isNoise(word)) || others.length > 0;
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, at, vocabulary);
    if (phrase) {
      terms.push(phrase.term);
      at += phrase.length;
      continue;
    }
    const word = words[at] ?? '';
    if (!meaningful || !isNoise(word)) {
      if (isKnown(word, vocabulary, words.length === 1))
        terms.push({text: word, options: [{word}]});
      else unknown.push(word);
    }
    at += 1;
  }
  return {
    terms: [...terms, ...others],
    corrected: spelled.isCorrected ? [...words, ...others.map(({text}) => text)].join(' ') : null,
    unknown,
    couldBeSku: isSkuLike(search) && exclusions.terms.length === 0 && (hasDash || !isVerbatim),
  };
}

/** Separates the sizes from the words. */
function takeSizes(words: readonly string[], sizes: SearchTerm[]): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, number = word, attached] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
    const unit = UNITS[attached ?? words[at + 1] ?? ''];
    if (!/^\d+$/.test(number) || !unit) {
      rest.push(word);
      continue;
    }
    if (attached === undefined) at += 1;
    const pounds = unit === 'lb' ? Number(number) : Number(number) / OUNCES_PER_POUND;
    sizes.push({text: `${number} ${unit}`, options: [{word: number + unit, pounds}]});
  }
  return rest;
}

/** Corrects words that aren't a prefix of a known word, splits joined words, and joins split ones. */
function spell(
  words: readonly string[],
  vocabulary: Vocabulary,
): {words: string[]; isCorrected: boolean} {
  const found: string[] = [];
  let isCorrected = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const joined = word + (words[at + 1] ?? '');
    const isJoined =
      joined !== word &&
      vocabulary.words.has(joined) &&
      !(vocabulary.words.has(word) && vocabulary.words.has(words[at + 1] ?? ''));
    if (isJoined) {
      found.push(joined);
      at += 1;
    } else if (
      isNoise(word) ||
      vocabulary.pageWords.has(singular(word)) ||
      isKnown(word, vocabulary, words.length === 1)
    ) {
      found.push(word);
    } else {
      const better = takeApart(word, vocabulary) ?? correctSpelling(word, vocabulary.words);
      found.push(...(better?.split(' ') ?? [word]));
      if (better !== null) isCorrected = true;
    }
  }
  return {words: found, isCorrected};
}

const MIN_PART = 3;

/** "grainfree" is "grain free", if both are words. */
function takeApart(word: string, {words}: Vocabulary): string | null {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => words.has(part))) return parts.join(' ');
  }
  return null;
}

/** Next to other words, a short prefix is more likely a complete word that the vocabulary lacks. */
const MIN_BEGINNING = 4;

const isVocabularyWord = (word: string, {words}: Vocabulary): boolean =>
  words.has(word) || words.has(singular(word));

/** Prefixes count, because people are still typing or leave off endings. */
function isKnown(word: string, vocabulary: Vocabulary, isOnly: boolean): boolean {
  if (isVocabularyWord(word, vocabulary)) return true;
  const start = singular(word);
  if (!isOnly && start.length < MIN_BEGINNING) return false;
  for (const known of vocabulary.words.keys()) if (known.startsWith(start)) return true;
  return false;
}

function longestPhrase(
  words: readonly string[],
  at: number,
  {phrases}: Vocabulary,
): {term: SearchTerm; length: number} | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    const options =
      phrases.get(part.map(singular).join(' ')) ??
      phrases.get(
        part
          .filter((word) => !isNoise(word))
          .map(singular)
          .join(' ') || ' ',
      );
    if (options && !isNoise(part[0] ?? '')) return {term: {text: part.join(' '), options}, length};
  }
  return null;
}
