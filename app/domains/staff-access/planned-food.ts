import {shopDay} from '~/platform/shop-day';
import {addDays} from '~/platform/calendar-day';
import {overLbs, weightOf, type Quota, type QuotaMonth, type Weighed} from './quota';

/** `YYYY-MM-DD` */
type Day = string;

/** A customer's autoship data, as far as the quota depends on it. */
export interface PlannedFood {
  /** The provider plans one delivery ahead. */
  deliveries: readonly PlannedDelivery[];
  subscriptions: readonly PlannedSubscription[];
}

interface PlannedDelivery {
  id: string;
  day: Day;
  /** The card was declined, and the provider tries again on this day. */
  retryOn: Day | null;
  items: readonly PlannedDeliveryItem[];
}

interface PlannedDeliveryItem {
  /** `null` for an item that was added to this delivery only. */
  subscriptionId: string | null;
  variantId: string;
  quantity: number;
}

interface PlannedSubscription {
  id: string;
  status: 'active' | 'paused' | 'canceled';
  variantId: string;
  quantity: number;
  frequency: {days: number};
}

interface PlannedItem {
  month: QuotaMonth;
  variantId: string;
  quantity: number;
}

/** Pounds by month. */
export type PoundsByMonth = ReadonlyMap<QuotaMonth, number>;

interface PlanWeights {
  before: PoundsByMonth;
  after: PoundsByMonth;
}

/** Autoship is checked this far ahead, because a subscription's monthly pattern repeats within a year. */
const PLANNED_DAYS = 365;
/** Subscriptions ship at most every two weeks. This only guards against bad data. */
const MIN_INTERVAL_DAYS = 7;

/** Everything that autoship will order within a year: the planned deliveries, and those that follow at each interval. */
export function plannedItems({deliveries, subscriptions}: PlannedFood, now: number): PlannedItem[] {
  const planned = deliveries.flatMap((delivery) =>
    delivery.items.map(({variantId, quantity}) => ({
      month: monthOf(shipDay(delivery)),
      variantId,
      quantity,
    })),
  );
  const later = subscriptions.flatMap(({id, status, frequency, variantId, quantity}) => {
    const next = deliveries.find(({items}) =>
      items.some(({subscriptionId}) => subscriptionId === id),
    );
    if (!next || status === 'canceled') return [];
    return daysAfter(shipDay(next), frequency.days, now).map((day) => ({
      month: monthOf(day),
      variantId,
      quantity,
    }));
  });
  return [...planned, ...later];
}

/** Whether a change orders more of a variant in a month. If not, it can't go over the quota. */
export function ordersMore(
  {before, after}: {before: PlannedFood; after: PlannedFood},
  now = Date.now(),
): boolean {
  const known = countsByMonth(before, now);
  return [...countsByMonth(after, now)].some(([item, count]) => count > (known.get(item) ?? 0));
}

function countsByMonth(food: PlannedFood, now: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {month, variantId, quantity} of plannedItems(food, now)) {
    const item = `${month} ${variantId}`;
    counts.set(item, (counts.get(item) ?? 0) + quantity);
  }
  return counts;
}

/** The months of the deliveries that follow a first one today. */
export function laterMonths(weeks: number, now = Date.now()): QuotaMonth[] {
  return daysAfter(shopDay(now), weeks * 7, now).map(monthOf);
}

export function poundsByMonth(items: readonly (Weighed & {month: QuotaMonth})[]): PoundsByMonth {
  const months = new Set(items.map(({month}) => month));
  return new Map(
    [...months].map((month) => [month, weightOf(items.filter((item) => item.month === month))]),
  );
}

/** Pounds of the months that get more food, in order. In all other months a change can't go over the quota. */
export function heavierMonths({before, after}: PlanWeights): [QuotaMonth, number][] {
  return [...after]
    .filter(([month, lbs]) => lbs > (before.get(month) ?? 0))
    .sort(([one], [other]) => one.localeCompare(other));
}

/** The first month in which a change exceeds the quota, and by how many pounds. */
export function monthOverQuota(
  {month, usedLbs, plannedLbs}: Quota,
  weights: PlanWeights,
): {month: QuotaMonth; overLbs: number} | null {
  for (const [planned, lbs] of heavierMonths(weights)) {
    const orderedLbs = planned === month ? usedLbs - plannedLbs : 0;
    const over = overLbs({usedLbs: orderedLbs}, lbs);
    if (over > 0) return {month: planned, overLbs: over};
  }
  return null;
}

function daysAfter(first: Day, intervalDays: number, now: number): Day[] {
  const interval = Math.max(MIN_INTERVAL_DAYS, intervalDays);
  const last = addDays(shopDay(now), PLANNED_DAYS);
  const days: Day[] = [];
  for (let day = addDays(first, interval); day <= last; day = addDays(day, interval))
    days.push(day);
  return days;
}

const shipDay = ({day, retryOn}: PlannedDelivery): Day => retryOn ?? day;
const monthOf = (day: Day): QuotaMonth => day.slice(0, 7);
