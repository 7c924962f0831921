import {SHOP_TIME_ZONE} from '~/platform/shop-time-zone';

/* Times are shown in the shop's home time zone and name it, because customers may live elsewhere. */
const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SHOP_TIME_ZONE,
  timeZoneName: 'short',
});

/**
 * "Monday, November 30 at 3:00 a.m. MST". Puts the parts together itself, because their separators differ between
 * versions of Intl.
 */
export function formatMoment(iso: string): string {
  const parts = Object.fromEntries(
    MOMENT.formatToParts(new Date(iso)).map(({type, value}) => [type, value]),
  );
  const {weekday, month, day, hour, minute, dayPeriod, timeZoneName} = parts;
  const half = dayPeriod === 'AM' ? 'a.m.' : 'p.m.';
  return `${weekday}, ${month} ${day} at ${hour}:${minute} ${half} ${timeZoneName}`;
}
