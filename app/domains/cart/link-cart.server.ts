import type {Session} from '~/domains/session/session';
import {retryCartRestore, type RestoreCartContext} from './restore-cart.server';
import {buyerOf} from './buyer.server';
import type {CartOutcome} from './cart';
import {contentsOf} from './merge-carts';
import {removeAllLines} from './parts/remove-all-lines.server';
import {gone, unavailable} from './parts/outcomes';
import {settle} from './parts/settle.server';
import {readCart} from './read-cart.server';

/**
 * Turns the caller's cart into the customer's (API-38), merged with the customer's saved cart if there is one. The
 * cart's id is saved with the customer after the response. A guest cart is recreated, since others may know its id.
 */
export async function linkCart(
  context: RestoreCartContext,
  customer: Session,
): Promise<CartOutcome> {
  const {session, cartId, commerce} = context;
  if (session.current() !== customer) return linkForToken(context, customer);
  await retryCartRestore(context);
  if (session.current()?.savedCart === undefined) return unavailable(undefined);
  const id = cartId.get();
  if (id === null) return gone();
  return settle(context, await commerce.cart.updateBuyerIdentity(id, buyerOf(customer)));
}

/** Links for a caller who sent a session token: the cookies don't belong to that customer. */
async function linkForToken(context: RestoreCartContext, customer: Session): Promise<CartOutcome> {
  const {commerce, waitUntil} = context;
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  const old = read.value;
  if (!old) return gone();
  const {lines, ...rest} = contentsOf(old);
  const outcome = await settle(
    context,
    await commerce.cart.create(lines, buyerOf(customer), rest),
    {
      before: old,
    },
  );
  if (outcome.ok) waitUntil(removeAllLines(context, old));
  return outcome;
}
