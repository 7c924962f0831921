import type {WeightUnit} from '~/platform/weight';
import {toCents} from '~/platform/money';
import {badgesOf, cardBadges, DEAL_TAG, type Badge} from './parts/badges';
import {truncateDescription} from './parts/card-text';
import {optionValue, type Image, type ProductSummary, type Variant} from './product';
import {sizeLabel} from './stock-labels';
import {unitPrice} from './unit-price';
import {selectVariant} from './parts/variant-selection';
import {variantPath} from './variant-url';

/** Small, because a list page sends many of them. */
export interface CardVariant {
  id: string;
  sku: string;
  path: string;
  size: string;
  sizeLabel: string;
  selectedOptions: Variant['selectedOptions'];
  priceCents: number;
  compareAtCents: number | null;
  unitPrice: string | null;
  inStock: boolean;
  /** Another zip code may have it. */
  isOutHereOnly: boolean;
  image: Image | null;
  badges: Badge[];
  weight: number;
  weightUnit: WeightUnit;
}

export interface ProductCardModel {
  id: string;
  handle: string;
  title: string;
  /** At most 25 characters plus an ellipsis (CARD-30). */
  description: string;
  brand: string;
  productType: string;
  /** Its color sets the product lines apart. */
  line: ProductSummary['line'];
  rating: ProductSummary['rating'];
  isPrescription: boolean;
  isDropship: boolean;
  /** Sold on autoship only: the card links to the product page instead of adding to the cart. */
  requiresAutoship: boolean;
  hasAutoship: boolean;
  /** The number of sizes, and the price of the cheapest one that can be bought. */
  sizeCount: number;
  fromCents: number;
  variant: CardVariant;
  /**
   * All sizes of the shown flavor, for the staff site's size picker. `null` is `variant`, which would be sent twice. Empty
   * on the consumer site.
   */
  sizes: (CardVariant | null)[];
}

interface CardOptions {
  withSizes: boolean;
  /** Variants to show if the product has any of them. @default all */
  prefers?: (variant: Variant) => boolean;
  /**
   * Shows the cheapest or most expensive variant: of those in stock, or of all if none is. @default the first in stock
   */
  byPrice?: 'lowest' | 'highest' | null;
  /** For `withUsefulBadges`, which chooses those to show. @default the first two */
  withAllBadges?: boolean;
}

/** Returns `null` if the product has no variants, so nothing to sell. */
export function toCard(
  product: ProductSummary,
  {withSizes, prefers = () => true, byPrice = null, withAllBadges = false}: CardOptions,
): ProductCardModel | null {
  const preferred = product.variants.filter(prefers);
  const variants = preferred.length > 0 ? preferred : product.variants;
  const offered = variantsAtPrice(sellable(variants), byPrice);
  const shown = selectVariant({...product, variants: offered}, {});
  if (!shown) return null;
  const flavor = optionValue(shown, 'Flavor');
  const sizes = withSizes
    ? product.variants.filter((each) => optionValue(each, 'Flavor') === flavor)
    : [];
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: truncateDescription(product.description),
    brand: product.brand,
    productType: product.productType,
    line: product.line,
    rating: product.rating,
    isPrescription: product.isPrescription,
    isDropship: product.isDropship,
    requiresAutoship: product.requiresAutoship,
    hasAutoship: product.hasAutoship,
    sizeCount: new Set(product.variants.map((each) => optionValue(each, 'Size'))).size,
    fromCents: Math.min(...sellable(product.variants).map(({price}) => toCents(price))),
    variant: toCardVariant(product, shown, withAllBadges),
    sizes: sizes.map((each) =>
      each.id === shown.id ? null : toCardVariant(product, each, withAllBadges),
    ),
  };
}

/** Those in stock, or all if none is. */
function sellable(variants: readonly Variant[]): readonly Variant[] {
  const inStock = variants.filter((variant) => variant.inStock);
  return inStock.length > 0 ? inStock : variants;
}

function variantsAtPrice(variants: readonly Variant[], byPrice: CardOptions['byPrice']): Variant[] {
  const prices = variants.map(({price}) => toCents(price));
  const price = byPrice === 'lowest' ? Math.min(...prices) : Math.max(...prices);
  return variants.filter((_, index) => !byPrice || prices[index] === price);
}

export function toCards(
  products: readonly ProductSummary[],
  options: CardOptions,
): ProductCardModel[] {
  return products.flatMap((product) => toCard(product, options) ?? []);
}

function toCardVariant(
  product: ProductSummary,
  variant: Variant,
  withAllBadges: boolean,
): CardVariant {
  const size = optionValue(variant, 'Size') ?? '';
  const badges = allBadges(product, variant);
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
    isOutHereOnly: variant.isOutHereOnly ?? false,
    image: cardImage(variant.imagePrimary ?? product.featuredImage),
    badges: withAllBadges ? badges : cardBadges(badges),
    weight: variant.weight,
    weightUnit: variant.weightUnit,
  };
}

/** A deal on another size is shown, too, and names that size: a case by its count, so that the badge fits on a line. */
function allBadges({variants}: ProductSummary, variant: Variant): Badge[] {
  if (isDeal(variant)) return badgesOf(variant.badgeTags);
  const dealVariant = variants.find((candidate) => candidate.inStock && isDeal(candidate));
  if (!dealVariant) return badgesOf(variant.badgeTags);
  const size = optionValue(dealVariant, 'Size')?.replace(/^(\d{1,3}) x .+/, '$1-pack');
  const label = `Deal on ${size ?? 'another size'}`;
  return badgesOf([...variant.badgeTags, DEAL_TAG]).map((badge) =>
    badge.name === 'deal' ? {...badge, label} : badge,
  );
}

function isDeal({badgeTags, price, compareAtPrice}: Variant): boolean {
  const isReduced = compareAtPrice !== null && toCents(compareAtPrice) > toCents(price);
  return isReduced || badgeTags.includes(DEAL_TAG);
}

/** Without its text: the title next to it names the product. */
function cardImage(image: Image | null): Image | null {
  return image && {...image, alt: ''};
}
