/** A calendar date as `YYYY-MM-DD`, without time of day or time zone. */
export type Day = string;

export const DAY_MS = 24 * 60 * 60 * 1000;

const atMidnight = (day: Day) => new Date(`${day}T00:00:00Z`);

/** `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/**
 * A time in ISO 8601. One without a zone is in UTC, as a date is, and not in the zone of this machine. An invalid `Date`
 * for other text.
 */
export function momentOf(text: string): Date {
  return new Date(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

/** The Swedish locale formats dates as `YYYY-MM-DD`. */
const HOME = new Intl.DateTimeFormat('sv-SE', {timeZone: 'America/Denver'});

/** The day in the shop's home time zone. */
export function homeDay(moment: Date | string): Day {
  return HOME.format(new Date(moment));
}

export function addDays(day: Day, days: number): Day {
  return new Date(atMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

const LONG = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** For emails: `Wednesday, December 9`. */
export const formatDay = (day: Day): string => LONG.format(atMidnight(day));

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return atMidnight(day).getUTCDay();
}

export function yearOf(day: Day): number {
  return atMidnight(day).getUTCFullYear();
}
