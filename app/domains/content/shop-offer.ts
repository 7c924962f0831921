/* The hosted checkout has its own copy of these terms, which must agree. */

/** Cents (CONST-15, CONST-16). */
export const FREE_SHIPPING_THRESHOLD_CENTS = 4900;

/** Cents, for an order below the threshold. */
export const STANDARD_SHIPPING_CENTS = 595;

/** For products that ship from their makers. Keep it in line with the shipping page. */
export const MAKER_DELIVERY = 'From its maker, in 3 to 5 business days';

export const REMOTE_STATES_NOTE = 'Shipments to Alaska and Hawaii carry a $4 service charge.';
