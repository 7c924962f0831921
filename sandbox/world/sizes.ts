import type {WeightUnit} from '../commerce/catalog/types';
import type {FoodForm} from './vocabulary';

export const OUNCES_PER_POUND = 16;

export interface Size {
  /** As shown in the option, such as `12 x 12.8 oz`. */
  label: string;
  /** As in file names: `12x12.8oz`. */
  slug: string;
  /** As in SKUs: pounds as a plain number (`30`), ounces with a Z and without a decimal point (`12X128Z`). */
  code: string;
  /** Number of units; 1 unless it is a case. */
  count: number;
  /** Ounces per unit. */
  ounces: number;
  /** Total weight: cases in pounds, single cans and treats in ounces. */
  weight: number;
  weightUnit: WeightUnit;
}

/** Parses a size label. @throws Error unless it looks like `30 lb`, `12.8 oz` or `12 x 12.8 oz` */
export function parseSize(label: string): Size {
  const match = /^(?:(\d+) x )?(\d+(?:\.\d+)?) (lb|oz)$/.exec(label);
  if (!match) throw new Error(`Not a size: ${label}`);
  const count = Number(match[1] ?? 1);
  const each = Number(match[2]);
  const inPounds = match[3] === 'lb' || count > 1;
  const ounces = match[3] === 'lb' ? each * OUNCES_PER_POUND : each;
  return {
    label,
    slug: label.replaceAll(' ', ''),
    code: label.replace(' lb', '').replace(' oz', 'Z').replace(/[ .]/g, '').toUpperCase(),
    count,
    ounces,
    weight: round((ounces * count) / (inPounds ? OUNCES_PER_POUND : 1)),
    weightUnit: inPounds ? 'POUNDS' : 'OUNCES',
  };
}

const round = (weight: number) => Math.round(weight * 1000) / 1000;

/** Exponent by which the price grows with weight. Below 1, larger sizes cost less per pound. */
const GROWTH: Record<FoodForm, number> = {
  'dry-food': 0.78,
  canned: 0.96,
  tray: 0.96,
  pouch: 0.96,
  treat: 0.86,
};

/** List price in US cents of a size, derived from the price of another size. */
export function priceOf(form: FoodForm, size: Size, base: {size: Size; price: number}): number {
  const ratio = (size.ounces * size.count) / (base.size.ounces * base.size.count);
  return ratio === 1 ? base.price : roundToShelfPrice(base.price * ratio ** GROWTH[form]);
}

/** Rounds to a typical shelf price: $8.29 below ten dollars, $18.49 or $18.99 above. */
export function roundToShelfPrice(cents: number): number {
  const step = cents < 1000 ? 10 : 50;
  return Math.round((cents + 1) / step) * step - 1;
}
