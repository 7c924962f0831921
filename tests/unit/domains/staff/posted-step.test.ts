import {expect, it} from 'vitest';
import {graduationYears} from '~/domains/staff/steps/posted-step';

it.each([
  ['2027-01-01T06:59:59Z', 2026, 2034],
  ['2027-01-01T07:00:00Z', 2027, 2035],
])(
  'STAFF-34 graduationYears begin with the year in Denver: at %s they are %i to %i',
  (now, first, last) => {
    const years = graduationYears(Date.parse(now));
    expect([years[0], years.at(-1)]).toEqual([first, last]);
  },
);
