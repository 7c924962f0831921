import type {Variant} from './product';

export const OUT_OF_STOCK = 'Out of stock';
export const LIMITED_STOCK = 'Limited stock';

export const LIMITED_STOCK_BELOW = 10;

export type StockLabel = typeof OUT_OF_STOCK | typeof LIMITED_STOCK;

/** CARD-24, CARD-25 */
export function stockLabel(
  variant: Pick<Variant, 'inStock' | 'quantityAvailable'>,
): StockLabel | null {
  if (!variant.inStock) return OUT_OF_STOCK;
  const left = variant.quantityAvailable;
  return left !== null && left > 0 && left < LIMITED_STOCK_BELOW ? LIMITED_STOCK : null;
}

/** `30 lb`, `45 lb (Out of stock)` (CARD-26). */
export function sizeLabel(
  size: string,
  variant: Pick<Variant, 'inStock' | 'quantityAvailable'>,
): string {
  const label = stockLabel(variant);
  return label ? `${size} (${label})` : size;
}
