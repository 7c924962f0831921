/** The refusals that Shopify warns of, each a `CartWarningCode`. */
export type DiscountRejection =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED';

export interface DiscountCode {
  code: string;
  /** What it comes off: the lines that it entitles, the order as a whole, or the shipping. */
  level: 'line' | 'order' | 'shipping';
  value: {percent: number} | {cents: number};
  /** Only lines with a selling plan, or only lines without. Default both. */
  purchaseType?: 'subscription' | 'one-time';
  /** Only lines of products of this type. */
  productType?: string;
  /** The subtotal from which on it holds, in cents. */
  minimumSubtotal?: number;
  /** Only signed-in customers with no live subscription. */
  newSubscribersOnly?: boolean;
  /** ISO 8601; from then on it is inactive. */
  endsAt?: string;
  /** Every use that it was made for is used. */
  usedUp?: boolean;
}

/** The shop's discount codes. Codes combine: each takes its share of what those before it have left. */
export const DISCOUNT_CODES: readonly DiscountCode[] = [
  {
    code: 'AUTO35',
    level: 'line',
    value: {percent: 35},
    purchaseType: 'subscription',
    newSubscribersOnly: true,
  },
  {code: 'WELCOME10', level: 'order', value: {percent: 10}},
  {code: 'TREATS5', level: 'line', value: {cents: 500}, productType: 'Treats'},
  {code: 'FREESHIP', level: 'shipping', value: {percent: 100}},
  {code: 'SPRING20', level: 'order', value: {percent: 20}, endsAt: '2026-06-01T00:00:00Z'},
  {code: 'BIG15', level: 'order', value: {percent: 15}, minimumSubtotal: 100_00},
  {code: 'ONETIME10', level: 'line', value: {percent: 10}, purchaseType: 'one-time'},
  {code: 'USEDUP', level: 'order', value: {percent: 10}, usedUp: true},
];

/** Codes are the same whatever their case and the spaces around them. */
export function normalizedCode(code: string): string {
  return code.trim().toUpperCase();
}

export function discountByCode(code: string): DiscountCode | undefined {
  const wanted = normalizedCode(code);
  return DISCOUNT_CODES.find((discount) => discount.code === wanted);
}
