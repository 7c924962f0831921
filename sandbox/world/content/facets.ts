import type {CatalogProduct, CatalogVariant} from '../../commerce/catalog/types';
import {
  FLAVORS,
  FORMS,
  type Flavor,
  type FoodForm,
  type HealthCondition,
  type LifeStage,
  type Line,
  type Species,
} from '../vocabulary';
import {OUNCES_PER_POUND} from '../sizes';
import {subRangeOf} from './sub-ranges';

export const SITES = ['DTC', 'HPSF'] as const;
export type Site = (typeof SITES)[number];

/** A filterable value of a product; `amount` is its number for range filters. */
export type Facet = {field: string; value: string; amount: number | null};

const CASE = /^\d+ x /;
/** Snack flavors, which appeal to the buyer as much as to the pet. */
const SNACK_FLAVORS = ['cheese', 'peanut-butter'];

/** The facets that variants of the same product can differ in. */
export const VARIANT_FIELDS = ['food_form', 'flavor', 'pack_type', 'offer', 'availability'];

/**
 * All facets of a product without duplicates, in a fixed order of fields. Products other than food only have their
 * sites.
 */
export function facetsOf(product: CatalogProduct, deals: ReadonlySet<string>): Facet[] {
  const tagged = tagsByKind(product);
  const line = tagged('line')[0] as Line | undefined;
  return [
    ...values('sites', sitesOf(product)),
    ...values('species', tagged('species')),
    ...values('brand', line ? [line] : []),
    ...values('lifestage', tagged('lifestage')),
    ...values('breed_size', tagged('breed-size')),
    ...values('food_form', tagged('food-form')),
    ...values('flavor', tagged('flavor')),
    ...values('health_conditions', tagged('health')),
    ...(line ? weightsOf(product) : []),
    ...values('pack_type', line ? packTypesOf(formsOf(product), product.variants) : []),
    ...subRange(product, line),
    ...values('rating', ratingsOf(product)),
    ...(line ? saleFacetsOf(product.variants, deals) : []),
  ];
}

/** `4-up` and `3-up` for products with reviews. */
function ratingsOf({metafields}: CatalogProduct): string[] {
  const rating = metafields.find(({namespace, key}) => namespace === 'reviews' && key === 'rating');
  const stars = rating ? Number((JSON.parse(rating.value) as {value: string}).value) : 0;
  return [4, 3].filter((least) => stars >= least).map((least) => `${least}-up`);
}

/** Whether any of the variants is a deal, and in stock. The index keeps the stock of the seed. */
function saleFacetsOf(variants: readonly CatalogVariant[], deals: ReadonlySet<string>): Facet[] {
  const isDeal = ({sku, price, compareAtPrice}: CatalogVariant) =>
    deals.has(sku) || (compareAtPrice ?? 0) > price;
  const isInStock = ({initialStock}: CatalogVariant) => initialStock === null || initialStock > 0;
  return [
    ...values('offer', variants.some(isDeal) ? ['deals'] : []),
    ...values('availability', variants.some(isInStock) ? ['in-stock'] : []),
  ];
}

/**
 * The sites that sell a product. The staff site is for feeding employees' own pets: it sells no dropshipped accessories
 * and no donations, and only treats for a health condition that aren't in snack flavors.
 */
function sitesOf(product: CatalogProduct): Site[] {
  const tagged = tagsByKind(product);
  if (product.tags.includes('donation')) return [];
  if (product.tags.includes('dropship') || product.requiresSellingPlan) return ['DTC'];
  const snack =
    tagged('line').includes('treats') &&
    (tagged('health').length === 0 ||
      tagged('flavor').some((flavor) => SNACK_FLAVORS.includes(flavor)));
  return snack ? ['DTC'] : [...SITES];
}

/** Reads the values of tags such as `flavor:beef`, by kind. */
export function tagsByKind({tags}: CatalogProduct): (kind: string) => string[] {
  return (kind) =>
    tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

/**
 * The variant-specific facets of a variant. Facets that its options don't set are those of the product. Empty for
 * products other than food.
 */
export function variantFacetsOf(
  product: CatalogProduct,
  variant: CatalogVariant,
  deals: ReadonlySet<string>,
): Facet[] {
  const tagged = tagsByKind(product);
  if (tagged('line').length === 0) return [];
  const form = formsOf(product).find(
    (item) => FORMS[item].option === optionOf(variant, 'Product Form'),
  );
  const flavor = tagged('flavor').find(
    (item) => FLAVORS[item as Flavor].label === optionOf(variant, 'Flavor'),
  );
  const ownForms = form && [form, ...(FORMS[form].wet ? ['wet-food'] : [])];
  return [
    ...values('food_form', ownForms ?? tagged('food-form')),
    ...values('flavor', flavor ? [flavor] : tagged('flavor')),
    ...values('pack_type', packTypesOf(form ? [form] : formsOf(product), [variant])),
    ...saleFacetsOf([variant], deals),
  ];
}

/** The distinct weights of all variants, in pounds. */
function weightsOf({variants}: CatalogProduct): Facet[] {
  return [...new Set(variants.map(poundsOf))]
    .sort((a, b) => a - b)
    .map((amount) => ({field: 'weight_unit', value: String(amount), amount}));
}

export function poundsOf({weight, weightUnit}: CatalogVariant): number {
  const pounds = weightUnit === 'OUNCES' ? weight / OUNCES_PER_POUND : weight;
  return Math.round(pounds * 1000) / 1000;
}

const formsOf = (product: CatalogProduct): FoodForm[] =>
  tagsByKind(product)('food-form').filter((form): form is FoodForm => form in FORMS);

/** The containers of these forms, and `case` when a variant holds several units. */
function packTypesOf(forms: FoodForm[], variants: CatalogVariant[]): string[] {
  const containers = forms.map((form) => (FORMS[form].wet ? FORMS[form].artwork : 'bag'));
  const isCase = (variant: CatalogVariant) => CASE.test(optionOf(variant, 'Size') ?? '');
  return [...containers, ...(variants.some(isCase) ? ['case'] : [])];
}

const optionOf = ({selectedOptions}: CatalogVariant, wanted: string): string | undefined =>
  selectedOptions.find(({name}) => name === wanted)?.value;

const values = (field: string, list: string[]): Facet[] =>
  [...new Set(list)].map((value) => ({field, value, amount: null}));

function subRange(product: CatalogProduct, line: Line | undefined): Facet[] {
  const tagged = tagsByKind(product);
  if (line !== 'balance' && line !== 'clinical') return [];
  const value = subRangeOf({
    title: product.title,
    line,
    stage: tagged('lifestage')[0] as LifeStage,
    health: tagged('health') as HealthCondition[],
    wet: tagged('food-form').includes('wet-food'),
  });
  const field = line === 'balance' ? 'sub_brand_science_diet' : 'sub_brand_prescription_diet';
  return value ? [{field, value, amount: null}] : [];
}

export const speciesOf = (product: CatalogProduct): Species | null =>
  (tagsByKind(product)('species')[0] as Species | undefined) ?? null;
