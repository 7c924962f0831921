/*
 * Days from today to which a delivery can be moved, and until which a subscription can be paused. The first is never
 * locked already, whatever the hour and the time zone.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;
