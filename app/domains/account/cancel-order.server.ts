import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {OrderDetail} from './order';
import {minutesToCancel} from './order-changes';

/** `too-late`: an hour has passed, or it's already on its way. */
export type CancelFailure = 'too-late' | 'unavailable';

export const NOT_CANCELED: Record<CancelFailure, string> = {
  'too-late': 'It’s too late to cancel it here, because it’s being packed or on its way.',
  /* Shopify may have canceled it anyway, if only the reply was lost. */
  unavailable:
    'We couldn’t reach our order system. Check the status of your order in a moment before you try again.',
};

/**
 * Cancels an order within an hour. Shopify refunds it, restocks it and emails the customer. Without scripts a
 * double click sends the form twice, so an order that is already canceled is no failure (ACCT-26d).
 * @param order the customer's own, as read with their token
 */
export async function cancelOrder(
  {services}: Needs<{services: 'orders'}>,
  {customerToken}: Pick<Session, 'customerToken'>,
  order: OrderDetail,
  now: number = Date.now(),
): Promise<Result<'canceled' | 'already-canceled', CancelFailure>> {
  if (isCanceled(order)) return ok('already-canceled');
  if (minutesToCancel(order, now) === 0) return fail('too-late');
  const canceled = await services.orders.cancel(order);
  if (canceled.ok) return ok('canceled');
  /* The other request, or this one if its response was lost, may have canceled it since the order was read. */
  const current = await services.orders.order(customerToken, order.id);
  if (current.ok && current.value && isCanceled(current.value)) return ok('already-canceled');
  return fail(canceled.failure === 'NOT_CANCELABLE' ? 'too-late' : 'unavailable');
}

const isCanceled = ({status}: OrderDetail) => status === 'cancelled';
