/* Terms used in texts and calculations. The hosted checkout has its own copy, which must agree. */

/** Minimum order for free shipping, in cents: $49.00 (CONST-15, CONST-16). */
export const FREE_SHIPPING_THRESHOLD_CENTS = 4900;

/** Autoship discount in percent (CONST-14). */
export const AUTOSHIP_SAVING_PERCENT = 5;

/** The note wherever shipping costs come up. */
export const REMOTE_STATES_NOTE = 'Shipments to Alaska and Hawaii carry a $4 service charge.';
