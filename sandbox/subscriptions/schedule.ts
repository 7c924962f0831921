import {addDays, homeDay, type Day} from '../day';

/** The time of day at which a delivery's order is placed, in UTC. */
const PLACE_TIME = '10:00:00';
/** A delivery can't be changed from this time before its order is placed. */
export const LOCK_HOURS = 24;
/** The reminder is sent this many days before. */
export const REMINDER_DAYS = 5;
/** The card is charged again this many days after it was first declined. */
const RETRY_DAYS = [1, 3, 5];
/** How many days ahead a date can be. */
const LAST_DAY_AHEAD = 365;

const HOUR_MS = 60 * 60 * 1000;

export function placeTime(day: Day): Date {
  return new Date(`${day}T${PLACE_TIME}Z`);
}

export function lockTime(day: Day): Date {
  return new Date(placeTime(day).getTime() - LOCK_HOURS * HOUR_MS);
}

export function reminderTime(day: Day): Date {
  return placeTime(addDays(day, -REMINDER_DAYS));
}

export function isLocked(day: Day, now: Date): boolean {
  return now >= lockTime(day);
}

export function dayAfter(day: Day, weeks: number): Day {
  return addDays(day, weeks * 7);
}

/** The earliest day for a new date: its delivery isn't locked yet. */
export function firstDay(now: Date): Day {
  let day = addDays(homeDay(now), 1);
  while (isLocked(day, now)) day = addDays(day, 1);
  return day;
}

/** The next day on which orders are placed: today, until today's have been placed. */
export function nextDay(now: Date): Day {
  const today = homeDay(now);
  return now < placeTime(today) ? today : addDays(today, 1);
}

export function lastDay(now: Date): Day {
  return addDays(homeDay(now), LAST_DAY_AHEAD);
}

/** The day of the next attempt after the card was declined `attempts` times; `null` if that was the last one. */
export function retryDay(firstAttempt: Day, attempts: number): Day | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : addDays(firstAttempt, days);
}
