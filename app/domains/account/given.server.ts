import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';

/** The total that a customer's orders have donated. */
export interface Given {
  cents: number;
  orders: number;
  /** The cause of the most recent donation. */
  latestTo: string;
}

/** Returns `null` if nothing was donated yet, or if the orders can't be read. Never throws. */
export async function readGiven(
  {services: {orders}, settings: {giving}}: Needs<{services: 'orders'; settings: 'giving'}>,
  {customerToken}: Session,
): Promise<Given | null> {
  if (!giving) return null;
  const gifts = await orders.gifts(customerToken);
  const [latest] = gifts.ok ? gifts.value : [];
  if (!gifts.ok || !latest) return null;
  return {
    cents: gifts.value.reduce((sum, {cents}) => sum + cents, 0),
    orders: gifts.value.length,
    latestTo: latest.to,
  };
}
