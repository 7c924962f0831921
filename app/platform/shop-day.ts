import {SHOP_TIME_ZONE} from './shop-time-zone';

/** The Swedish locale formats dates as `YYYY-MM-DD`. */
const DAY = new Intl.DateTimeFormat('sv-SE', {timeZone: SHOP_TIME_ZONE});

/** The day in the shop's home time zone, `YYYY-MM-DD`. */
export function shopDay(at: number | string): string {
  return DAY.format(new Date(at));
}
