import type {Species} from '~/domains/content/taxonomy';
import {OUNCES_PER_POUND, POUNDS_PER_KG} from '~/platform/weight';
import type {LifeStage} from './product';

/** Up to 4 months, up to 12 months, grown, from 7 years. */
export const PET_STAGES = ['young', 'growing', 'adult', 'senior'] as const;
export type PetStage = (typeof PET_STAGES)[number];

export const ACTIVITIES = ['low', 'usual', 'high'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const PET_POUNDS = {min: 0.5, max: 250} as const;

export interface FedPet {
  species: Species;
  pounds: number;
  stage: PetStage;
  activity: Activity;
  /** Eats to lose weight. */
  isSlimming: boolean;
}

export interface FedPack {
  /** "3,640 kcal/kg, 382 kcal per cup"; several units if the food comes in several forms. */
  calories: string;
  /** Weight of everything that is bought at once, in pounds. */
  pounds: number;
  priceCents: number;
  /** "Canned": chooses among the units. */
  form: string | null;
}

/** A pet's food per day, and how long a pack lasts. */
export interface FeedingPlan {
  /** Calories in `perDay`, rounded to the nearest ten: nobody measures a serving more exactly. */
  kcal: number;
  /** In `unit`, rounded to a quarter: 2.5 */
  perDay: number;
  /** "cup", "can" */
  unit: string;
  /** Whole days that the pack lasts. */
  days: number;
  centsPerDay: number;
}

type ByActivity = Record<Activity, number>;

const same = (factor: number): ByActivity => ({low: factor, usual: factor, high: factor});

/** Multiples of the resting energy, as veterinarians use them for neutered pets (WSAVA, AAHA). */
const FACTORS: Record<Species, Record<PetStage, ByActivity>> = {
  dog: {
    young: same(3),
    growing: same(2),
    adult: {low: 1.4, usual: 1.6, high: 2},
    senior: {low: 1.2, usual: 1.4, high: 1.6},
  },
  cat: {
    young: same(2.5),
    growing: same(2),
    adult: {low: 1, usual: 1.2, high: 1.4},
    senior: {low: 1, usual: 1.1, high: 1.3},
  },
};

const SLIMMING = 0.85;

/** Kilocalories a day: the resting energy, 70 x kg^0.75, times the factor of stage and activity. */
export function dailyKcal({species, pounds, stage, activity, isSlimming}: FedPet): number {
  const resting = 70 * (pounds / POUNDS_PER_KG) ** 0.75;
  return resting * FACTORS[species][stage][activity] * (isSlimming ? SLIMMING : 1);
}

/** Returns `null` for a weight out of bounds, or if the calories aren't of the usual form. */
export function feedingPlan(pack: FedPack, pet: FedPet): FeedingPlan | null {
  const energy = readEnergy(pack);
  if (!energy || !(pack.pounds > 0)) return null;
  if (!(pet.pounds >= PET_POUNDS.min && pet.pounds <= PET_POUNDS.max)) return null;
  const kcal = dailyKcal(pet);
  const perDay = Math.max(0.25, Math.round((kcal / energy.perUnit) * 4) / 4);
  const days = unitsIn(pack, energy) / perDay;
  return {
    kcal: Math.round((perDay * energy.perUnit) / 10) * 10,
    perDay,
    unit: energy.unit,
    days: Math.floor(days),
    centsPerDay: Math.round(pack.priceCents / days),
  };
}

/** The stage for which a food is made. */
export function stageOfFood(lifeStage: LifeStage | null): PetStage {
  if (lifeStage === 'puppy' || lifeStage === 'kitten') return 'growing';
  return lifeStage === 'senior' ? 'senior' : 'adult';
}

/** The longest of the offered frequencies after which something is left, or the shortest if the pack is too small. */
export function weeksBeforeEmpty(days: number, offered: readonly number[]): number | null {
  const sorted = offered.toSorted((a, b) => a - b);
  return sorted.findLast((weeks) => weeks * 7 <= days) ?? sorted[0] ?? null;
}

/** "about 51 days", "about 1 day", "less than a day" */
export function formatDays(days: number): string {
  if (days === 0) return 'less than a day';
  return `about ${days} ${days === 1 ? 'day' : 'days'}`;
}

const FRACTIONS: Record<string, number> = {'¼': 0.25, '½': 0.5, '¾': 0.75};

/** "2½ cups", "½ cup", "3 pouches" */
export function formatServing(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  const rest = Object.entries(FRACTIONS).find(([, value]) => value === amount - whole)?.[0] ?? '';
  const units = amount <= 1 ? unit : `${unit}${unit.endsWith('ch') ? 'es' : 's'}`;
  return `${whole === 0 && rest ? '' : whole}${rest} ${units}`;
}

/**
 * Cups by their calories. Cans, pouches and trays state their weight, so they're counted: labels round the calories, and
 * a case of 12 would seem to have almost 12.
 */
function unitsIn({pounds}: FedPack, {perUnit, perKg, ounces}: Energy): number {
  return ounces === null
    ? ((pounds / POUNDS_PER_KG) * perKg) / perUnit
    : Math.max(1, Math.round((pounds * OUNCES_PER_POUND) / ounces));
}

interface Energy {
  perKg: number;
  perUnit: number;
  unit: string;
  /** Of one unit; `null` for a cup. */
  ounces: number | null;
}

function readEnergy({calories, form}: FedPack): Energy | null {
  const perKg = number(/^([\d,]+) kcal\/kg/.exec(calories)?.[1]);
  const units = calories.split(', ').flatMap((part) => {
    const [, kcal, ounces, unit] = /^([\d,]+) kcal per (?:([\d.]+) oz )?([a-z]+)$/.exec(part) ?? [];
    return unit === undefined
      ? []
      : [{perUnit: number(kcal), unit, ounces: Number(ounces) || null}];
  });
  const wanted = form?.toLowerCase() ?? '';
  const found = units.find(({unit}) => wanted.startsWith(unit)) ?? units[0];
  return found && perKg > 0 && found.perUnit > 0 ? {...found, perKg} : null;
}

const number = (text = '') => Number(text.replaceAll(',', ''));
