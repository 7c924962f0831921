import type {Session} from '~/domains/session/session';
import {deferSafe} from '~/platform/deferred.server';
import {DAY_SECONDS} from '~/platform/duration';
import type {Needs} from '~/platform/needs';
import {quotaMonth, quotaOf, type Quota, type QuotaMonth, type Weighed} from './quota';

export type QuotaContext = Needs<{
  request: 'log';
  services: 'orders' | 'subscriptions' | 'catalog';
  site: true;
  visitor: 'session';
}>;

/** `null` where no quota applies: to guests, and on the consumer site. */
export type KnownQuota = Quota | null | 'unknown';

/** Longer than any month. Orders are told apart by the month in the program's time zone. */
const LONGEST_MONTH_MS = 32 * DAY_SECONDS * 1000;

/** An add to the cart waits for it. */
const PLANNED_BUDGET_MS = 800;

/** From the orders themselves, which no customer can write. A failure is logged. */
export async function readQuota(context: QuotaContext, now = Date.now()): Promise<KnownQuota> {
  const {
    request: {log},
    services: {orders},
    site,
    visitor: {session},
  } = context;
  const customer = session.current();
  if (!site.features.quota || !customer) return null;
  const month = quotaMonth(now);
  const since = new Date(now - LONGEST_MONTH_MS).toISOString();
  const [ordered, planned] = await Promise.all([
    orders.ordered(customer.customerToken, since),
    deferSafe(readPlanned(context, customer, month), [], PLANNED_BUDGET_MS),
  ]);
  if (ordered.ok) return quotaOf(month, ordered.value, planned);
  const {failure} = ordered;
  log.warn('quota not read', {reason: typeof failure === 'string' ? failure : failure.kind});
  return 'unknown';
}

/** What autoship will order this month; empty if it can't be read, because each order counts once it's placed. */
async function readPlanned(
  {services: {subscriptions, catalog}}: Needs<{services: 'subscriptions' | 'catalog'}>,
  {customerId}: Session,
  month: QuotaMonth,
): Promise<Weighed[]> {
  const coming = await subscriptions.comingDeliveries(customerId);
  if (!coming.ok) return [];
  const items = coming.value
    .filter(({day}) => day.startsWith(month))
    .flatMap((delivery) => delivery.items);
  const products = await catalog.productsOfVariants(items.map(({variantId}) => variantId));
  if (!products.ok) return [];
  const variants = products.value.flatMap((product) => product.variants);
  return items.flatMap(({variantId, quantity}) => {
    const variant = variants.find(({id}) => id === variantId);
    return variant ? [{weight: variant.weight, weightUnit: variant.weightUnit, quantity}] : [];
  });
}
