import {optionValue, type ProductSummary, type Variant} from './product';
import {slugify} from './parts/slug';

/** Path segment for a product with no flavor. */
const NO_FLAVOR_SLUG = 'original';

/** `{brand}/{handle}/{flavor}/{size}` of a variant. */
export function variantUrl(
  product: {brand: string; handle: string},
  variant: Pick<Variant, 'selectedOptions'>,
): string {
  return [
    slugify(product.brand),
    product.handle,
    flavorSlug(variant),
    slugify(optionValue(variant, 'Size') ?? 'one-size'),
  ].join('/');
}

export function flavorSlug(variant: Pick<Variant, 'selectedOptions'>): string {
  return slugify(optionValue(variant, 'Flavor') ?? '') || NO_FLAVOR_SLUG;
}

/** The path of a product, without a variant. Dropshipped products have a path of their own (ROUTE-10). */
export function productPath({
  handle,
  isDropship,
}: Pick<ProductSummary, 'handle' | 'isDropship'>): string {
  return `/products/${isDropship ? 'dropshipping/' : ''}${handle}`;
}

/** The URL of a variant's page (CARD-04). */
export function variantPath(
  product: Pick<ProductSummary, 'handle' | 'isDropship'>,
  variant: Pick<Variant, 'variantURL' | 'sku'>,
): string {
  const path = product.isDropship ? productPath(product) : `/products/${variant.variantURL}`;
  return `${path}?sku=${encodeURIComponent(variant.sku)}`;
}
