import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {withoutKeys, type Cart} from './cart';
import {readCart, type CartContext} from './cart.server';

/** A cart that comes within this is part of the page's first HTML; a slower one does not hold the page back. */
const CART_BUDGET_MS = 300;

/** The visitor's cart for the header and everything that adds to it; `null` also when it cannot be read. */
export async function pageCart(
  context: Pick<CartContext, 'commerce' | 'cartId'>,
): Promise<{cart: Cart | null | Promise<Cart | null>}> {
  const read = readCart(context).then((cart) =>
    cart.ok && cart.value ? withoutKeys(cart.value) : null,
  );
  const {value} = await settleWithin(deferSafe(read, null), CART_BUDGET_MS);
  return {cart: value};
}
