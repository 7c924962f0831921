/* The autoship offer. The selling plans in Shopify and the hosted checkout must match it. */

/** Discount in percent on every delivery (CONST-14). */
export const AUTOSHIP_SAVING_PERCENT = 5;

/** Weeks between deliveries. */
export const AUTOSHIP_WEEKS = [2, 3, 4, 5, 6, 8, 10, 12] as const;
export const DEFAULT_AUTOSHIP_WEEKS = 4;

/** Items of one product per delivery (CONST-02). */
export const MAX_AUTOSHIP_QUANTITY = 5;

/** For customers without a live subscription: off the autoship lines of one order (CONST-11). */
export const FIRST_ORDER_OFFER = {code: 'AUTO35', percent: 35} as const;
