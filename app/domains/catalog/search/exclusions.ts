import {singular} from '~/platform/words';
import type {SearchTerm} from '../product-index';

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
  'ocean',
];
const GLUTEN = ['wheat', 'barley', 'rye|', 'oat', 'malt', 'spelt', 'gluten'];
const DAIRY = ['milk', 'cheese', 'whey', 'yogurt', 'casein', 'dairy'];

/**
 * Ingredients that shoppers avoid, with the words of ingredient lists that contain them. A word also stands for longer
 * ones, unless a bar ends it.
 */
const AVOIDABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ...toItself('beef lamb pork venison rabbit salmon tuna egg soy lentil bean potato peanut salt'),
  ...toItself('wheat barley oat rice'),
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

const BEFORE = /^(?:no|not|non|without|avoid|avoiding)$/;
const AFTER = /^(?:free|allergy|allergies|allergic|intolerance|intolerant)$/;
/** "free of grains", "allergic to beef" */
const LINK = /^(?:of|from|to)$/;
const AND = /^(?:and|or)$/;

export interface Exclusions {
  /** The rest of the search. */
  words: string[];
  /** One for each avoided ingredient. */
  terms: SearchTerm[];
}

/** FIND-44. Takes "without chicken", "grain free", "allergic to beef and lamb" and the like out of a search's words. */
export function takeExclusions(words: readonly string[]): Exclusions {
  const names = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const [found, length] = exclusionAt(words.slice(at));
    for (const name of found) names.add(name);
    if (length === 0) rest.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return {
    words: rest,
    terms: [...names].map((name) => ({
      text: `without ${name}`,
      options: [{without: AVOIDABLE.get(name) ?? []}],
    })),
  };
}

/** The avoided ingredients that these words begin with, and the number of words that say so. */
function exclusionAt(words: readonly string[]): [names: string[], length: number] {
  const [first = '', second = '', third = ''] = words;
  const joined = first.endsWith('free') ? ingredient(first.slice(0, -'free'.length)) : null;
  if (joined !== null) return [[joined], 1];
  const own = ingredient(first);
  if (own !== null && AFTER.test(second) && !LINK.test(third)) return [[own], 2];
  let length = 0;
  if (BEFORE.test(first)) length = 1;
  else if (AFTER.test(first) && LINK.test(second)) length = 2;
  const named = length > 0 ? ingredient(words[length] ?? '') : null;
  if (named === null) return [[], 0];
  const names = [named];
  length += 1;
  for (;;) {
    const next = AND.test(words[length] ?? '') ? ingredient(words[length + 1] ?? '') : null;
    if (next === null) return [names, length];
    names.push(next);
    length += 2;
  }
}

function ingredient(word: string): string | null {
  const name = singular(word);
  return AVOIDABLE.has(name) ? name : null;
}
