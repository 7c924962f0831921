/*
 * How many days ahead of today a delivery can be moved to, or a subscription paused until. The first of these days is
 * never locked, whatever the hour and time zone. A form may also send tomorrow, because an undo returns to the day of
 * before: the provider decides whether that is locked.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;
