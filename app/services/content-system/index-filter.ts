import type {FacetCondition, IndexFilter, Sort} from '~/domains/catalog/product-index';

/** A filter of Directus' items API. */
export type ItemsFilter = {[name: string]: unknown};

/** A variant as the content system has it. */
interface VariantItem {
  pounds: number;
  /** `|flavor:beef|food_form:canned|` */
  facet_values: string;
}

/** What the variants of a product differ in, beside what they weigh. */
const VARIANT_FIELDS: readonly string[] = ['food_form', 'flavor', 'pack_type'];

export const isVariantField = (field: string): boolean => VARIANT_FIELDS.includes(field);

const PUBLISHED: ItemsFilter = {status: {_eq: 'published'}};
const NOTHING: ItemsFilter = {id: {_null: true}};

export function publishedWith(filter: ItemsFilter = {}): string {
  return JSON.stringify({...PUBLISHED, ...filter});
}

/** The texts that meet the filter, as query parameters; a draft comes before what it replaces, where drafts are seen. */
export function textFilter(filter: ItemsFilter, {withDrafts}: {withDrafts: boolean}) {
  const status = withDrafts ? {status: {_in: ['draft', 'published']}} : PUBLISHED;
  return {filter: JSON.stringify({...status, ...filter}), sort: 'status'};
}

/** The one text that meets the filter. */
export function oneText(filter: ItemsFilter, drafts: {withDrafts: boolean}) {
  return {...textFilter(filter, drafts), limit: '1'};
}

/** The published products that the filter means. */
export function productsFilter(filter: IndexFilter): ItemsFilter {
  const variants = choosesVariants(filter) ? [{variants: variantsFilter(filter)}] : [];
  return {_and: [...productFilters(filter), ...variants]};
}

/** Whether it means some variants of a product rather than all. */
export const choosesVariants = ({conditions}: IndexFilter): boolean => conditions.some(isOfVariant);

/** What the products that are meant have in these facets. */
export function productFacetsFilter(filter: IndexFilter, fields: readonly string[]): ItemsFilter {
  return {field: {_in: fields}, product: productsFilter(filter)};
}

/** What the variants that are meant have in these facets. */
export function variantFacetsFilter(filter: IndexFilter, fields: readonly string[]): ItemsFilter {
  const {_and: ofVariant} = variantsFilter(filter);
  return {
    field: {_in: fields},
    variant: {_and: [...ofVariant, {product: {_and: productFilters(filter)}}]},
  };
}

/** Whether it is one of the variants that the filter means, of a product that it means. */
export function isMeantVariant({conditions}: IndexFilter): (variant: VariantItem) => boolean {
  return ({pounds, facet_values: facets}) =>
    conditions
      .filter(isOfVariant)
      .every((condition) =>
        'values' in condition
          ? condition.values.some((value) => facets.includes(facetText(condition.field, value)))
          : pounds >= (condition.min ?? 0) && pounds <= (condition.max ?? Infinity),
      );
}

function productFilters({conditions, words, commerceIds, handles}: IndexFilter): ItemsFilter[] {
  return [
    PUBLISHED,
    ...(commerceIds ? [{commerce_id: {_in: commerceIds}}] : []),
    ...(handles ? [{handle: {_in: handles}}] : []),
    ...conditions.filter((one) => !isOfVariant(one)).map(conditionFilter),
    ...words.map(wordFilter),
  ];
}

/** Directus joins a relation once in the whole filter: what is said of it there is said of one and the same variant. */
const variantsFilter = ({conditions}: IndexFilter): {_and: ItemsFilter[]} => ({
  _and: conditions.filter(isOfVariant).map(conditionFilter),
});

/** Whether one variant has to meet it, rather than the product as a whole. */
const isOfVariant = (
  condition: FacetCondition,
): condition is Exclude<FacetCondition, {isPresent: true}> =>
  !('isPresent' in condition) && (!('values' in condition) || isVariantField(condition.field));

/** On a product or a variant: each has the list of its own values, and a variant its weight. */
function conditionFilter(condition: FacetCondition): ItemsFilter {
  if ('isPresent' in condition) return {facet_values: {_contains: `|${condition.field}:`}};
  if (!('values' in condition)) return {pounds: amountFilter(condition)};
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

/** The index has its words as they are searched for, each after a bar. */
function wordFilter(word: string): ItemsFilter {
  if (word === '') return NOTHING;
  return {_or: spellings(word).map((one) => ({search_text: {_contains: `|${one}`}}))};
}

/** Somebody who searches for "puppies" means "puppy" too, and for "cats" what begins with "cat". */
function spellings(word: string): string[] {
  if (word.length < MIN_PLURAL_LENGTH || /(?:ss|us|is)$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, word.replace(/ies$/, 'y')];
  return [word.replace(/(?<=ch|sh|x|ss)es$|s$/, '')];
}

const MIN_PLURAL_LENGTH = 4;

/** The order of each sort; `id` decides between equals, so that pages never overlap. */
const SORT_FIELDS: Record<Sort, string> = {
  featured: 'featured_rank,id',
  'best-selling': 'best_seller_rank,id',
  'price-up': 'price,id',
  'price-down': '-highest_price,id',
  newest: '-launched_on,id',
  name: 'title,id',
};

/** The same where not all variants are meant: what others cost does not count. */
const VARIANT_SORT_FIELDS: Partial<Record<Sort, string>> = {
  'price-up': 'variants.price,id',
  'price-down': '-variants.price,id',
};

export function sortFields({sort, filter}: {sort: Sort; filter: IndexFilter}): string {
  return (choosesVariants(filter) ? VARIANT_SORT_FIELDS[sort] : null) ?? SORT_FIELDS[sort];
}

const ROW_FIELDS = 'handle,commerce_id,skus';
const OF_VARIANTS = 'variants.sku,variants.pounds,variants.facet_values';

/** What is asked of a product: of its variants only where not all are meant. */
export const rowFields = (filter: IndexFilter): string =>
  choosesVariants(filter) ? `${ROW_FIELDS},${OF_VARIANTS}` : ROW_FIELDS;
