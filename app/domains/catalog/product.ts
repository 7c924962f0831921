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
  rating: {value: number; count: number} | null;
}

/** One delivery rhythm that a product is sold under. */
export interface AutoshipPlan {
  id: string;
  name: string;
  weeks: number;
}

export interface ProductDetail extends ProductSummary {
  seoTitle: string | null;
  seoDescription: string | null;
  benefits: string[];
  autoshipPlans: AutoshipPlan[];
  /** Price of one piece on autoship, by variant id and plan id. */
  autoshipPrices: Record<string, Record<string, Money>>;
}

/** A category page's heading and picture, and the tile that leads to it. */
export interface Category {
  handle: string;
  title: string;
  description: string;
  image: Image | null;
}

export interface ProductListing {
  category: Category | null;
  products: ProductSummary[];
  hasMore: boolean;
}

export interface HomeContent {
  hero: Category | null;
  tiles: Category[];
  bestSellers: ProductSummary[];
}

export function optionValue(
  variant: Pick<Variant, 'selectedOptions'>,
  name: string,
): string | null {
  return variant.selectedOptions.find((option) => option.name === name)?.value ?? null;
}
