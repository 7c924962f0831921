import type {Session} from '~/domains/session/session';
import {bringCartAgain, type BringCartContext} from './bring-cart.server';
import {buyerOf} from './buyer.server';
import type {CartOutcome} from './cart';
import {contentsOf} from './merge-carts';
import {emptyAtPlatform} from './parts/empty-at-platform.server';
import {gone, unavailable} from './parts/outcomes';
import {settle} from './parts/settle.server';
import {readCart} from './read-cart.server';

/**
 * Makes the visitor's cart the person's (API-38), together with the one that is saved for them, if there is one. Its id
 * is saved with the customer once the request is answered. A cart that a guest filled is recreated: others may know its
 * id.
 */
export async function linkCart(context: BringCartContext, person: Session): Promise<CartOutcome> {
  const {session, cartId, commerce} = context;
  if (session.current() !== person) return linkForToken(context, person);
  await bringCartAgain(context);
  if (session.current()?.savedCart === undefined) return unavailable(undefined);
  const id = cartId.get();
  if (id === null) return gone();
  return settle(context, await commerce.cart.updateBuyerIdentity(id, buyerOf(person)));
}

/** The call names its person by a token of its own, so the visitor's cookies know nothing of them. */
async function linkForToken(context: BringCartContext, person: Session): Promise<CartOutcome> {
  const {commerce, waitUntil} = context;
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  const old = read.value;
  if (!old) return gone();
  const {lines, ...rest} = contentsOf(old);
  const outcome = await settle(context, await commerce.cart.create(lines, buyerOf(person), rest), {
    before: old,
  });
  if (outcome.ok) waitUntil(emptyAtPlatform(context, old));
  return outcome;
}
