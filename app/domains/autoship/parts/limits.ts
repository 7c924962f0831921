/*
 * How many days ahead of today a delivery can be moved to, or a subscription paused until. The first of these days is
 * never locked, whatever the hour and time zone. Forms also accept tomorrow, because Undo may move a delivery back to it;
 * the provider decides whether it is locked.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;
