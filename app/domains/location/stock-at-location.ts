/** Units that can be delivered to the shopper's location, by SKU. `null` if unknown: use commerce's own stock. */
export type StockAtLocation = ReadonlyMap<string, number> | null;

/** The stock of a variant; `quantityAvailable` is `null` if commerce doesn't track it. */
interface StockedVariant {
  sku: string;
  inStock: boolean;
  quantityAvailable: number | null;
}

/**
 * The stock of a variant that can be delivered to the location. A SKU that the inventory doesn't know (dropshipped,
 * donations) keeps commerce's stock. A variant that commerce has sold out stays sold out everywhere, since checkout
 * would reject it.
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
