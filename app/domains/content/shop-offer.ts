/* The hosted checkout has its own copy of these terms, which must agree. */

/** Cents (CONST-15, CONST-16). */
export const FREE_SHIPPING_THRESHOLD_CENTS = 4900;

export const REMOTE_STATES_NOTE = 'Shipments to Alaska and Hawaii carry a $4 service charge.';
