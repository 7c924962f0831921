/** An item of a shopping event (ANLY-01). The names are GA4's, except `shopify_variant`, which is ours. */
export interface AnalyticsItem {
  /** The SKU. */
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: string;
  item_variant: string;
  /** Dollars for one unit, after discounts. */
  price: number;
  quantity: number;
  /** Dollars off one unit. */
  discount: number;
  /** Place in the list or cart, from 0. */
  index: number;
  /** The variant's id at Shopify. */
  shopify_variant: string;
}

export interface ItemFacts {
  sku: string;
  title: string;
  brand: string;
  category: string;
  variantId: string;
  /** Its options, such as `Lamb / 30 lb`. */
  variant: string;
  /** Of one unit. */
  priceCents: number;
  /** Of one unit without discounts; `null` if there is none. */
  fullPriceCents: number | null;
  quantity?: number;
  index?: number;
}

export function toAnalyticsItem({
  quantity = 1,
  index = 0,
  priceCents,
  fullPriceCents,
  ...facts
}: ItemFacts): AnalyticsItem {
  return {
    item_id: facts.sku,
    item_name: facts.title,
    item_brand: facts.brand,
    item_category: facts.category,
    item_variant: facts.variant,
    price: priceCents / 100,
    quantity,
    discount: Math.max(0, (fullPriceCents ?? priceCents) - priceCents) / 100,
    index,
    shopify_variant: facts.variantId,
  };
}

/** Dollars for all items and their quantities. */
export function valueOf(items: readonly AnalyticsItem[]): number {
  const cents = items.reduce(
    (sum, {price, quantity}) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return cents / 100;
}
