import {SHOP_TIME_ZONE} from '~/platform/shop-time-zone';

/** Dates are shown in the shop's home time zone. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: SHOP_TIME_ZONE});

export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: SHOP_TIME_ZONE,
});

/** For instance "Friday, November 27". */
export function formatDay(iso: string): string {
  return weekday.format(new Date(iso));
}
