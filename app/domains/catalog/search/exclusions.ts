import {allWords, singular} from '~/platform/words';
import type {SearchTerm} from '../product-index';
import {correctSpelling} from './spelling';

const POULTRY = ['chicken', 'turkey', 'duck', 'goose', 'quail', 'poultry'];
const FISH = [
  'fish',
  'salmon',
  'tuna',
  'whitefish',
  'cod',
  'herring',
  'menhaden',
  'sardine',
  'anchov',
  'mackerel',
  'trout',
  'pollock',
  'catfish',
  'tilapia',
  'haddock',
  'hake|',
  'ocean',
];
const GLUTEN = ['wheat', 'barley', 'rye|', 'oat', 'malt', 'spelt', 'gluten'];
const DAIRY = ['milk', 'cheese', 'whey', 'yogurt', 'casein', 'dairy'];

/**
 * Ingredients that shoppers avoid, with the words of ingredient lists that contain them. A word also stands for longer
 * ones, unless a bar ends it.
 */
const AVOIDABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ...toItself('beef lamb venison rabbit salmon tuna egg soy lentil bean potato peanut salt'),
  ...toItself('wheat barley oat rice'),
  ['pork', ['pork', 'bacon', 'ham|']],
  ['chicken', ['chicken', 'poultry']],
  ['turkey', ['turkey', 'poultry']],
  ['duck', ['duck', 'poultry']],
  ['poultry', POULTRY],
  ['fish', FISH],
  ['seafood', [...FISH, 'shrimp', 'krill', 'crab', 'mussel']],
  ['gluten', GLUTEN],
  ['grain', [...GLUTEN, 'corn', 'maize', 'rice', 'sorghum', 'millet', 'quinoa', 'grain']],
  ['corn', ['corn', 'maize']],
  ['dairy', DAIRY],
  ['milk', DAIRY],
  ['lactose', DAIRY],
  ['pea', ['pea|', 'peas|']],
  ['legume', ['pea|', 'peas|', 'lentil', 'bean', 'chickpea', 'soy']],
  ['sugar', ['sugar', 'molasses', 'honey', 'syrup']],
]);

function toItself(names: string): [string, string[]][] {
  return names.split(' ').map((name) => [name, [name]]);
}

/** For `correctSpelling`, which breaks ties by frequency. No name is more frequent than another. */
const NAMES: ReadonlyMap<string, number> = new Map([...AVOIDABLE.keys()].map((name) => [name, 0]));

const BEFORE =
  /^(?:no|not|non|without|avoid|avoiding|except|exclude|excluding|doesnt|dont|cant|cannot)$/;
/** "without any chicken", "doesn't contain corn", "no added sugar" */
const FILLER = /^(?:any|added|with|contain|containing|have|eat|like|tolerate)$/;
const AFTER =
  /^(?:free|allergy|allergies|allergic|intolerance|intolerant|sensitivity|sensitivities)$/;
/** "free of grains", "allergic to beef" */
const LINK = /^(?:of|from|to)$/;
/** "chicken free range" and "beef free shipping" avoid nothing. */
const WHAT_IS_FREE = /^(?:range|shipping|delivery|returns?|samples?|gifts?)$/;
const MARK = /^[,/&+]$/;
const AND = /^(?:and|or|nor|[,/&+])$/;
/** Ingredients that nobody asks for: "salmon grain free" asks for salmon, but "corn soy free" for neither. */
const UNWANTED = /^(?:corn|wheat|soy|grain|gluten|dairy|lactose|sugar|salt)$/;

export interface Exclusions {
  /** The rest of the search. */
  words: string[];
  /** One for each avoided ingredient. */
  terms: SearchTerm[];
}

/** Whether a word is known, so that its spelling isn't corrected. */
type IsWord = (word: string) => boolean;

/**
 * FIND-44. Takes "without chicken", "grain free", "allergic to beef and lamb" and the like out of a search. Corrects
 * misspelled ingredients first: corrected later, "without chiken" would become a search for chicken.
 */
export function takeExclusions(search: string, isWord: IsWord = () => true): Exclusions {
  const words = partsOf(search);
  const names = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const [found, length] = exclusionAt(words.slice(at), isWord);
    for (const name of found) names.add(name);
    if (length === 0) rest.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return {
    words: rest.filter((word) => !MARK.test(word)),
    terms: [...names].map((name) => ({
      text: `without ${name}`,
      options: [{without: AVOIDABLE.get(name) ?? []}],
    })),
  };
}

/** The words, and the marks between them that join ingredients. */
function partsOf(search: string): string[] {
  const parts = search
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bpeanut butter (?=free|allerg)/gi, 'peanut ')
    .split(/([,/&+])/);
  return parts.flatMap((part) => (MARK.test(part) ? [part] : allWords(part)));
}

/** The avoided ingredients that these words begin with, and the number of words that say so. */
function exclusionAt(words: readonly string[], isWord: IsWord): [names: string[], length: number] {
  const [first = ''] = words;
  const joined = first.endsWith('free') ? ingredient(first.slice(0, -'free'.length)) : null;
  if (joined !== null) return [[joined], 1];
  const start = wordsBefore(words);
  const {names, length, isCommaLast} = listAt(words.slice(start), {isWord, canBeBare: start > 0});
  if (names.length === 0) return [[], 0];
  const end = start + length;
  const [after = '', next = ''] = words.slice(end);
  const isAfter =
    AFTER.test(after) && !LINK.test(next) && !(after === 'free' && WHAT_IS_FREE.test(next));
  if (start > 0) return [names, isAfter ? end + 1 : end];
  /* "salmon, grain free" asks for salmon, but "corn, wheat, soy free" for none of them. */
  const isApart = isCommaLast && names.length === 2 && !UNWANTED.test(names[0] ?? '');
  return isAfter && !isApart ? [names, end + 1] : [[], 0];
}

/** The number of words that lead to an ingredient to avoid. */
function wordsBefore([first = '', second = '', third = '']: readonly string[]): number {
  /* "sensitive" counts only with "to": "chicken sensitive stomach" asks for chicken. */
  if ((AFTER.test(first) || first === 'sensitive') && LINK.test(second)) return 2;
  if (!BEFORE.test(first)) return 0;
  if (!FILLER.test(second)) return 1;
  return FILLER.test(third) ? 3 : 2;
}

interface ListRules {
  isWord: IsWord;
  /** Whether "chicken beef" is a list, too. */
  canBeBare: boolean;
}

/** The ingredients of "chicken", "chicken or beef" or "corn, wheat, and soy" at the start of these words. */
function listAt(words: readonly string[], {isWord, canBeBare}: ListRules) {
  const names: string[] = [];
  let length = 0;
  let isCommaLast = false;
  for (let at = 0; ;) {
    const name = ingredient(words[at] ?? '', isWord);
    if (name === null) return {names, length, isCommaLast};
    names.push(name);
    isCommaLast = words[at - 1] === ',';
    length = at + 1;
    at = length;
    while (AND.test(words[at] ?? '')) at += 1;
    if (at === length && !canBeBare && !UNWANTED.test(name)) return {names, length, isCommaLast};
  }
}

const MIN_CORRECTED = 5;

function ingredient(word: string, isWord: IsWord = () => true): string | null {
  const name = singular(word);
  if (AVOIDABLE.has(name)) return name;
  return name.length < MIN_CORRECTED || isWord(word) ? null : correctSpelling(name, NAMES);
}
