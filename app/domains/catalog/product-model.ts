import {toCents} from '~/platform/money';
import {badgesOf, type Badge} from './badges';
import {
  optionValue,
  type AutoshipPlan,
  type Image,
  type ProductDetail,
  type SelectedOption,
  type Variant,
  type WeightUnit,
} from './product';
import {stockLabel, type StockLabel} from './stock-labels';
import {unitPrice} from './unit-price';
import {variantPath} from './variant-url';
import {weightLabel} from './weight';

/** One value of an option, as a link to the variant that it leads to. */
export interface OptionChoice {
  value: string;
  path: string;
  priceCents: number;
  isSelected: boolean;
  isInStock: boolean;
}

export interface AutoshipChoice extends AutoshipPlan {
  priceCents: number;
}

/** A product's page, for the variant that the URL names. */
export interface ProductModel {
  id: string;
  handle: string;
  title: string;
  subtitle: string;
  description: string;
  brand: string;
  productType: string;
  species: ProductDetail['species'];
  rating: ProductDetail['rating'];
  isPrescription: boolean;
  isDropship: boolean;
  requiresAutoship: boolean;
  benefits: string[];
  variant: {
    id: string;
    sku: string;
    path: string;
    selectedOptions: SelectedOption[];
    priceCents: number;
    compareAtCents: number | null;
    unitPrice: string | null;
    inStock: boolean;
    stockLabel: StockLabel | null;
    weight: number;
    weightUnit: WeightUnit;
    /** "9.6 lbs (9 lb 10 oz)"; `null` for what has no weight. */
    weightLabel: string | null;
    badges: Badge[];
    images: Image[];
  };
  options: {name: string; choices: OptionChoice[]}[];
  autoship: AutoshipChoice[];
}

export function toProductModel(product: ProductDetail, variant: Variant): ProductModel {
  const prices = product.autoshipPrices[variant.id] ?? {};
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    brand: product.brand,
    productType: product.productType,
    species: product.species,
    rating: product.rating,
    isPrescription: product.isPrescription,
    isDropship: product.isDropship,
    requiresAutoship: product.requiresAutoship,
    benefits: product.benefits,
    variant: {
      id: variant.id,
      sku: variant.sku,
      path: variantPath(product, variant),
      selectedOptions: variant.selectedOptions,
      priceCents: toCents(variant.price),
      compareAtCents: variant.compareAtPrice && toCents(variant.compareAtPrice),
      unitPrice: unitPrice(product, variant),
      inStock: variant.inStock,
      stockLabel: stockLabel(variant),
      weight: variant.weight,
      weightUnit: variant.weightUnit,
      weightLabel: variant.weight > 0 ? weightLabel(variant.weight, variant.weightUnit) : null,
      badges: badgesOf(variant.badgeTags),
      images: imagesOf(product, variant),
    },
    options: product.options.map((option) => ({
      name: option.name,
      choices: option.values.flatMap(
        (value) => choice(product, variant, {name: option.name, value}) ?? [],
      ),
    })),
    autoship: product.autoshipPlans.flatMap((plan) => {
      const price = prices[plan.id];
      return price ? [{...plan, priceCents: toCents(price)}] : [];
    }),
  };
}

function imagesOf(product: ProductDetail, variant: Variant): Image[] {
  const primary = variant.imagePrimary ?? product.featuredImage;
  return [...(primary ? [primary] : []), ...variant.variantMediaList];
}

/**
 * Where choosing a value leads: to the variant with it that keeps most of the other choices, in stock before out of
 * stock. So no choice is ever a dead end; a value that no variant has is not offered.
 */
function choice(
  product: ProductDetail,
  current: Variant,
  wanted: SelectedOption,
): OptionChoice | null {
  const isSelected = optionValue(current, wanted.name) === wanted.value;
  const target = isSelected
    ? current
    : best(
        product.variants.filter((one) => optionValue(one, wanted.name) === wanted.value),
        (one) => sharedOptions(one, current) * 2 + (one.inStock ? 1 : 0),
      );
  return (
    target && {
      value: wanted.value,
      path: variantPath(product, target),
      priceCents: toCents(target.price),
      isSelected,
      isInStock: target.inStock,
    }
  );
}

function sharedOptions(one: Variant, other: Variant): number {
  return one.selectedOptions.filter(({name, value}) => optionValue(other, name) === value).length;
}

/** The first of the highest. */
function best<Item>(items: readonly Item[], score: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (top, item) => (top === null || score(item) > score(top) ? item : top),
    null,
  );
}
