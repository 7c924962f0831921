import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';

/** What a customer's orders have given so far. */
export interface Given {
  cents: number;
  orders: number;
  /** The cause of the newest order that gives. */
  latestTo: string;
}

/** `null` if nothing was given yet, or if it can't be read. Never throws. */
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
