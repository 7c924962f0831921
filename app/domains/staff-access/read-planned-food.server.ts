import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {plannedItems, poundsByMonth, type PlannedFood, type PoundsByMonth} from './planned-food';

export type PlannedFoodContext = Needs<{services: 'subscriptions' | 'catalog'}>;

/** Returns `null` if the subscription provider couldn't be read. */
export async function readPlannedFood(
  {services: {subscriptions}}: Needs<{services: 'subscriptions'}>,
  {customerId}: Pick<Session, 'customerId'>,
): Promise<PlannedFood | null> {
  const [deliveries, list] = await Promise.all([
    subscriptions.comingDeliveries(customerId),
    subscriptions.list(customerId),
  ]);
  return deliveries.ok && list.ok
    ? {deliveries: deliveries.value, subscriptions: list.value}
    : null;
}

/** Discontinued variants weigh nothing: they can't be ordered. Returns `null` if the catalog couldn't be read. */
export async function weighPlannedFood(
  {services: {catalog}}: Needs<{services: 'catalog'}>,
  food: PlannedFood,
  now = Date.now(),
): Promise<PoundsByMonth | null> {
  const items = plannedItems(food, now);
  if (items.length === 0) return new Map();
  const products = await catalog.productsOfVariants([
    ...new Set(items.map(({variantId}) => variantId)),
  ]);
  if (!products.ok) return null;
  const variants = new Map(
    products.value.flatMap((product) => product.variants).map((variant) => [variant.id, variant]),
  );
  return poundsByMonth(
    items.flatMap(({variantId, ...item}) => {
      const variant = variants.get(variantId);
      return variant ? [{...item, weight: variant.weight, weightUnit: variant.weightUnit}] : [];
    }),
  );
}
