/*
 * The range of days, counted from today, to which a delivery can be moved and until which a subscription can be paused.
 * The first day is never locked, whatever the hour and time zone.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;
