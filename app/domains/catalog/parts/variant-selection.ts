import {optionValue, WET_FORMS, type FoodForm, type ProductSummary, type Variant} from '../product';
import {slugify} from '~/platform/slug';
import {flavorSlug} from '../variant-url';

/** Every way in which a URL can name a variant (CARD-05 to CARD-13). */
export interface VariantHints {
  /** `?sku=` */
  sku?: string | null;
  /** `?search=`, if its text is a SKU */
  search?: string | null;
  /** `/products/{handle}/{facet}/{value}` */
  slug?: {facet: string; value: string} | null;
  /** `/products/{brand}/{handle}/{flavor}/{size}` */
  path?: {flavor: string; size: string} | null;
}

export const SLUG_FACETS = ['flavor', 'weight', 'food-form'] as const;

const DRY_POUNDS = {min: 1, max: 45};
const WET_OUNCES = {min: 2.5, max: 13};

/**
 * Selects the variant that a URL names. `sku` takes precedence over the path, the path over the slug, and the slug over
 * `search`. A hint that matches nothing is ignored; without any match it's the first variant in stock, or else the
 * first. Returns `null` only for a product without variants.
 */
export function selectVariant(product: ProductSummary, hints: VariantHints): Variant | null {
  return (
    bySku(product, hints.sku) ??
    byPath(product, hints.path) ??
    bySlug(product, hints.slug) ??
    bySku(product, hints.search) ??
    firstInStock(product.variants) ??
    null
  );
}

function firstInStock(variants: readonly Variant[]): Variant | undefined {
  return variants.find((variant) => variant.inStock) ?? variants[0];
}

function bySku(product: ProductSummary, sku: string | null | undefined): Variant | undefined {
  const wantedSku = sku?.trim().toLowerCase();
  return wantedSku
    ? product.variants.find((item) => item.sku.toLowerCase() === wantedSku)
    : undefined;
}

function byPath(product: ProductSummary, path: VariantHints['path']): Variant | undefined {
  if (!path) return undefined;
  const flavorMatches = product.variants.filter((item) => flavorSlug(item) === path.flavor);
  const sizeMatches = (variants: Variant[]) =>
    variants.filter((item) => slugify(optionValue(item, 'Size') ?? '') === path.size);
  const exact = sizeMatches(flavorMatches);
  return firstInStock(
    exact.length ? exact : flavorMatches.length ? flavorMatches : sizeMatches(product.variants),
  );
}

function bySlug(product: ProductSummary, slug: VariantHints['slug']): Variant | undefined {
  if (!slug) return undefined;
  switch (slug.facet) {
    case 'flavor':
      return firstInStock(product.variants.filter((item) => flavorSlug(item) === slug.value));
    case 'weight':
      return byWeight(product, slug.value);
    case 'food-form':
      return byForm(product, toFoodForms(slug.value));
    default:
      return undefined;
  }
}

function toFoodForms(slug: string): readonly FoodForm[] {
  if (slug === 'dry-food') return ['dry-food'];
  return slug === 'wet-food' ? WET_FORMS : [];
}

/** `15lb` selects the dry variant of that size, `2.5oz` the wet one. Amounts outside the ranges select nothing. */
function byWeight(product: ProductSummary, slug: string): Variant | undefined {
  const match = /^(\d+(?:\.\d+)?)(lb|oz)$/.exec(slug);
  if (!match?.[1] || !match[2]) return undefined;
  const amount = Number(match[1]);
  const isPounds = match[2] === 'lb';
  const range = isPounds ? DRY_POUNDS : WET_OUNCES;
  if (amount < range.min || amount > range.max) return undefined;
  const formMatches = variantsOfForm(product, isPounds ? ['dry-food'] : WET_FORMS);
  const sizeMatches = formMatches.filter((item) => hasWeight(item, amount, match[2] ?? ''));
  return firstInStock(sizeMatches.length ? sizeMatches : formMatches);
}

/** Whether the size option names this weight, alone or as one unit of a case (`12 x 12.8 oz`). */
function hasWeight(variant: Variant, amount: number, unit: string): boolean {
  const sizes = (optionValue(variant, 'Size') ?? '').matchAll(
    /(?<![\d.])(\d{1,6}(?:\.\d{1,6})?)\s?(lb|oz)/g,
  );
  return [...sizes].some((size) => Number(size[1]) === amount && size[2] === unit);
}

function byForm(product: ProductSummary, forms: readonly FoodForm[]): Variant | undefined {
  return firstInStock(variantsOfForm(product, forms));
}

/** A variant's `Product Form` option takes precedence over the product's form. */
function variantsOfForm(product: ProductSummary, forms: readonly FoodForm[]): Variant[] {
  return product.variants.filter((item) => {
    const own = optionValue(item, 'Product Form');
    return own
      ? forms.some((form) => slugify(own).startsWith(FORM_WORDS[form]))
      : includes(forms, product.foodForm);
  });
}

const FORM_WORDS: Record<FoodForm, string> = {
  'dry-food': 'dry',
  canned: 'can',
  tray: 'tray',
  pouch: 'pouch',
  treat: 'treat',
};

function includes(forms: readonly FoodForm[], form: FoodForm | null): boolean {
  return form !== null && forms.includes(form);
}
