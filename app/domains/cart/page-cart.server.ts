import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {KnownCart} from './cart';
import {readShownCart} from './cart-stock.server';

/** A cart read within this time is part of the first HTML; a slower one is deferred. */
const CART_BUDGET_MS = 300;

export interface PageCart {
  /** `undefined` if it couldn't be read, a promise if it takes longer. */
  cart: KnownCart | Promise<KnownCart>;
}

/** If there is no cart with this id, its cookie is cleared, unless the document's headers were already sent. */
export async function pageCart(
  context: Parameters<typeof readShownCart>[0],
  reading = readShownCart(context),
): Promise<PageCart> {
  const {visitor} = context;
  const id = visitor.cart.get();
  const read = reading.then((cart) => {
    /* Keeps an id that was set during the read. */
    if (cart.ok && !cart.value && visitor.cart.get() === id) visitor.cart.clear();
    return cart.ok ? cart.value : undefined;
  });
  const {value} = await settleWithin(deferSafe(read, undefined), CART_BUDGET_MS);
  return {cart: value};
}
