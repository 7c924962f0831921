export type WeightUnit = 'lbs' | 'kg' | 'oz' | 'g';

export const POUNDS_PER_KG = 2.20462;

/** CONST-25, CONST-26, CONST-27, CONST-29 */
const POUNDS_IN: Record<WeightUnit, number> = {
  lbs: 1,
  kg: POUNDS_PER_KG,
  oz: 0.0625,
  g: 0.00220462,
};

export const OUNCES_PER_POUND = 16;

export function toPounds(weight: number, unit: WeightUnit): number {
  return weight * POUNDS_IN[unit];
}

/** 2.5 -> 2 lb 8 oz (CONST-28). */
export function poundsAndOunces(pounds: number): {pounds: number; ounces: number} {
  const whole = Math.floor(pounds);
  return {pounds: whole, ounces: (pounds - whole) * OUNCES_PER_POUND};
}

/** A floating-point error up to this size must not round a value up. */
const TENTH_TOLERANCE = 1e-9;

/** Rounds up to one decimal; a value that already is an exact tenth stays (CONST-31). */
export function roundUpToTenth(value: number): number {
  const nearest = Math.round(value * 10) / 10;
  return Math.abs(value - nearest) < TENTH_TOLERANCE ? nearest : Math.ceil(value * 10) / 10;
}

/**
 * The weight to display, always in pounds, rounded up to the tenth: `9.6 lbs (9 lb 10 oz)`, `0.4 lbs (5.5 oz)`
 * (CONST-30).
 */
export function weightLabel(weight: number, unit: WeightUnit): string {
  const total = toPounds(weight, unit);
  const shown = roundUpToTenth(total);
  const inPounds = `${shown} ${shown === 1 ? 'lb' : 'lbs'}`;
  const tenths = Math.round(total * OUNCES_PER_POUND * 10) / 10;
  /* Compare after rounding: 0.997 lb becomes 1 lb, not 16 oz. */
  if (tenths < OUNCES_PER_POUND) return `${inPounds} (${tenths} oz)`;
  /* Round before splitting: 2.99 lb becomes 3 lb, not 2 lb 16 oz. */
  const {pounds, ounces} = poundsAndOunces(Math.round(total * OUNCES_PER_POUND) / OUNCES_PER_POUND);
  const detail = ounces > 0 ? ` (${pounds} lb ${ounces} oz)` : '';
  return inPounds + detail;
}
