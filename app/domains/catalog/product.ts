import type {Money} from '~/platform/money';

export interface Image {
  url: string;
  alt: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
}

export type Species = 'dog' | 'cat';
export type Line = 'balance' | 'clinical' | 'treats';
export type FoodForm = 'dry-food' | 'canned' | 'tray' | 'pouch' | 'treat';
export type LifeStage = 'puppy' | 'kitten' | 'adult' | 'senior';
export type BreedSize = 'small' | 'medium' | 'large';
export type WeightUnit = 'lbs' | 'kg' | 'oz' | 'g';

export interface SelectedOption {
  /** `Size`, `Flavor` or `Product Form` (CAT-07). */
  name: string;
  value: string;
}

/** A variant, in the specification's field names (CAT-05, CAT-06). */
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
  /** Pieces left; `null` when the platform does not count them. */
  quantityAvailable: number | null;
  weight: number;
  weightUnit: WeightUnit;
  imagePrimary: Image | null;
  variantMediaList: Image[];
  /** As on the platform: `badge::{name}` (CAT-08). */
  badgeTags: string[];
}

export interface ProductSummary {
  id: string;
  handle: string;
  title: string;
  description: string;
  productType: string;
  /** The line's full name, for instance `Marlowe Balance`. */
  brand: string;
  featuredImage: Image | null;
  options: {name: string; values: string[]}[];
  variants: Variant[];
  /** One line under the title: "Adult dog dry food". */
  subtitle: string;
  species: Species | null;
  line: Line | null;
  foodForm: FoodForm | null;
  /** Of the prescription line: needs a veterinarian's supervision. */
  isPrescription: boolean;
  isDropship: boolean;
  /** Can be bought on autoship only. */
  requiresAutoship: boolean;
  /** Is sold on autoship too, or only. */
  hasAutoship: boolean;
  rating: {value: number; count: number} | null;
}

/** One delivery rhythm that a product is sold under. */
export interface AutoshipPlan {
  id: string;
  name: string;
  weeks: number;
}

/** What is in a food and how much of it to give. Merchandisers write it: any part may be missing. */
export interface Nutrition {
  /** By flavor where the product has several, else one entry with no flavor. */
  ingredients: {flavor: string | null; text: string}[];
  /** In order: "Crude Protein (min)", "24.0%". */
  analysis: {name: string; value: string}[];
  feedingGuide: FeedingGuide | null;
  /** For instance `3,650 kcal/kg, 383 kcal per cup`. */
  calories: string | null;
}

export interface FeedingGuide {
  intro: string;
  /** The first heads the body weights; the others say what is counted: "Cups a day". */
  columns: string[];
  /** As many cells each as there are columns. */
  rows: string[][];
}

export interface ProductDetail extends ProductSummary {
  seoDescription: string | null;
  benefits: string[];
  lifeStage: LifeStage | null;
  /** Dogs only; none: for every size. */
  breedSizes: BreedSize[];
  /** Keys, for instance `food-sensitivity`. */
  healthConditions: string[];
  nutrition: Nutrition;
  autoshipPlans: AutoshipPlan[];
  /** Price of one piece on autoship, by variant id and plan id. */
  autoshipPrices: Record<string, Record<string, Money>>;
}

/** A category page's heading and picture, and the tile that leads to it. */
export function optionValue(
  variant: Pick<Variant, 'selectedOptions'>,
  name: string,
): string | null {
  return variant.selectedOptions.find((option) => option.name === name)?.value ?? null;
}

/** The variant's own pictures, its front first; the product's where it has no front. */
export function variantImages(
  product: Pick<ProductSummary, 'featuredImage'>,
  {imagePrimary, variantMediaList}: Pick<Variant, 'imagePrimary' | 'variantMediaList'>,
): Image[] {
  const front = imagePrimary ?? product.featuredImage;
  return [...(front ? [front] : []), ...variantMediaList];
}

/** What tells a variant from its siblings: "Lamb, 30 lb"; empty for a product that comes in one way. */
export function variantTitle(
  product: Pick<ProductSummary, 'variants'>,
  {selectedOptions}: Pick<Variant, 'selectedOptions'>,
): string {
  return product.variants.length > 1 ? selectedOptions.map(({value}) => value).join(', ') : '';
}

/** A gift to shelters: nothing is shipped. */
export function isDonation({productType}: Pick<ProductSummary, 'productType'>): boolean {
  return productType === 'Donation';
}
