import type {WeightUnit} from '~/platform/weight';
import type {Species} from '~/domains/content/taxonomy';
import type {Money} from '~/platform/money';

export interface Image {
  url: string;
  alt: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
}

export type Line = 'balance' | 'clinical' | 'treats';
export const FOOD_FORMS = ['dry-food', 'canned', 'tray', 'pouch', 'treat'] as const;
export type FoodForm = (typeof FOOD_FORMS)[number];
export const WET_FORMS: readonly FoodForm[] = ['canned', 'tray', 'pouch'];
export type LifeStage = 'puppy' | 'kitten' | 'adult' | 'senior';
export type BreedSize = 'small' | 'medium' | 'large';

export interface SelectedOption {
  /** `Size`, `Flavor` or `Product Form` (CAT-07). */
  name: string;
  value: string;
}

/** A variant, with the field names of the specification (CAT-05, CAT-06). */
export interface Variant {
  id: string;
  adminGraphqlId: string;
  sku: string;
  /** `{brand}/{handle}/{flavor}/{size}`, the path under `/products/` that names this variant. */
  variantURL: string;
  selectedOptions: SelectedOption[];
  price: Money;
  compareAtPrice: Money | null;
  inStock: boolean;
  /** `null` if Shopify doesn't track the stock. */
  quantityAvailable: number | null;
  /** Out of stock at the shopper's location, but in stock elsewhere. */
  isOutHereOnly?: boolean;
  weight: number;
  weightUnit: WeightUnit;
  imagePrimary: Image | null;
  variantMediaList: Image[];
  /** As in Shopify: `badge::{name}` (CAT-08). */
  badgeTags: string[];
}

export interface ProductSummary {
  id: string;
  handle: string;
  title: string;
  description: string;
  productType: string;
  brand: string;
  featuredImage: Image | null;
  options: {name: string; values: string[]}[];
  variants: Variant[];
  subtitle: string;
  species: Species | null;
  line: Line | null;
  foodForm: FoodForm | null;
  lifeStage: LifeStage | null;
  /** In the prescription line, so it needs a veterinarian's supervision. */
  isPrescription: boolean;
  isDropship: boolean;
  requiresAutoship: boolean;
  hasAutoship: boolean;
  rating: {value: number; count: number} | null;
}

export interface AutoshipPlan {
  id: string;
  name: string;
  weeks: number;
}

/** Merchandisers write it, so any part may be missing. */
export interface Nutrition {
  /** One entry per flavor, or a single entry with no flavor. */
  ingredients: {flavor: string | null; text: string}[];
  /** In display order: "Crude Protein (min)", "24.0%". */
  analysis: {name: string; value: string}[];
  feedingGuide: FeedingGuide | null;
  calories: string | null;
  /** The statement of nutritional adequacy that AAFCO requires. */
  adequacy: string | null;
  /** "Made in Ohio, USA" */
  madeIn: string | null;
}

export interface FeedingGuide {
  intro: string;
  /** The first column is the pet's weight, the others are amounts: "Cups a day". */
  columns: string[];
  rows: string[][];
}

export interface ProductDetail extends ProductSummary {
  seoDescription: string | null;
  benefits: string[];
  /** For dogs only; empty means every size. */
  breedSizes: BreedSize[];
  healthConditions: string[];
  nutrition: Nutrition;
  autoshipPlans: AutoshipPlan[];
  /** By variant id and plan id. */
  autoshipPrices: Record<string, Record<string, Money>>;
}

export function optionValue(
  variant: Pick<Variant, 'selectedOptions'>,
  name: string,
): string | null {
  return variant.selectedOptions.find((option) => option.name === name)?.value ?? null;
}

export function findVariant(
  products: readonly ProductSummary[],
  variantId: string,
): {product: ProductSummary; variant: Variant} | null {
  for (const product of products) {
    const variant = product.variants.find(({id}) => id === variantId);
    if (variant) return {product, variant};
  }
  return null;
}

/** The primary image, or else the product's featured image, followed by the other images. */
export function variantImages(
  product: Pick<ProductSummary, 'featuredImage'>,
  {imagePrimary, variantMediaList}: Pick<Variant, 'imagePrimary' | 'variantMediaList'>,
): Image[] {
  const primary = imagePrimary ?? product.featuredImage;
  return [...(primary ? [primary] : []), ...variantMediaList];
}

/** "Lamb, 30 lb" */
export function optionsText({selectedOptions}: Pick<Variant, 'selectedOptions'>): string {
  return selectedOptions.map(({value}) => value).join(', ');
}

/** The variant's options; empty if the product has only one variant. */
export function variantTitle(
  product: Pick<ProductSummary, 'variants'>,
  variant: Pick<Variant, 'selectedOptions'>,
): string {
  return product.variants.length > 1 ? optionsText(variant) : '';
}

/** A picture with a background, which fills its frame; pack shots are cut out. The file's name says so. */
export function isScene({url}: Pick<Image, 'url'>): boolean {
  return /(?:_scene\.|\/scene_)/.test(url);
}

/** The category of a food form: cans, trays and pouches are all wet food. */
export const formCategory = (form: FoodForm) => (WET_FORMS.includes(form) ? 'wet-food' : form);

/** Donations go to shelters and aren't shipped. */
export function isDonation({productType}: Pick<ProductSummary, 'productType'>): boolean {
  return productType === 'Donation';
}

/** The product behind a shopper's own gift, with a variant for each amount. No page or list shows it. */
export const EXTRA_GIFT = {handle: 'gift-to-charity', option: 'Amount'} as const;

export function isExtraGift({handle}: {handle: string | null}): boolean {
  return handle === EXTRA_GIFT.handle;
}
