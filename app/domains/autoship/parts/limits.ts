import type {Day} from '../subscription';
import {addDays, isDay, today} from './day';

/*
 * How many days ahead of today a delivery can be moved to, or a subscription paused until. The first of these days is
 * never locked, whatever the hour and time zone. Forms also accept tomorrow, because Undo may move a delivery back to it;
 * the provider decides whether it is locked.
 */
export const FIRST_DAY_AHEAD = 2;
export const LAST_DAY_AHEAD = 365;

/** Whether forms accept this text as a delivery's day. */
export function isPossibleDay(text: string): text is Day {
  const now = today();
  return isDay(text) && text > now && text <= addDays(now, LAST_DAY_AHEAD);
}
