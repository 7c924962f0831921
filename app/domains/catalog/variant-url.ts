import {optionValue, type ProductSummary, type Variant} from './product';
import {slugify} from '~/platform/slug';

const NO_FLAVOR_SLUG = 'original';

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

/** Dropshipped products have a path of their own (ROUTE-10). */
export function productPath({
  handle,
  isDropship,
}: Pick<ProductSummary, 'handle' | 'isDropship'>): string {
  return `/products/${isDropship ? 'dropshipping/' : ''}${handle}`;
}

/** CARD-04 */
export function variantPath(
  product: Pick<ProductSummary, 'handle' | 'isDropship'>,
  variant: Pick<Variant, 'variantURL' | 'sku'>,
): string {
  const path = product.isDropship ? productPath(product) : `/products/${variant.variantURL}`;
  return `${path}?sku=${encodeURIComponent(variant.sku)}`;
}
