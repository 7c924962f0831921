import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';

/** The total that a customer's orders have donated. */
export interface Given {
  cents: number;
  orders: number;
  /** The cause of the newest order with a known cause; `''` if there is none. */
  latestTo: string;
}

/** Returns `null` if nothing was donated yet, or if the orders can't be read. Never throws. */
export async function readGiven(
  {services: {orders}, settings: {giving}}: Needs<{services: 'orders'; settings: 'giving'}>,
  {customerToken}: Session,
): Promise<Given | null> {
  if (!giving) return null;
  const gifts = await orders.gifts(customerToken);
  if (!gifts.ok || gifts.value.length === 0) return null;
  return {
    cents: gifts.value.reduce((sum, {cents, extraCents}) => sum + cents + extraCents, 0),
    orders: gifts.value.length,
    latestTo: gifts.value.find(({to}) => to !== '')?.to ?? '',
  };
}
