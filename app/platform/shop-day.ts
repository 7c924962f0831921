import {SHOP_TIME_ZONE} from './shop-time-zone';

/* Made on first use, because making one takes time that hydration needs. */
let format: Intl.DateTimeFormat | undefined;

/** The day in the shop's home time zone, `YYYY-MM-DD`. */
export function shopDay(at: number | string): string {
  /* The Swedish locale formats dates as `YYYY-MM-DD`. */
  format ??= new Intl.DateTimeFormat('sv-SE', {timeZone: SHOP_TIME_ZONE});
  return format.format(new Date(at));
}

/** Today in the shop's home time zone, `YYYY-MM-DD`. */
export const shopToday = (): string => shopDay(Date.now());
