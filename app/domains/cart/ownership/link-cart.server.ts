import type {Session} from '~/domains/session/session';
import {buyerOf} from '../buyer.server';
import {cartGone, unavailable, type CartOutcome} from '../cart-outcome';
import type {CartOwnerContext} from '../cart-ownership.server';
import {changeCart} from '../change-cart.server';
import {updateBuyerIdentity} from '../changes/change-details.server';
import {copyCart} from '../changes/create-cart.server';
import {removeAllLines} from '../changes/remove-all-lines.server';
import {readCart} from '../read-cart.server';
import {retryCartRestore} from '../restore-cart.server';

/**
 * Makes the caller's cart the customer's (API-38), merged with the customer's saved cart if there is one. The cart's id
 * is saved after the response. A guest cart is recreated, because others may know its id.
 */
export async function linkCart(context: CartOwnerContext, customer: Session): Promise<CartOutcome> {
  const {visitor} = context;
  if (visitor.session.current() !== customer) return linkForToken(context, customer);
  await retryCartRestore(context);
  if (visitor.session.current()?.savedCart === undefined) return unavailable(undefined);
  if (visitor.cart.get() === null) return cartGone();
  return changeCart(context, updateBuyerIdentity(buyerOf(customer)));
}

/** For a caller who sent a session token: the cookies don't belong to that customer. */
async function linkForToken(context: CartOwnerContext, customer: Session): Promise<CartOutcome> {
  const old = await readCart(context);
  const outcome = await changeCart(context, copyCart(buyerOf(customer)));
  if (outcome.ok && old.ok && old.value)
    context.request.waitUntil(removeAllLines(context, old.value));
  return outcome;
}
