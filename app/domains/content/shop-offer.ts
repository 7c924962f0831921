/* What the shop promises in texts and reckons with. The hosted checkout has its own copy, which has to agree. */

/** Orders from here on ship free, in cents: $49.00 (CONST-15, CONST-16). */
export const FREE_SHIPPING_THRESHOLD_CENTS = 4900;

/** What an autoship delivery costs less, in percent (CONST-14). */
export const AUTOSHIP_SAVING_PERCENT = 5;

/** The note wherever shipping costs come up. */
export const REMOTE_STATES_NOTE = 'Shipments to Alaska and Hawaii carry a $4 service charge.';
