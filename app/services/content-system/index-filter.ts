import type {FacetCondition, IndexFilter, SearchTerm, Sort} from '~/domains/catalog/product-index';
import {singular} from '~/platform/words';

export type ItemsFilter = {[name: string]: unknown};

interface VariantItem {
  /** US dollars. */
  price: number;
  pounds: number;
  /** `|flavor:beef|food_form:canned|` */
  facet_values: string;
  /** `|beef|water|rice|`; empty if unknown. */
  ingredient_text: string;
}

/** A product's variants differ in these facets, and in weight and price. */
const VARIANT_FIELDS: readonly string[] = [
  'food_form',
  'flavor',
  'pack_type',
  'offer',
  'availability',
];

/** The number of a variant that each range filter is about. */
const amountOf = (field: string): 'price' | 'pounds' => (field === 'price' ? 'price' : 'pounds');

const PUBLISHED: ItemsFilter = {status: {_eq: 'published'}};
const NOTHING: ItemsFilter = {id: {_null: true}};

export const isVariantField = (field: string): boolean => VARIANT_FIELDS.includes(field);

/** Whether some variants of a product may meet a term better than others. */
export const isAboutVariants = ({options}: SearchTerm): boolean =>
  options.some((option) => ('field' in option ? isVariantField(option.field) : 'pounds' in option));

export function publishedWith(filter: ItemsFilter = {}): string {
  return JSON.stringify({...PUBLISHED, ...filter});
}

/** With drafts, a draft sorts before the published text that it replaces. */
export function textsQuery(filter: ItemsFilter, {withDrafts}: {withDrafts: boolean}) {
  const status = withDrafts ? {status: {_in: ['draft', 'published']}} : PUBLISHED;
  return {filter: JSON.stringify({...status, ...filter}), sort: 'status'};
}

export function firstTextQuery(filter: ItemsFilter, drafts: {withDrafts: boolean}) {
  return {...textsQuery(filter, drafts), limit: '1'};
}

export function productsFilter(filter: IndexFilter): ItemsFilter {
  const variants = selectsVariants(filter) ? [{variants: variantsFilter(filter)}] : [];
  return {_and: [...productFilters(filter), ...variants]};
}

export const selectsVariants = ({conditions, terms}: IndexFilter): boolean =>
  conditions.some(isVariantCondition) || terms.some(isExclusion);

export function productFacetsFilter(filter: IndexFilter, fields: readonly string[]): ItemsFilter {
  return {field: {_in: fields}, product: productsFilter(filter)};
}

export function variantFacetsFilter(filter: IndexFilter, fields: readonly string[]): ItemsFilter {
  const {_and: ofVariant} = variantsFilter(filter);
  return {
    field: {_in: fields},
    variant: {_and: [...ofVariant, {product: {_and: productFilters(filter)}}]},
  };
}

export function variantMatcher({
  conditions,
  terms,
}: IndexFilter): (variant: VariantItem) => boolean {
  const avoided = avoidedWords(terms);
  return ({facet_values: facets, ingredient_text: ingredients, ...amounts}) =>
    (avoided.length === 0 || ingredients !== '') &&
    avoided.every((word) => !ingredients.includes(`|${word}`)) &&
    conditions
      .filter(isVariantCondition)
      .every((condition) =>
        'values' in condition
          ? condition.values.some((value) => facets.includes(facetText(condition.field, value)))
          : isWithin(amounts[amountOf(condition.field)], condition),
      );
}

function isWithin(amount: number, {min, max}: {min: number | null; max: number | null}): boolean {
  return amount >= (min ?? 0) && amount <= (max ?? Infinity);
}

function productFilters({conditions, terms, commerceIds, handles}: IndexFilter): ItemsFilter[] {
  return [
    PUBLISHED,
    ...(commerceIds ? [{commerce_id: {_in: commerceIds}}] : []),
    ...(handles ? [{handle: {_in: handles}}] : []),
    ...conditions.filter((item) => !isVariantCondition(item)).map(conditionFilter),
    ...terms.filter((term) => !isExclusion(term)).map(termFilter),
  ];
}

/** Directus joins a relation only once per filter, so all conditions apply to the same variant. */
const variantsFilter = ({conditions, terms}: IndexFilter): {_and: ItemsFilter[]} => ({
  _and: [
    ...conditions.filter(isVariantCondition).map(conditionFilter),
    /* Ingredients that aren't known could be any. */
    ...(terms.some(isExclusion) ? [{ingredient_text: {_contains: '|'}}] : []),
    ...avoidedWords(terms).map((word) => ({ingredient_text: {_ncontains: `|${word}`}})),
  ],
});

const avoidedWords = (terms: readonly SearchTerm[]): readonly string[] =>
  terms.flatMap(({options}) =>
    options.flatMap((option) => ('without' in option ? option.without : [])),
  );

/** Whether a term names an ingredient to avoid. */
export const isExclusion = (term: SearchTerm): boolean => avoidedWords([term]).length > 0;

const isVariantCondition = (
  condition: FacetCondition,
): condition is Exclude<FacetCondition, {isPresent: true}> =>
  !('isPresent' in condition) && (!('values' in condition) || isVariantField(condition.field));

/** Products and variants store their own facet values, and a variant its weight and price. */
function conditionFilter(condition: FacetCondition): ItemsFilter {
  if ('isPresent' in condition) return {facet_values: {_contains: `|${condition.field}:`}};
  if (!('values' in condition)) return {[amountOf(condition.field)]: amountFilter(condition)};
  const {field, values} = condition;
  if (values.length === 0) return NOTHING;
  return {_or: values.map((value) => ({facet_values: {_contains: facetText(field, value)}}))};
}

const facetText = (field: string, value: string): string => `|${field}:${value}|`;

function amountFilter({min, max}: {min: number | null; max: number | null}): ItemsFilter {
  if (min !== null && max !== null) return {_between: [min, max]};
  if (min !== null) return {_gte: min};
  return max === null ? {_nnull: true} : {_lte: max};
}

/** `search_text` holds the index's words, each after a bar. A search for "cats" finds words that start with "cat". */
function termFilter({options}: SearchTerm): ItemsFilter {
  if (options.length === 0) return NOTHING;
  return {
    _or: options.flatMap((option): ItemsFilter[] => {
      if ('field' in option) {
        return [{facet_values: {_contains: facetText(option.field, option.value)}}];
      }
      const words = 'word' in option ? spellings(option.word) : [];
      return words.map((word) => ({search_text: {_contains: `|${word}`}}));
    }),
  };
}

/** Covers plurals: "puppies" doesn't start with "puppy". */
function spellings(word: string): string[] {
  const stem = singular(word);
  return word.startsWith(stem) ? [stem] : [word, stem];
}

/** Sort fields. `id` breaks ties, so that pages never overlap. */
const SORT_FIELDS: Record<Sort, string> = {
  featured: 'featured_rank,id',
  'best-selling': 'best_seller_rank,id',
  'price-up': 'price,id',
  'price-down': '-highest_price,id',
  newest: '-launched_on,id',
  name: 'title,id',
};

/** For filters that select single variants: only their prices count. */
const VARIANT_SORT_FIELDS: Partial<Record<Sort, string>> = {
  'price-up': 'variants.price,id',
  'price-down': '-variants.price,id',
};

export function sortFields({sort, filter}: {sort: Sort; filter: IndexFilter}): string {
  return (selectsVariants(filter) ? VARIANT_SORT_FIELDS[sort] : null) ?? SORT_FIELDS[sort];
}

const ROW_FIELDS = 'handle,commerce_id,skus';
const VARIANT_ROW_FIELDS = 'variants.sku,variants.price,variants.pounds,variants.facet_values';

/** Variant fields are included only if the filter selects single variants. */
export const rowFields = (filter: IndexFilter): string =>
  [
    ROW_FIELDS,
    ...(selectsVariants(filter) ? [VARIANT_ROW_FIELDS] : []),
    ...(filter.terms.some(isExclusion) ? ['variants.ingredient_text'] : []),
  ].join();
