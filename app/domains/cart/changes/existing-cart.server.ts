import type {StoredCart} from '../cart';
import {cartGone, loggedOut, unavailable, unchanged} from '../cart-outcome';
import type {Stop} from '../change-cart.server';
import {readCart, type CartContext} from '../read-cart.server';

/** Without a cart there is nothing to change (CART-15). */
export function readCartId(context: CartContext): {id: string} | Stop {
  const id = context.visitor.cart.get();
  return id === null ? noCart(context) : {id};
}

export async function readExistingCart(context: CartContext): Promise<{cart: StoredCart} | Stop> {
  const hadCart = context.visitor.cart.get() !== null;
  const read = await readCart(context);
  if (!read.ok) return {stop: unavailable(undefined)};
  if (read.value) return {cart: read.value};
  context.visitor.cart.clear();
  return hadCart ? {stop: cartGone()} : noCart(context);
}

function noCart({visitor}: CartContext): Stop {
  return {stop: visitor.cart.isInAccount() ? loggedOut() : unchanged(null)};
}
