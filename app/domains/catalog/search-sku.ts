import type {ProductSummary, Variant} from './product';
import {variantPath} from './variant-url';

/** What the platform finds for a SKU, the best first. */
export interface SkuMatches {
  /** Products found in all; `products` may hold only the first of them. */
  total: number;
  products: (Pick<ProductSummary, 'id' | 'handle' | 'isDropship'> & {
    variants: Pick<Variant, 'sku' | 'variantURL' | 'inStock'>[];
  })[];
}

/**
 * The page of the variant that a SKU means, with upper or lower case. A part of a SKU means one only when nothing but
 * its product was found; of several variants it is then the first in stock. `null` when the text is no SKU.
 */
export function skuTarget(text: string, {total, products}: SkuMatches): string | null {
  const wanted = text.toLowerCase();
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({product, variant, sku: variant.sku.toLowerCase()})),
  );
  const exact = variants.find(({sku}) => sku === wanted);
  const parts = total === 1 ? variants.filter(({sku}) => sku.includes(wanted)) : [];
  const found = exact ?? parts.find(({variant}) => variant.inStock) ?? parts[0];
  return found ? variantPath(found.product, found.variant) : null;
}
