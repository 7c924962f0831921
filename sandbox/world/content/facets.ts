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
import {subRangeOf} from './sub-ranges';

export const SITES = ['DTC', 'HPSF'] as const;
export type Site = (typeof SITES)[number];

/** A value by which a product is found; `amount` is the value as a number where a range is asked for. */
export type Facet = {field: string; value: string; amount: number | null};

const OUNCES_PER_POUND = 16;
const CASE = /^\d+ x /;
/** Flavors that are for the person who buys as much as for the animal. */
const SNACK_FLAVORS = ['cheese', 'peanut-butter'];

/** In which the variants of one product may differ. */
export const VARIANT_FIELDS = ['food_form', 'flavor', 'pack_type'];

/** Every facet of a product, none twice, in a fixed order of fields. What is no food has its sites only. */
export function facetsOf(product: CatalogProduct): Facet[] {
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
  ];
}

/**
 * Where a product is offered. The staff site feeds its people's animals: it has neither what others ship nor gifts,
 * and of the treats those that do something for health and are not made to please people.
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

/** The values of tags like `flavor:beef`, by their kind. */
export function tagsByKind({tags}: CatalogProduct): (kind: string) => string[] {
  return (kind) =>
    tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

/**
 * The facets in which the variants of a product may differ, as one of them has them. What its options do not say is as
 * the whole product has it. None of what is no food.
 */
export function variantFacetsOf(product: CatalogProduct, variant: CatalogVariant): Facet[] {
  const tagged = tagsByKind(product);
  if (tagged('line').length === 0) return [];
  const form = formsOf(product).find(
    (one) => FORMS[one].option === optionOf(variant, 'Product Form'),
  );
  const flavor = tagged('flavor').find(
    (one) => FLAVORS[one as Flavor].label === optionOf(variant, 'Flavor'),
  );
  const ownForms = form && [form, ...(FORMS[form].wet ? ['wet-food'] : [])];
  return [
    ...values('food_form', ownForms ?? tagged('food-form')),
    ...values('flavor', flavor ? [flavor] : tagged('flavor')),
    ...values('pack_type', packTypesOf(form ? [form] : formsOf(product), [variant])),
  ];
}

/** What each variant weighs, in pounds. */
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

/** What variants of these forms come in: their containers, and `case` where several are sold as one. */
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
