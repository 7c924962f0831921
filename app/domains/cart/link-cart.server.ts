import type {Session} from '~/domains/session/session';
import {bringCartAgain, type BringCartContext} from './bring-cart.server';
import {buyerOf} from './buyer.server';
import type {CartOutcome} from './cart';
import {gone} from './parts/outcomes';
import {settle} from './parts/settle.server';

/**
 * Makes the visitor's cart the person's (API-38), with the one that is kept with them, if there is one. Its id is kept
 * with the customer once the request is answered.
 */
export async function linkCart(context: BringCartContext, person: Session): Promise<CartOutcome> {
  if (context.session.current() === person) await bringCartAgain(context);
  const id = context.cartId.get();
  if (id === null) return gone();
  const change = await context.commerce.cart.updateBuyerIdentity(id, buyerOf(person));
  return settle(context, change);
}
