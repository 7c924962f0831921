import {toBrowserCart, type CartNotice, type CartOutcome, type StoredCart} from '../cart';
import {CART_GONE, NOT_CHANGED, platformMessage} from '../messages';

/** Outcomes of a change that wasn't made. Pass `undefined` for a cart that couldn't be read. */

export function unavailable(cart: StoredCart | null | undefined): CartOutcome {
  return {ok: false, reason: 'unavailable', ...known(cart), notices: [notice(NOT_CHANGED)]};
}

export function refused(cart: StoredCart | null, code: string): CartOutcome {
  const notices = [notice(platformMessage(code))];
  return {ok: false, reason: 'refused', ...known(cart), notices};
}

export function gone(): CartOutcome {
  return {ok: false, reason: 'refused', cart: null, notices: [notice(CART_GONE, 'warning')]};
}

export function unchanged(cart: StoredCart | null): CartOutcome {
  return {ok: false, ...known(cart), notices: []};
}

export function known(cart: StoredCart | null | undefined): Pick<CartOutcome, 'cart'> {
  return cart === undefined ? {} : {cart: cart && toBrowserCart(cart)};
}

export function notice(text: string, tone: CartNotice['tone'] = 'error'): CartNotice {
  return {tone, text};
}
