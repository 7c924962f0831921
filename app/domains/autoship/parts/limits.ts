/*
 * Days from today to which a delivery can be moved, and until which a subscription can be paused. The first day
 * isn't locked yet, at any hour and in any time zone.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;
