import type {StoredCart} from '../cart';
import {cartGone, loggedOut, unavailable, unchanged, type CartOutcome} from '../cart-outcome';
import type {Stop} from '../change-cart.server';
import {readCart, type CartContext} from '../read-cart.server';

/** Without a cart there is nothing to change (CART-15). */
export function readCartId(context: CartContext): {id: string} | Stop {
  const id = context.visitor.cart.get();
  return id === null ? noCart(context, unchanged(null)) : {id};
}

/** @param without the outcome without a cart: another tab may have removed the last line. */
export async function readExistingCart(
  context: CartContext,
  without: CartOutcome = unchanged(null),
): Promise<{cart: StoredCart} | Stop> {
  const hadCart = context.visitor.cart.get() !== null;
  const read = await readCart(context);
  if (!read.ok) return {stop: unavailable(undefined)};
  if (read.value) return {cart: read.value};
  context.visitor.cart.clear();
  return hadCart ? {stop: cartGone()} : noCart(context, without);
}

function noCart({visitor}: CartContext, without: CartOutcome): Stop {
  return {stop: visitor.cart.isInAccount() ? loggedOut() : without};
}
