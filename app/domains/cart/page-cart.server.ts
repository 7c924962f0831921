import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import type {KnownCart} from './cart';

/** A cart read within this time is part of the first HTML; a slower one is deferred. */
const CART_BUDGET_MS = 300;

export interface PageCart {
  /** `undefined` if it couldn't be read, a promise if it takes longer. */
  cart: KnownCart | Promise<KnownCart>;
}

/** If there is no cart with this id, its cookie is cleared, unless the document's headers were already sent. */
export async function pageCart({
  request,
  visitor,
}: Needs<{request: 'shownCart'; visitor: 'cart'}>): Promise<PageCart> {
  const id = visitor.cart.get();
  const read = request.shownCart().then((cart) => {
    /* Keeps an id that was set during the read. */
    if (cart.ok && !cart.value && visitor.cart.get() === id) visitor.cart.clear();
    return cart.ok ? cart.value : undefined;
  });
  const {value} = await settleWithin(deferSafe(read, undefined), CART_BUDGET_MS);
  return {cart: value};
}
