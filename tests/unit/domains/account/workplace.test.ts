import {expect, it} from 'vitest';
import {hasGraduated} from '~/domains/account/staff/workplace';

it.each<[string | null, number | null, string, boolean]>([
  ['STUDENT', 2026, '2026-08-01T05:59:59Z', false],
  ['STUDENT', 2026, '2026-08-01T06:00:00Z', true],
  ['STUDENT', 2024, '2026-01-01T00:00:00Z', true],
  ['STUDENT', 2027, '2026-12-31T00:00:00Z', false],
  ['STUDENT', null, '2026-12-31T00:00:00Z', false],
  ['FACULTY', 2024, '2026-12-31T00:00:00Z', false],
  [null, 2024, '2026-12-31T00:00:00Z', false],
])('STAFF-47 STAFF-95 a %s of class %s at %s', (roleCode, graduationYear, now, expected) => {
  expect(hasGraduated({roleCode, graduationYear}, Date.parse(now))).toBe(expected);
});
