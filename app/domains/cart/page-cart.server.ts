import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {KnownCart} from './cart';
import {readShownCart} from './cart-stock.server';

/** A cart that comes within this is part of the page's first HTML; a slower one does not hold the page back. */
const CART_BUDGET_MS = 300;

/**
 * The visitor's cart for the header and everything that adds to it, with a document. An id that leads to no cart is
 * forgotten, if that is known before the document's headers are sent.
 */
export async function pageCart(
  context: Parameters<typeof readShownCart>[0],
): Promise<{cart: KnownCart | Promise<KnownCart>}> {
  const {cartId} = context;
  const id = cartId.get();
  const read = readShownCart(context).then((cart) => {
    /* Another one may have taken its place meanwhile. */
    if (cart.ok && !cart.value && cartId.get() === id) cartId.clear();
    return cart.ok ? cart.value : undefined;
  });
  const {value} = await settleWithin(deferSafe(read, undefined), CART_BUDGET_MS);
  return {cart: value};
}
