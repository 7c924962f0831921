import type {Needs} from '~/platform/needs';
import type {StoredCart} from '../cart';
import {isCertainlyNotMade} from './settle.server';

/** For a cart that the shopper no longer uses. `unknown`: neither the removal nor a read of the cart got a response. */
export async function removeAllLines(
  {services}: Needs<{services: 'cart'}>,
  {id, lineItems}: Pick<StoredCart, 'id' | 'lineItems'>,
): Promise<'empty' | 'filled' | 'unknown'> {
  const change = await services.cart.removeLines(
    id,
    lineItems.map((line) => line.id),
  );
  if (!change.ok && isCertainlyNotMade(change.failure)) return 'filled';
  if (change.ok && change.value.isGone) return 'empty';
  const now =
    change.ok && change.value.cart
      ? {ok: true, value: change.value.cart}
      : await services.cart.get(id);
  if (!now.ok) return 'unknown';
  return now.value && now.value.totalQuantity > 0 ? 'filled' : 'empty';
}
