import {isAutoship, planId, type CartLine, type StoredCart} from '~/domains/cart/cart';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import {toWeighed} from '~/domains/cart/weigh';
import type {Session} from '~/domains/session/session';
import {laterMonths, monthOverQuota, poundsByMonth} from '~/domains/staff-access/planned-food';
import {weightOf, type Quota} from '~/domains/staff-access/quota';
import {
  readPlannedFood,
  weighPlannedFood,
  type PlannedFoodContext,
} from '~/domains/staff-access/read-planned-food.server';
import type {Needs} from '~/platform/needs';

/**
 * Refuses autoship lines whose later deliveries would take a month over the quota (STAFF-48). The subscription provider
 * places those orders on its own, so checkout is the last moment to refuse them.
 */
export async function autoshipOverQuota(
  context: PlannedFoodContext & Needs<{services: 'catalog'}>,
  {lineItems}: Pick<StoredCart, 'lineItems'>,
  {customer, quota}: {customer: Session; quota: Quota},
): Promise<CartNotice | null> {
  const lines = lineItems.filter(isAutoship);
  if (lines.length === 0) return null;
  const [food, weeks] = await Promise.all([
    readPlannedFood(context, customer),
    Promise.all(lines.map((line) => weeksOf(context, line))),
  ]);
  const before = food && (await weighPlannedFood(context, food));
  if (!before) return {code: 'quota-unknown', tone: 'error'};
  const later = poundsByMonth(
    lines.flatMap((line, index) =>
      laterMonths(weeks[index] ?? SHORTEST_WEEKS).map((month) => ({...toWeighed(line), month})),
    ),
  );
  const months = new Set([...before.keys(), ...later.keys()]);
  const after = new Map(
    [...months].map((month) => [month, (before.get(month) ?? 0) + (later.get(month) ?? 0)]),
  );
  const cartLbs = weightOf(lineItems.map(toWeighed));
  const over = monthOverQuota({...quota, usedLbs: quota.usedLbs + cartLbs}, {before, after});
  return over && {code: 'autoship-over-quota', tone: 'error', ...over};
}

/** Used if the catalog couldn't be read: the strictest case. */
const SHORTEST_WEEKS = 2;

async function weeksOf(
  {services: {catalog}}: Needs<{services: 'catalog'}>,
  line: CartLine,
): Promise<number | null> {
  const product = await catalog.product(line.product.handle);
  const plans = product.ok ? product.value?.autoshipPlans : undefined;
  return plans?.find(({id}) => id === planId(line))?.weeks ?? null;
}
