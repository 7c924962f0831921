import {SHOP_TIME_ZONE} from '~/platform/shop-time-zone';
import {toPounds, type WeightUnit} from '~/platform/weight';

/** Pounds of food that a staff member may order in a calendar month. */
export const QUOTA_LBS = 120;

/** `YYYY-MM`. Months begin at midnight in the shop's time zone. */
export type QuotaMonth = string;

/** Weights are pounds with at most two decimals. */
export interface Quota {
  month: QuotaMonth;
  /** Ordered this month or planned by autoship. */
  usedLbs: number;
  /** The part of `usedLbs` that autoship has planned. */
  plannedLbs: number;
}

export interface Weighed {
  weight: number;
  weightUnit: WeightUnit;
  quantity: number;
}

export interface OrderedFood {
  /** ISO 8601 */
  placedAt: string;
  isCanceled: boolean;
  items: Weighed[];
}

/* Not `shopDay`: every page would then load `platform/shop-day.ts`. Browsers don't use `quotaMonth`, so this is left out. */
const DAY = new Intl.DateTimeFormat('sv-SE', {timeZone: SHOP_TIME_ZONE});

export function quotaMonth(at: number | string): QuotaMonth {
  return DAY.format(new Date(at)).slice(0, 7);
}

/** In pounds. */
export function weightOf(items: readonly Weighed[]): number {
  const lbs = items.reduce(
    (sum, {weight, weightUnit, quantity}) => sum + toPounds(weight, weightUnit) * quantity,
    0,
  );
  return toHundredth(lbs);
}

/** Canceled orders don't count. Autoship orders planned for this month do, so that there is room for them. */
export function quotaOf(month: QuotaMonth, ordered: readonly OrderedFood[], plannedLbs = 0): Quota {
  const counted = ordered.filter(
    ({placedAt, isCanceled}) => !isCanceled && quotaMonth(placedAt) === month,
  );
  const items = counted.flatMap((order) => order.items);
  return {month, usedLbs: toHundredth(weightOf(items) + plannedLbs), plannedLbs};
}

/** Never negative. */
export function leftLbs({usedLbs}: Pick<Quota, 'usedLbs'>): number {
  return toHundredth(Math.max(0, QUOTA_LBS - usedLbs));
}

/** Pounds of `addedLbs` that there is no room for; 0 if they fit. Orders that are over already don't count again. */
export function overLbs(quota: Pick<Quota, 'usedLbs'>, addedLbs: number): number {
  return toHundredth(Math.max(0, addedLbs - leftLbs(quota)));
}

/** ACCT-18 */
export function isQuotaReached({usedLbs}: Pick<Quota, 'usedLbs'>): boolean {
  return usedLbs >= QUOTA_LBS;
}

/** "30 lb", "7.5 lb" */
export function formatLbs(lbs: number): string {
  return `${toHundredth(lbs)} lb`;
}

function toHundredth(lbs: number): number {
  return Math.round(lbs * 100) / 100;
}
