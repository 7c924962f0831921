/** The reasons to reject a code that Shopify reports, each one a `CartWarningCode`. */
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
  /** Applies to the entitled lines, to the whole order, or to shipping. */
  level: 'line' | 'order' | 'shipping';
  value: {percent: number} | {cents: number};
  /**
   * Only lines with a selling plan, or only lines without one.
   *
   * @default both
   */
  purchaseType?: 'subscription' | 'one-time';
  productType?: string;
  /** US cents. */
  minimumSubtotal?: number;
  /** Only logged-in customers without a live subscription. */
  isForNewSubscribers?: boolean;
  /** ISO 8601. Inactive from this time on. */
  endsAt?: string;
  isUsedUp?: boolean;
}

/** The shop's discount codes. Codes combine: each one applies to the amount left by the codes before it. */
export const DISCOUNT_CODES: readonly DiscountCode[] = [
  {
    code: 'AUTO35',
    level: 'line',
    value: {percent: 35},
    purchaseType: 'subscription',
    isForNewSubscribers: true,
  },
  {code: 'WELCOME10', level: 'order', value: {percent: 10}},
  {code: 'TREATS5', level: 'line', value: {cents: 500}, productType: 'Treats'},
  {code: 'FREESHIP', level: 'shipping', value: {percent: 100}},
  {code: 'SPRING20', level: 'order', value: {percent: 20}, endsAt: '2026-06-01T00:00:00Z'},
  {code: 'BIG15', level: 'order', value: {percent: 15}, minimumSubtotal: 100_00},
  {code: 'ONETIME10', level: 'line', value: {percent: 10}, purchaseType: 'one-time'},
  {code: 'USEDUP', level: 'order', value: {percent: 10}, isUsedUp: true},
];

/** Codes ignore case and surrounding spaces. */
export function normalizedCode(code: string): string {
  return code.trim().toUpperCase();
}

export function discountByCode(code: string): DiscountCode | undefined {
  const wanted = normalizedCode(code);
  return DISCOUNT_CODES.find((discount) => discount.code === wanted);
}
