import {DAY_MS} from '../day';
import {hash} from './ids';
import * as phrases from './phrases';
import type {Pack, ProductSpec, VariantFacts} from './product-spec';
import {parseSize, roundToShelfPrice} from './sizes';
import {
  FLAVORS,
  FORMS,
  HEALTH_BY_SPECIES,
  type Badge,
  type BreedSize,
  type Flavor,
  type FoodForm,
  type LifeStage,
  type Line,
  type Species,
} from './vocabulary';

type Lists = readonly (readonly string[])[];

const INGREDIENTS: Lists = [phrases.GRAINS, phrases.GREENS, phrases.EXTRAS];
const MAKING: Lists = [phrases.MAKING, phrases.MANNERS, phrases.RESULTS];
const SERVING: Lists = [phrases.OCCASIONS, phrases.ADVICE, phrases.AFTERWARDS];

/** Index into the list of dishes, which has the same length for all forms. */
const DISH_PLACES = phrases.DISHES.treat.map((_, place) => String(place));
const TITLE: Lists = [phrases.TITLE_FIRST, phrases.TITLE_SECOND, DISH_PLACES];

const combinations = (lists: Lists) => lists.reduce((total, list) => total * list.length, 1);

/** The number of products before a sentence repeats. Further products have a number in their title. */
export const DISTINCT_PRODUCTS = Math.min(
  ...[TITLE, INGREDIENTS, MAKING, SERVING].map(combinations),
);

/** A prime larger than any list, so that stepping by it visits every combination once before repeating. */
const STRIDE = 7919;

/** Date of the first launch, and the days from it to the last. */
const FIRST_LAUNCH = Date.parse('2025-04-05T00:00:00Z');
const LAUNCH_DAYS = 535;
/** Products launched in the last this many days count as new. */
const NEW_DAYS = 40;

/** Generates further products with the grammar of the hand-written ones. The same count gives the same products. */
export function generateSpecs(count: number): ProductSpec[] {
  return Array.from({length: count}, (_, index) => generateSpec(index));
}

function generateSpec(index: number): ProductSpec {
  const choose = chooser(index);
  const line = choose('line', LINES);
  const species = choose('species', SPECIES);
  const form = line === 'treats' ? 'treat' : choose('form', FOOD_FORMS);
  const stage = choose('stage', STAGES[species]);
  const flavors = flavorsOf(choose, line, species);
  const packs = packsOf(choose, species, form, flavors);
  const breedSizes = species === 'dog' ? choose('breed', BREED_SIZES) : undefined;
  const health =
    line === 'clinical' || choose.chance('health', 0.35)
      ? [choose('condition', HEALTH_BY_SPECIES[species])]
      : undefined;
  const title = titleOf(index, form);
  const [grain = '', green = '', extra = ''] = combination(INGREDIENTS, index);
  const [making = '', manner = '', result = ''] = combination(MAKING, index);
  const [occasion = '', advice = '', afterwards = ''] = combination(SERVING, index);
  const meats = new Set(flavors.map((flavor) => FLAVORS[flavor].ingredient.toLowerCase()));
  const day = Math.floor(choose.number('launched') * LAUNCH_DAYS);
  return {
    code: `G${index.toString(36).toUpperCase().padStart(4, '0')}`,
    title,
    line,
    species,
    stage,
    ...(breedSizes ? {breedSizes} : {}),
    ...(health ? {health} : {}),
    packs,
    sentences: [
      `${title} ${choose('opening', phrases.OPENINGS)} ${phrases.AUDIENCES[species][stage]}.`,
      `It’s made with ${[...meats].join(' or ')}, ${grain}, ${green} and ${extra}.`,
      `We ${making} it ${manner}, so ${result}.`,
      `${occasion}, ${advice} ${afterwards}.`,
    ],
    benefits: [0, 5, 9].map((step) => {
      const place = hash(title) + step;
      return phrases.BENEFITS[place % phrases.BENEFITS.length] ?? '';
    }),
    ingredients: `{main}, ${[grain, green, extra].map(capitalWords).join(', ')}`,
    analysis: ANALYSIS[form],
    kcalPerKg: ENERGY[form] + Math.round(choose.number('energy') * 20) * 10,
    rating: [3.8 + Math.round(choose.number('stars') * 11) / 10, 3 + (hash(title) % 900)],
    launched: new Date(FIRST_LAUNCH + day * DAY_MS).toISOString().slice(0, 10),
    ...(day > LAUNCH_DAYS - NEW_DAYS ? {badges: ['brand-new' as const]} : {}),
    variants: factsOf(choose, packs),
  };
}

/** One entry of each list; unique for each index below the number of combinations. */
function combination(lists: Lists, index: number): string[] {
  let rest = (index * STRIDE) % combinations(lists);
  return lists.map((list) => {
    const word = list[rest % list.length] ?? '';
    rest = Math.floor(rest / list.length);
    return word;
  });
}

function titleOf(index: number, form: FoodForm): string {
  const [first, second, place] = combination(TITLE, index);
  const round = Math.floor(index / DISTINCT_PRODUCTS);
  const number = round > 0 ? ` No. ${round + 1}` : '';
  return `${first} ${second} ${phrases.DISHES[form][Number(place)]}${number}`;
}

type Chooser = ReturnType<typeof chooser>;

/** Draws values by name, so that adding a choice doesn't change the others. */
function chooser(index: number) {
  const number = (name: string) => hash(`${name}#${index}`) / 2 ** 32;
  const choose = <T>(name: string, from: readonly T[]): T => {
    const chosen = from[Math.floor(number(name) * from.length)];
    if (chosen === undefined) throw new Error(`Nothing to choose ${name} from`);
    return chosen;
  };
  return Object.assign(choose, {
    number,
    chance: (name: string, share: number) => number(name) < share,
  });
}

/** Repeated entries are more likely. */
const LINES: Line[] = ['balance', 'balance', 'balance', 'clinical', 'treats'];
const SPECIES: Species[] = ['dog', 'dog', 'dog', 'cat', 'cat'];
const FOOD_FORMS: FoodForm[] = ['dry-food', 'dry-food', 'canned', 'tray', 'pouch'];
const STAGES: Record<Species, LifeStage[]> = {
  dog: ['adult', 'adult', 'puppy', 'senior'],
  cat: ['adult', 'adult', 'kitten', 'senior'],
};
const BREED_SIZES: BreedSize[][] = [
  ['small', 'medium', 'large'],
  ['small'],
  ['small', 'medium'],
  ['large'],
];
const FLAVOR_SETS: Record<'dog' | 'cat' | 'treats', Flavor[]> = {
  dog: ['chicken', 'beef', 'lamb', 'turkey', 'salmon', 'duck', 'venison', 'rabbit', 'vegetable'],
  cat: ['chicken', 'salmon', 'tuna', 'turkey', 'whitefish', 'duck', 'rabbit', 'liver'],
  treats: ['chicken', 'peanut-butter', 'cheese', 'liver', 'beef', 'salmon', 'duck', 'original'],
};
const SIZES: Record<FoodForm, [string, ...string[]][]> = {
  'dry-food': [
    ['4 lb', '15 lb', '30 lb'],
    ['4 lb', '7 lb', '15 lb'],
    ['15 lb', '30 lb', '45 lb'],
  ],
  canned: [
    ['12.8 oz', '12 x 12.8 oz'],
    ['5.5 oz', '24 x 5.5 oz'],
  ],
  tray: [['3.5 oz', '12 x 3.5 oz']],
  pouch: [['12 x 2.8 oz', '24 x 2.8 oz']],
  treat: [
    ['6 oz', '11 oz'],
    ['3 oz', '6 oz'],
  ],
};
const CAT_BAGS: [string, ...string[]] = ['4 lb', '7 lb', '15 lb'];
/** US cents per ounce of the smallest size, before random variation. */
const CENTS_PER_OUNCE: Record<FoodForm, number> = {
  'dry-food': 21,
  canned: 31,
  tray: 68,
  pouch: 62,
  treat: 135,
};
const ANALYSIS: Record<FoodForm, ProductSpec['analysis']> = {
  'dry-food': [25, 14, 4, 10],
  canned: [8.5, 5, 1.5, 78],
  tray: [9.5, 5, 1, 80],
  pouch: [9, 3.5, 1, 81],
  treat: [18, 9, 3.5, 16],
};
const ENERGY: Record<FoodForm, number> = {
  'dry-food': 3500,
  canned: 980,
  tray: 960,
  pouch: 850,
  treat: 3200,
};

/** One to three neighboring flavors, from a random start in the set. */
function flavorsOf(choose: Chooser, line: Line, species: Species): Flavor[] {
  const set = FLAVOR_SETS[line === 'treats' ? 'treats' : species];
  const start = Math.floor(choose.number('flavor') * set.length);
  const count = choose('flavors', [1, 1, 1, 1, 1, 1, 2, 3]);
  return [...set.slice(start), ...set.slice(0, start)].slice(0, count);
}

/** One pack; every sixth canned food also comes as a pouch. */
function packsOf(choose: Chooser, species: Species, form: FoodForm, flavors: Flavor[]): Pack[] {
  const packOf = (packForm: FoodForm): Pack => {
    const catBags = species === 'cat' && packForm === 'dry-food';
    const sizes = catBags ? CAT_BAGS : choose(`sizes ${packForm}`, SIZES[packForm]);
    const first = parseSize(sizes[0]);
    const perOunce = CENTS_PER_OUNCE[packForm] * (0.85 + choose.number('price') * 0.5);
    return {
      form: packForm,
      flavors,
      sizes,
      price: roundToShelfPrice(first.ounces * first.count * perOunce),
    };
  };
  const also = form === 'canned' && choose.chance('pouch too', 1 / 6);
  return also ? [packOf('canned'), packOf('pouch')] : [packOf(form)];
}

/** Puts some variants on sale, low in stock or out of stock. */
function factsOf(choose: Chooser, packs: Pack[]): Record<string, VariantFacts> {
  const facts: VariantFacts = {
    ...(choose.chance('sale', 0.15) ? {sale: choose('percent', [10, 15, 20])} : {}),
    ...(choose.chance('rare', 0.12) ? {stock: choose('stock', [0, 0, 2, 5, 8])} : {}),
    ...(choose.chance('badge', 0.1) ? {badges: [choose('badges', SPARE_BADGES)]} : {}),
  };
  const [pack] = packs;
  const flavor = pack?.flavors[0];
  if (!pack || !flavor || Object.keys(facts).length === 0) return {};
  const title = [
    ...(pack.flavors.length > 1 ? [FLAVORS[flavor].label] : []),
    ...(packs.length > 1 ? [FORMS[pack.form].option] : []),
    choose('size', pack.sizes),
  ].join(' / ');
  return {[title]: facts};
}

const SPARE_BADGES: Badge[] = [
  'featured',
  'back-in-stock',
  'new-formula',
  'new-look',
  'new-flavor',
  'discontinued-soon',
];

const capitalWords = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
