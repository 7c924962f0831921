import {isStaffHandoff} from './cart-attributes';
import {removeAllLines} from './changes/remove-all-lines.server';
import type {Needs} from '~/platform/needs';

/**
 * Empties a staff member's replaced cart if its checkout was already opened. Otherwise they could pay for both carts and
 * go over the quota (STAFF-31). Both sites do so, because a customer has one saved cart for both. A failure is logged.
 */
export async function retireCart(
  context: Needs<{request: 'log'; services: 'cart'}>,
  cartId: string,
): Promise<void> {
  const {services, request} = context;
  const read = await services.cart.get(cartId);
  if (read.ok && !(read.value && isStaffHandoff(read.value))) return;
  const isEmpty = read.ok && read.value && (await removeAllLines(context, read.value)) === 'empty';
  if (!isEmpty) request.log.error('replaced cart not emptied');
}
