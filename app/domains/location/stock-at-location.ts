/** Deliverable units by SKU. `null` if unknown: use Shopify's own stock. */
export type StockAtLocation = ReadonlyMap<string, number> | null;

/** `quantityAvailable` is `null` if Shopify doesn't track it. */
interface StockedVariant {
  sku: string;
  inStock: boolean;
  quantityAvailable: number | null;
  /** Out of stock at this location, but in stock elsewhere: another zip code may help. */
  isOutHereOnly?: boolean;
}

/**
 * A SKU that the inventory doesn't know (dropshipped, donations) keeps Shopify's stock. A variant that is sold out in
 * Shopify stays sold out everywhere, because checkout would reject it.
 */
export function availableQuantity(
  {sku, inStock, quantityAvailable}: StockedVariant,
  stock: StockAtLocation,
): Omit<StockedVariant, 'sku'> {
  const local = stock?.get(sku);
  if (local === undefined || !inStock) return {inStock, quantityAvailable};
  const quantity = quantityAvailable === null ? local : Math.min(local, quantityAvailable);
  if (quantity > 0) return {inStock: true, quantityAvailable: quantity};
  return {inStock: false, quantityAvailable: 0, isOutHereOnly: true};
}
