import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {FilterDefinition, IndexCandidate} from '~/domains/catalog/product-index';
import {pagesFor} from '~/domains/catalog/search/pages';
import {bestMatches} from '~/domains/catalog/search/meant-variants.server';
import {rankCandidates} from '~/domains/catalog/search/rank';
import {correctSpelling, editDistance} from '~/domains/catalog/search/spelling';
import {understand} from '~/domains/catalog/search/understand';
import {toVocabulary} from '~/domains/catalog/search/vocabulary';

const option = (value: string, label: string) => ({
  value,
  label,
  help: null,
  sites: [],
  species: [],
});
const definition = (field: string, options: FilterDefinition['options']): FilterDefinition => ({
  field,
  label: field,
  slug: field,
  kind: 'value',
  help: null,
  unit: null,
  sites: [],
  species: [],
  options,
});

const VOCABULARY = toVocabulary(
  {
    words: [
      {word: 'chicken', products: 20},
      {word: 'chickens', products: 1},
      {word: 'barley', products: 3},
      {word: 'hairball', products: 4},
      {word: 'hair', products: 1},
      {word: '30lb', products: 5},
      {word: 'golden', products: 1},
      {word: 'years', products: 2},
    ],
    synonyms: [
      {phrases: ['itchy skin', 'itch'], means: ['health:skin', 'health:allergy']},
      {phrases: ['lamb and rice'], means: ['flavor:lamb']},
      {phrases: ['kibble'], means: ['form:dry', 'kibble']},
    ],
  },
  [
    definition('species', [option('dog', 'Dog'), option('cat', 'Cat')]),
    definition('age', [option('senior', 'Senior')]),
    definition('health', [option('skin', 'Skin & Coat')]),
  ],
);

const optionsOf = (search: string) =>
  understand(search, VOCABULARY).terms.map(({options}) => options);
const DOG = [{field: 'species', value: 'dog'}];
const CHICKEN = [{word: 'chicken'}];

describe('a search', () => {
  it.each<[string, object[][]]>([
    ['chicken', [CHICKEN]],
    ['dog', [DOG]],
    ['dogs', [DOG]],
    ['food for my dog', [DOG]],
    ['senior dog', [[{field: 'age', value: 'senior'}, {word: 'senior'}], DOG]],
    ['skin & coat', [[{field: 'health', value: 'skin'}]]],
    [
      'Itchy skin',
      [
        [
          {field: 'health', value: 'skin'},
          {field: 'health', value: 'allergy'},
        ],
      ],
    ],
    [
      'itches',
      [
        [
          {field: 'health', value: 'skin'},
          {field: 'health', value: 'allergy'},
        ],
      ],
    ],
    ['lamb and rice', [[{field: 'flavor', value: 'lamb'}]]],
    ['lamb & rice', [[{field: 'flavor', value: 'lamb'}]]],
    ['kibbles', [[{field: 'form', value: 'dry'}, {word: 'kibble'}]]],
    ['30 lb chicken', [CHICKEN, [{word: '30lb', pounds: 30}]]],
    ['chicken 30lbs', [CHICKEN, [{word: '30lb', pounds: 30}]]],
    ['8 oz', [[{word: '8oz', pounds: 0.5}]]],
    ['chic', [[{word: 'chic'}]]],
    ['food', []],
  ])('FIND-19 "%s" means %j', (search, expected) => {
    expect(optionsOf(search)).toEqual(expected);
  });

  it.each([
    ['chiken', 'chicken'],
    ['chikcen dog', 'chicken dog'],
    ['kibbel', 'kibble'],
    ['dgo', 'dog'],
    ['goldenyears', 'golden years'],
    ['goldenyears', 'golden years'],
    ['chicken', null],
    ['hair ball', null],
    ['xqzwv', null],
  ])('FIND-20 "%s" is read as %j', (search, corrected) => {
    expect(understand(search, VOCABULARY).corrected).toBe(corrected);
  });

  it('FIND-50 never reads a misspelled ingredient to avoid as one to find', () => {
    expect(understand('dog without chiken', VOCABULARY)).toMatchObject({
      terms: [{text: 'dog'}, {text: 'without chicken'}],
      unknown: [],
    });
  });

  it('FIND-20 joins two words that the index has as one', () => {
    expect(optionsOf('hair ball')).toEqual([[{word: 'hairball'}]]);
  });

  it('FIND-21 treats a short prefix as a word only if it is the whole search', () => {
    expect(understand('chi', VOCABULARY).unknown).toEqual([]);
    expect(understand('chi dog', VOCABULARY)).toMatchObject({
      terms: [{text: 'dog'}],
      unknown: ['chi'],
    });
  });

  it('FIND-21 names the words that no product has', () => {
    expect(understand('purina chicken', VOCABULARY)).toMatchObject({
      terms: [{text: 'chicken'}],
      unknown: ['purina'],
    });
  });

  it('FIND-02b any text is understood', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 100}), (text) => {
        const {terms} = understand(text, VOCABULARY);
        expect(terms.every(({options}) => options.length > 0)).toBe(true);
      }),
    );
  });
});

describe('spelling', () => {
  it.each([
    ['', '', 0],
    ['dog', 'dog', 0],
    ['dgo', 'dog', 1],
    ['chiken', 'chicken', 1],
    ['cat', 'cats', 1],
    ['arthritus', 'arthritis', 1],
    ['kitten', 'sitting', 3],
  ])('the distance of "%s" and "%s" is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
    if (distance > 1) expect(editDistance(one, other, 1)).toBeGreaterThan(1);
  });

  it('prefers a word with the same first letter, then the more frequent one', () => {
    const known = new Map([
      ['table', 9],
      ['cable', 1],
      ['cably', 5],
    ]);
    expect(correctSpelling('cabls', known)).toBe('cably');
    expect(correctSpelling('tabls', known)).toBe('table');
    expect(correctSpelling('12345', known)).toBeNull();
    expect(correctSpelling('ta', known)).toBeNull();
  });
});

const candidate = (handle: string, title: string): IndexCandidate => ({
  handle,
  commerceId: handle,
  skus: [],
  title,
});

describe('the order of results', () => {
  it('FIND-22 ranks matches in the title first, and otherwise keeps the order', () => {
    const all = [
      candidate('a', 'Stew'),
      candidate('b', 'Old Stew'),
      candidate('c', 'Chicken & Oat'),
    ];
    const term = {text: 'chicken', options: [{field: 'flavor', value: 'chicken'}, ...CHICKEN]};
    expect(rankCandidates(all, [term]).map(({handle}) => handle)).toEqual(['c', 'a', 'b']);
  });

  it('FIND-22 doesn’t score a species in the title', () => {
    const all = [candidate('a', 'Chicken Stew'), candidate('b', 'Urinary Care Dog')];
    const chicken = {text: 'chicken', options: [{field: 'flavor', value: 'chicken'}, ...CHICKEN]};
    const order = rankCandidates(all, [chicken, {text: 'dog', options: DOG}]);
    expect(order.map(({handle}) => handle)).toEqual(['a', 'b']);
  });

  it('FIND-43 doesn’t score “dry” or “wet” in the title, but the name of a dish', () => {
    const all = [candidate('a', 'Everyday Chicken'), candidate('b', 'Joint Care Dry Stew')];
    const dryFood = (text: string) => ({
      text,
      options: [{field: 'food_form', value: 'dry-food'}],
    });
    const orderFor = (text: string) =>
      rankCandidates(all, [dryFood(text)]).map(({handle}) => handle);
    expect(orderFor('dry')).toEqual(['a', 'b']);
    expect(orderFor('dry food')).toEqual(['a', 'b']);
    expect(orderFor('stew')).toEqual(['b', 'a']);
  });

  it('FIND-23 opens the variant that was meant', () => {
    const bag = [
      {sku: 'beef-4', pounds: 4, facetValues: '|flavor:beef|'},
      {sku: 'beef-30', pounds: 30, facetValues: '|flavor:beef|'},
      {sku: 'lamb-30', pounds: 30.5, facetValues: '|flavor:lamb|'},
    ];
    const beef = {text: 'beef', options: [{field: 'flavor', value: 'beef'}]};
    const size = {text: '30 lb', options: [{word: '30lb', pounds: 30}]};
    expect(bestMatches(bag, [beef])).toEqual(['beef-4', 'beef-30']);
    expect(bestMatches(bag, [size])).toEqual(['beef-30', 'lamb-30']);
    expect(bestMatches(bag, [beef, size])).toEqual(['beef-30']);
    expect(bestMatches(bag, [{text: 'x', options: CHICKEN}])).toEqual([]);
  });
});

describe('a search that could be a SKU', () => {
  it.each([
    ['MB-CIND-7', true],
    ['mb-cind', true],
    ['cind', true],
    ['chic', true],
    ['1234567', true],
    ['golden-age', true],
    ['grain-free', false],
    ['chicken', false],
    ['kibble', false],
    ['kibbles', false],
    ['grain free', false],
    ['cind salmon', false],
    ['abc', false],
  ])('FIND-25 "%s": %s', (search, couldBeSku) => {
    expect(understand(search, VOCABULARY).couldBeSku).toBe(couldBeSku);
  });

  it('FIND-25 keeps the words of a SKU as they were typed', () => {
    expect(optionsOf('MB-CHIKEN-7')).toEqual([[{word: 'mb'}], [{word: 'chiken'}], [{word: '7'}]]);
    expect(understand('MB-CHIKEN-7', VOCABULARY)).toMatchObject({corrected: null, unknown: []});
  });
});

it('FIND-24 pages are found by their phrases, on their sites, the longest first', () => {
  const pages = [
    {label: 'FAQ', path: '/faq', phrases: ['return'], sites: []},
    {label: 'Box', path: '/box', phrases: ['return box'], sites: ['DTC']},
  ];
  expect(pagesFor('returns boxes', pages, 'DTC').map(({path}) => path)).toEqual(['/box', '/faq']);
  expect(pagesFor('how are returns handled', pages, 'HPSF').map(({path}) => path)).toEqual([
    '/faq',
  ]);
  expect(pagesFor('returning', pages, 'DTC')).toEqual([]);
});
