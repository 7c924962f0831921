import type {Session} from '~/domains/session/session';
import {deferSafe} from '~/platform/deferred.server';
import {DAY_SECONDS} from '~/platform/duration';
import type {Needs} from '~/platform/needs';
import {quotaMonth, quotaOf, type Quota} from './quota';
import {
  readPlannedFood,
  weighPlannedFood,
  type PlannedFoodContext,
} from './read-planned-food.server';

export type QuotaContext = PlannedFoodContext &
  Needs<{request: 'log'; services: 'orders'; site: true}>;

/** `null` if no quota applies: for guests, and on the consumer site. */
export type KnownQuota = Quota | null | 'unknown';

/** Longer than any month: the orders found are then filtered by month in the program's time zone. */
const LONGEST_MONTH_MS = 32 * DAY_SECONDS * 1000;

/** Reading the quota waits at most this long for the subscription provider. */
export const PLANNED_BUDGET_MS = 800;

/** Adds up the orders themselves, because customers can't write those. Logs a failure. */
export async function readQuota(
  context: QuotaContext,
  customer: Session | null,
): Promise<KnownQuota> {
  const {
    request: {log},
    services: {orders},
    site,
  } = context;
  if (!site.features.quota || !customer) return null;
  const now = Date.now();
  const month = quotaMonth(now);
  const since = new Date(now - LONGEST_MONTH_MS).toISOString();
  const [ordered, planned] = await Promise.all([
    orders.ordered(customer.customerToken, since),
    deferSafe(readPlannedLbs(context, customer, now), null, PLANNED_BUDGET_MS),
  ]);
  if (ordered.ok) return quotaOf(month, ordered.value, planned?.get(month) ?? 0);
  const {failure} = ordered;
  log.warn('quota not read', {reason: typeof failure === 'string' ? failure : failure.kind});
  return 'unknown';
}

/** Returns `null` if it can't be read: each autoship order still counts once it's placed. */
async function readPlannedLbs(context: PlannedFoodContext, customer: Session, now: number) {
  const food = await readPlannedFood(context, customer);
  return food && weighPlannedFood(context, food, now);
}
