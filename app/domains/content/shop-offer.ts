/* The hosted checkout has its own copy of these terms, which must agree. */

/** Cents (CONST-15, CONST-16). */
export const FREE_SHIPPING_THRESHOLD_CENTS = 4900;

/** For products that ship from their makers. Keep it in line with the shipping page. */
export const MAKER_DELIVERY = 'From its maker, in 3 to 5 business days';

/** Days from delivery within which an item can be returned for a refund. Keep them in line with the page on returns. */
export const RETURN_DAYS = {own: 90, maker: 30} as const;

export const RETURN_TERMS = {
  own: `Your money back within ${RETURN_DAYS.own} days, even if the bag is open`,
  maker: `Unused returns within ${RETURN_DAYS.maker} days`,
} as const;

export const REMOTE_STATES_NOTE = 'Shipments to Alaska and Hawaii carry a $4 service charge.';
