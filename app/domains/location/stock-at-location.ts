/** Deliverable units by SKU. `null` if unknown: use Shopify's own stock. */
export type StockAtLocation = ReadonlyMap<string, number> | null;

/** `quantityAvailable` is `null` if Shopify doesn't track it. */
interface StockedVariant {
  sku: string;
  inStock: boolean;
  quantityAvailable: number | null;
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
  return {inStock: quantity > 0, quantityAvailable: quantity};
}
