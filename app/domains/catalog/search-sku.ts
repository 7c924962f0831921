import type {ProductSummary, Variant} from './product';
import {variantPath} from './variant-url';

export interface SkuMatches {
  /** `products` may hold only the first of them. */
  total: number;
  products: (Pick<ProductSummary, 'id' | 'handle' | 'isDropship'> & {
    variants: Pick<Variant, 'id' | 'sku' | 'variantURL' | 'inStock'>[];
  })[];
}

/**
 * Ignores case. A part of a SKU counts only if exactly one product was found; of its matching variants it selects the
 * first in stock. Returns `null` if the text matches no SKU.
 */
export function skuTarget(text: string, {total, products}: SkuMatches): string | null {
  const wantedSku = text.toLowerCase();
  const variants = products.flatMap((product) =>
    product.variants.map((variant) => ({product, variant, sku: variant.sku.toLowerCase()})),
  );
  const exact = variants.find(({sku}) => sku === wantedSku);
  const parts = total === 1 ? variants.filter(({sku}) => sku.includes(wantedSku)) : [];
  const found = exact ?? parts.find(({variant}) => variant.inStock) ?? parts[0];
  return found ? variantPath(found.product, found.variant) : null;
}

/** The id of the variant with exactly this SKU, in any case, or `null`. */
export function variantIdOfSku(sku: string, {products}: SkuMatches): string | null {
  const wantedSku = sku.toLowerCase();
  const variants = products.flatMap((product) => product.variants);
  return variants.find((variant) => variant.sku.toLowerCase() === wantedSku)?.id ?? null;
}
