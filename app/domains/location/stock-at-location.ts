/** Pieces that can be delivered to the visitor's location, by SKU. `null`: not known, commerce's own stock counts. */
export type StockAtLocation = ReadonlyMap<string, number> | null;

/** A variant as far as stock is concerned; `quantityAvailable` is `null` where commerce does not count. */
interface StockedVariant {
  sku: string;
  inStock: boolean;
  quantityAvailable: number | null;
}

/**
 * What of a variant can be delivered to the location. A SKU that the inventory does not know (dropshipped, donations)
 * is as commerce says; what is sold out for commerce is sold out everywhere, since checkout would refuse it.
 */
export function availableQuantity(
  {sku, inStock, quantityAvailable}: StockedVariant,
  stock: StockAtLocation,
): Omit<StockedVariant, 'sku'> {
  const there = stock?.get(sku);
  if (there === undefined || !inStock) return {inStock, quantityAvailable};
  const quantity = quantityAvailable === null ? there : Math.min(there, quantityAvailable);
  return {inStock: quantity > 0, quantityAvailable: quantity};
}
