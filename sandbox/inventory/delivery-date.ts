import type {Destination} from '../world/inventory/shortages';
import {addDays, dayOf, weekdayOf, type Day} from '../day';
import {isFederalHoliday} from './holidays';
import type {Place} from './places';

/** Orders before this hour, local to the warehouse, ship on the same business day. */
const CUT_OFF_HOUR = 14;
/** Deliveries to clinics have their own route, which leaves one business day later. */
const CLINIC_EXTRA_DAYS = 1;

/** The arrival day of an order placed now. */
export function deliveryDate(
  {warehouse, transitDays}: Place,
  {now, destination}: {now: Date; destination: Destination},
): Day {
  const {day, hour} = localTime(now, warehouse.timeZone);
  const shipDay = isBusinessDay(day) && hour < CUT_OFF_HOUR ? day : nextBusinessDay(day);
  const days = transitDays + (destination === 'CLINIC' ? CLINIC_EXTRA_DAYS : 0);
  return Array.from({length: days}).reduce<Day>(nextBusinessDay, shipDay);
}

function nextBusinessDay(day: Day): Day {
  const next = addDays(day, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5 && !isFederalHoliday(day);
}

/** Cached by time zone, because creating a format takes longer than the rest of the response. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

function localTime(now: Date, timeZone: string): {day: Day; hour: number} {
  const parts = formatFor(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((item) => item.type === type)?.value);
  return {day: dayOf(part('year'), part('month'), part('day')), hour: part('hour')};
}
