import {addDays} from '~/platform/calendar-day';
import {shopDay, shopToday} from '~/platform/shop-day';
import type {Day} from '../subscription';

export {addDays};

const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day in the shop's home time zone. */
export function today(): Day {
  return shopToday();
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toTime(text)) && addDays(text, 0) === text
  );
}

/** The shop's day of the provider's moment (`2026-11-24 10:00:00`, in UTC) or day; `null` for any other text. */
export function dayOfMoment(text: string): Day | null {
  if (isDay(text)) return text;
  const at = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? null : shopDay(at);
}

const LONG = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric', timeZone: 'UTC'});

/** About half a year: from then on, a day could be taken for the one of the other year. */
const DAYS_WITHOUT_YEAR = 180;

/** "Tuesday, December 1", with the year if the day is far ahead (AUTO-151). */
export function formatDay(day: Day): string {
  const isFarAhead = day > addDays(today(), DAYS_WITHOUT_YEAR);
  return isFarAhead ? formatDayOfYear(day) : LONG.format(toTime(day));
}
/** "Tuesday, December 1, 2026", for days that may be in another year or in the past (AUTO-120). */
export const formatDayOfYear = (day: Day) => `${LONG.format(toTime(day))}, ${day.slice(0, 4)}`;
/** "Dec 1" */
export const formatDayShort = (day: Day) => SHORT.format(toTime(day));
