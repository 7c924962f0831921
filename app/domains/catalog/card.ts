import {toCents} from '~/platform/money';
import {cardBadges, type Badge} from './parts/badges';
import {truncateDescription} from './card-text';
import {
  optionValue,
  type Image,
  type ProductSummary,
  type Variant,
  type WeightUnit,
} from './product';
import {sizeLabel} from './stock-labels';
import {unitPrice} from './parts/unit-price';
import {selectVariant} from './parts/variant-selection';
import {variantPath} from './variant-url';

/** A variant as a card needs it: small, since a list sends many. */
export interface CardVariant {
  id: string;
  sku: string;
  /** Where the card links to (CARD-04). */
  path: string;
  size: string;
  /** The size with its stock: "45 lb (Out of stock)". */
  sizeLabel: string;
  selectedOptions: Variant['selectedOptions'];
  priceCents: number;
  compareAtCents: number | null;
  unitPrice: string | null;
  inStock: boolean;
  image: Image | null;
  badges: Badge[];
  weight: number;
  weightUnit: WeightUnit;
}

/** A product as a card shows it. */
export interface ProductCardModel {
  id: string;
  handle: string;
  title: string;
  /** At most 25 characters and an ellipsis (CARD-30). */
  description: string;
  brand: string;
  productType: string;
  rating: ProductSummary['rating'];
  isPrescription: boolean;
  isDropship: boolean;
  /** Can be bought on autoship only: the card leads to the page instead of adding. */
  requiresAutoship: boolean;
  /** Can be bought on autoship. */
  hasAutoship: boolean;
  /** The variant that the card shows first. */
  variant: CardVariant;
  /** Every size of the shown flavor; the staff site picks among them, the shop does not get them. */
  sizes: CardVariant[];
}

interface CardOptions {
  /** The staff site picks among sizes. */
  withSizes: boolean;
  /** Variants to begin with, where a product has any. @default all */
  prefers?: (variant: Variant) => boolean;
  /** Of those in stock the cheapest or the dearest is shown; where none is, of all. @default the first in stock */
  byPrice?: 'cheapest' | 'dearest' | null;
}

/** `null` for a product with no variants: there is nothing to sell. */
export function toCard(
  product: ProductSummary,
  {withSizes, prefers = () => true, byPrice = null}: CardOptions,
): ProductCardModel | null {
  const preferred = product.variants.filter(prefers);
  const variants = preferred.length > 0 ? preferred : product.variants;
  const inStock = variants.filter((variant) => variant.inStock);
  const offered = inStock.length > 0 ? inStock : variants;
  const shown = selectVariant({...product, variants: atPrice(offered, byPrice)}, {});
  if (!shown) return null;
  const flavor = optionValue(shown, 'Flavor');
  const sizes = withSizes
    ? product.variants.filter((one) => optionValue(one, 'Flavor') === flavor)
    : [];
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: truncateDescription(product.description),
    brand: product.brand,
    productType: product.productType,
    rating: product.rating,
    isPrescription: product.isPrescription,
    isDropship: product.isDropship,
    requiresAutoship: product.requiresAutoship,
    hasAutoship: product.hasAutoship,
    variant: toCardVariant(product, shown),
    sizes: sizes.map((one) => toCardVariant(product, one)),
  };
}

function atPrice(variants: readonly Variant[], wanted: CardOptions['byPrice']): Variant[] {
  const prices = variants.map(({price}) => toCents(price));
  const price = wanted === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
  return variants.filter((_, at) => !wanted || prices[at] === price);
}

export function toCards(
  products: readonly ProductSummary[],
  options: CardOptions,
): ProductCardModel[] {
  return products.flatMap((product) => toCard(product, options) ?? []);
}

function toCardVariant(product: ProductSummary, variant: Variant): CardVariant {
  const size = optionValue(variant, 'Size') ?? '';
  return {
    id: variant.id,
    sku: variant.sku,
    path: variantPath(product, variant),
    size,
    sizeLabel: sizeLabel(size, variant),
    selectedOptions: variant.selectedOptions,
    priceCents: toCents(variant.price),
    compareAtCents: variant.compareAtPrice && toCents(variant.compareAtPrice),
    unitPrice: unitPrice(product, variant),
    inStock: variant.inStock,
    image: variant.imagePrimary ?? product.featuredImage,
    badges: cardBadges(variant.badgeTags),
    weight: variant.weight,
    weightUnit: variant.weightUnit,
  };
}
