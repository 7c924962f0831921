import {isHandedOff} from './cart-attributes';
import {removeAllLines} from './changes/remove-all-lines.server';
import type {Needs} from '~/platform/needs';

/**
 * Empties a replaced cart whose checkout was already opened. Otherwise a staff member could pay for both carts and go
 * over the quota (STAFF-31). A failure is logged.
 */
export async function retireCart(
  context: Needs<{request: 'log'; services: 'cart'; site: true}>,
  cartId: string,
): Promise<void> {
  const {site, services, request} = context;
  if (!site.features.quota) return;
  const read = await services.cart.get(cartId);
  if (read.ok && !(read.value && isHandedOff(read.value))) return;
  const isEmpty = read.ok && read.value && (await removeAllLines(context, read.value)) === 'empty';
  if (!isEmpty) request.log.error('replaced cart not emptied');
}
