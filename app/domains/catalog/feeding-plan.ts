import {POUNDS_PER_KG} from '~/platform/weight';
import type {FeedingGuide} from './product';

/** What a pet eats by the feeding guide, and how long a pack lasts. */
export interface FeedingPlan {
  /** Of `unit`, to the quarter: 2.5 */
  perDay: number;
  /** "cups", "cans" */
  unit: string;
  /** Whole days that all units of a purchase last. */
  days: number;
}

interface FedPack {
  guide: FeedingGuide;
  /** "3,640 kcal/kg, 382 kcal per cup" */
  calories: string;
  /** Of everything that is bought at once, in pounds. */
  pounds: number;
}

const FRACTIONS: Record<string, number> = {'¼': 0.25, '½': 0.5, '¾': 0.75};

/**
 * Interpolates between the rows of the guide, and weighs its unit by the calories. Returns `null` if the guide has no
 * such column or its texts aren't of the usual form.
 */
export function feedingPlan(
  {guide, calories, pounds}: FedPack,
  {petPounds, column}: {petPounds: number; column: number},
): FeedingPlan | null {
  const rows = guide.rows.flatMap((row) => {
    const weight = readPounds(row[0]);
    const amount = readAmount(row[column]);
    return weight !== null && amount !== null ? [{weight, amount}] : [];
  });
  const poundsPerUnit = readPoundsPerUnit(calories);
  const unit = /^(\w+) a day/.exec(guide.columns[column] ?? '')?.[1]?.toLowerCase();
  if (rows.length < 2 || poundsPerUnit === null || unit === undefined || pounds <= 0) return null;
  if (!(petPounds > 0)) return null;
  const exact = interpolate(rows, petPounds);
  const perDay = Math.max(0.25, Math.round(exact * 4) / 4);
  return {perDay, unit, days: Math.floor(pounds / (perDay * poundsPerUnit))};
}

/** The longest of the offered frequencies after which something is left, or the shortest if the pack is too small. */
export function weeksBeforeEmpty(days: number, offered: readonly number[]): number | null {
  const sorted = offered.toSorted((one, other) => one - other);
  return sorted.findLast((weeks) => weeks * 7 <= days) ?? sorted[0] ?? null;
}

/** "2½" */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount);
  const rest = Object.entries(FRACTIONS).find(([, value]) => value === amount - whole)?.[0] ?? '';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

function interpolate(rows: readonly {weight: number; amount: number}[], pounds: number): number {
  const sorted = rows.toSorted((one, other) => one.weight - other.weight);
  const above = sorted.findIndex(({weight}) => weight >= pounds);
  const high = sorted[above === -1 ? sorted.length - 1 : Math.max(above, 1)];
  const low = sorted[above === -1 ? sorted.length - 2 : Math.max(above, 1) - 1];
  if (!high || !low) return 0;
  const slope = (high.amount - low.amount) / (high.weight - low.weight);
  return low.amount + slope * (pounds - low.weight);
}

function readPounds(text: string | undefined): number | null {
  const value = /^(\d+(?:\.\d+)?) lb$/.exec(text ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

function readAmount(text: string | undefined): number | null {
  const [, whole = '', fraction = ''] = /^(\d*)([¼½¾]?)$/.exec(text ?? '') ?? [];
  if (whole === '' && fraction === '') return null;
  return Number(whole) + (FRACTIONS[fraction] ?? 0);
}

function readPoundsPerUnit(calories: string): number | null {
  const [, perKg, perUnit] = /^([\d,]+) kcal\/kg, ([\d,]+) kcal per /.exec(calories) ?? [];
  if (perKg === undefined || perUnit === undefined) return null;
  const value = (number(perUnit) / number(perKg)) * POUNDS_PER_KG;
  return value > 0 && Number.isFinite(value) ? value : null;
}

const number = (text: string) => Number(text.replaceAll(',', ''));
