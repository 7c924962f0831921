/** Days ahead of today to which a delivery can be moved, and until which a subscription can be paused. */
export const LAST_DAY_AHEAD = 365;
