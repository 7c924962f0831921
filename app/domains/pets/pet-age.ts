import type {PetStage} from '~/domains/catalog/feeding-plan';
import type {Pet} from './pet';

type Born = Pick<Pet, 'birthday'>;

const YOUNG_MONTHS = 4;
const GROWN_MONTHS = 12;
const SENIOR_MONTHS = 7 * 12;

/** Whole months since the birthday; `null` without one, or if it's in the future. */
export function monthsOld({birthday}: Born, today: string): number | null {
  if (birthday === null || birthday > today) return null;
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
}

export function stageOfPet(pet: Born, today: string): PetStage | null {
  const months = monthsOld(pet, today);
  if (months === null) return null;
  if (months < YOUNG_MONTHS) return 'young';
  if (months < GROWN_MONTHS) return 'growing';
  return months < SENIOR_MONTHS ? 'adult' : 'senior';
}

/** "3 months", "1 year", "9 years" */
export function ageText(pet: Born, today: string): string | null {
  const months = monthsOld(pet, today);
  if (months === null) return null;
  const [count, unit] = months < 12 ? [months, 'month'] : [Math.floor(months / 12), 'year'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A pet born on February 29 has its birthday on March 1 in other years. */
export function isBirthday(pet: Born, today: string): boolean {
  const months = monthsOld(pet, today);
  if (pet.birthday === null || months === null || months === 0) return false;
  const day = pet.birthday.slice(5);
  if (day !== '02-29') return today.endsWith(day);
  return today.endsWith(day) || (today.endsWith('03-01') && !isLeapYear(Number(today.slice(0, 4))));
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
