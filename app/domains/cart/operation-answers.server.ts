import {notFoundError, type ApiError} from '~/platform/api-error.server';
import type {OperationFailure} from '~/platform/api-operation.server';
import {fail, ok, type Result} from '~/platform/result';
import {keyOf, type Cart, type CartNotice, type CartOutcome} from './cart';
import type {CartChangeOutput} from './cart-entity.server';
import type {CartContext} from './read-cart.server';

export const CART_NOT_FOUND = notFoundError('cart', 'CART_NOT_FOUND');
export const CART_REFUSED: ApiError = {
  status: 422,
  code: 'CART_REFUSED',
  message: 'The cart was not changed.',
};

export function changeAnswer(
  {cartId}: CartContext,
  {ok: isMade, reason, cart, notices}: CartOutcome,
): Result<CartChangeOutput, OperationFailure> {
  if (!isMade) {
    if (reason === 'unavailable') return fail('upstream');
    const message = notices.map(({text}) => text).join(' ') || CART_REFUSED.message;
    return fail(cart === null ? CART_NOT_FOUND : {...CART_REFUSED, message});
  }
  const id = cartId.get();
  return ok({
    cart: cart && id !== null ? {...cart, id} : null,
    notices: notices.map((notice) => ({
      tone: notice.tone,
      text: notice.text,
      lineItemId: lineItemId(notice, cart),
    })),
  });
}

/** Notices name a line by key; API callers know it by id. */
function lineItemId({lineKey}: CartNotice, cart: Cart | null | undefined): string | null {
  return cart?.lineItems.find((line) => keyOf(line) === lineKey)?.id ?? null;
}
