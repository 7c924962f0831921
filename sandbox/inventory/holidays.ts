import {addDays, dayOf, weekdayOf, yearOf, type Day} from '../day';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a US federal holiday is observed on this day. */
export function isFederalHoliday(day: Day): boolean {
  const year = yearOf(day);
  /* A New Year's Day on a Saturday is observed on December 31. */
  return [...holidaysOf(year), observed(dayOf(year + 1, 1, 1))].includes(day);
}

function holidaysOf(year: number): Day[] {
  return [
    observed(dayOf(year, 1, 1)),
    /* Martin Luther King Jr. */
    nth(3, MONDAY, year, 1),
    /* Washington's Birthday */
    nth(3, MONDAY, year, 2),
    /* Memorial Day, the last Monday of May */
    addDays(nth(1, MONDAY, year, 6), -7),
    /* Juneteenth */
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    /* Labor Day */
    nth(1, MONDAY, year, 9),
    /* Columbus Day */
    nth(2, MONDAY, year, 10),
    /* Veterans Day */
    observed(dayOf(year, 11, 11)),
    /* Thanksgiving */
    nth(4, THURSDAY, year, 11),
    observed(dayOf(year, 12, 25)),
  ];
}

/** A holiday on a Saturday is observed the day before, on a Sunday the day after. */
function observed(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

/** The nth weekday of a month, such as the third Monday; `month` counts from 1. */
function nth(count: number, weekday: number, year: number, month: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}
