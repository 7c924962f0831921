import {describe, expect, it} from 'vitest';
import {ageText, isBirthday, monthsOld, stageOfPet} from '~/domains/pets/pet-age';
import {TODAY} from './biscuit';

describe('the age of a pet', () => {
  it.each([
    ['2026-11-24', 0, 'young', '0 months'],
    ['2026-10-25', 0, 'young', '0 months'],
    ['2026-10-24', 1, 'young', '1 month'],
    ['2026-07-24', 4, 'growing', '4 months'],
    ['2025-11-25', 11, 'growing', '11 months'],
    ['2025-11-24', 12, 'adult', '1 year'],
    ['2019-11-25', 83, 'adult', '6 years'],
    ['2019-11-24', 84, 'senior', '7 years'],
    ['2026-11-25', null, null, null],
    [null, null, null, null],
  ])('PETS-03 of one born on %s is %s months, %s, "%s"', (birthday, months, stage, text) => {
    expect(monthsOld({birthday}, TODAY)).toBe(months);
    expect(stageOfPet({birthday}, TODAY)).toBe(stage);
    expect(ageText({birthday}, TODAY)).toBe(text);
  });
});

describe('isBirthday', () => {
  it.each([
    ['2020-11-24', TODAY, true],
    ['2020-11-23', TODAY, false],
    ['2026-11-24', TODAY, false],
    [null, TODAY, false],
    ['2020-02-29', '2024-02-29', true],
    ['2020-02-29', '2025-03-01', true],
    ['2020-02-29', '2024-03-01', false],
    ['2020-02-29', '2025-02-28', false],
  ])('PETS-06 isBirthday of one born on %s on %s is %s', (birthday, today, expected) => {
    expect(isBirthday({birthday}, today)).toBe(expected);
  });
});
