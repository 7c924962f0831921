import {atLocation, type CartStockContext} from '~/domains/cart/cart-stock.server';
import {readCart, type CartContext} from '~/domains/cart/read-cart.server';
import {isAutoship, type CartNotice, type StoredCart} from '~/domains/cart/cart';
import {
  isOverAutoshipLimit,
  isOverOrderLimit,
  orderMaximum,
  orderQuantity,
} from '~/domains/cart/limits';
import {OVER_AUTOSHIP_LIMIT, overOrderLimit} from '~/domains/cart/messages';
import {isAttested, needsAttestation} from './attestation';
import {guestCheckoutAttributes} from './checkout-attributes';

interface CheckoutContext extends CartContext, CartStockContext {
  /** The fulfilment flag: a guest with autoship in the cart has to sign in first. */
  autoshipNeedsLogin: boolean;
  origins: {checkout: string};
}

/** Where a guest with autoship in the cart is stopped (CHK-10). */
const AUTOSHIP_LOGIN_PATH = '/shelter/autoship-required-login';

export type CheckoutStart =
  /** Go there: the hosted checkout, or a page that has to come before it. */
  | {kind: 'go'; to: string}
  /** The attestation box is not ticked. */
  | {kind: 'attest'}
  /** Something about the cart keeps it from checkout, or the platform could not be asked. */
  | {kind: 'stay'; reason: 'refused' | 'unavailable'; notice: CartNotice};

const UNAVAILABLE: CheckoutStart = {
  kind: 'stay',
  reason: 'unavailable',
  notice: {
    tone: 'error',
    text: 'We could not start checkout just now. Your cart is kept; please try again in a moment.',
  },
};

/** Hands a guest's cart over to the hosted checkout, or says what has to come first. */
export async function startCheckout(
  context: CheckoutContext,
  {attested}: {attested: boolean},
): Promise<CheckoutStart> {
  const {commerce, cartId, autoshipNeedsLogin, origins, log} = context;
  const read = await readCart(context);
  if (!read.ok) return UNAVAILABLE;
  const cart = read.value;
  if (!cart) return {kind: 'go', to: '/cart'};

  const problem = problemOf(await atLocation(context, cart), orderMaximum(context.site));
  if (problem) return {kind: 'stay', reason: 'refused', notice: {tone: 'error', text: problem}};
  if (needsAttestation(cart) && !attested && !isAttested(cart.attributes)) return {kind: 'attest'};
  if (autoshipNeedsLogin && cart.lineItems.some(isAutoship)) {
    return {kind: 'go', to: AUTOSHIP_LOGIN_PATH};
  }

  const change = await commerce.cart.updateAttributes(cart.id, guestCheckoutAttributes(cart));
  if (!change.ok) return UNAVAILABLE;
  if (change.value.isGone) {
    cartId.clear();
    return {kind: 'go', to: '/cart'};
  }
  const url = change.value.cart && new URL(change.value.cart.checkoutUrl);
  if (!url || url.origin !== origins.checkout) {
    log.error('checkout was not started', {
      codes: change.value.errors.map(({code}) => code),
      origin: url?.origin,
    });
    return UNAVAILABLE;
  }
  return {kind: 'go', to: url.href};
}

function problemOf(cart: StoredCart, maximum: number): string | null {
  if (isOverOrderLimit(cart, maximum)) {
    return overOrderLimit(orderQuantity(cart.lineItems), maximum);
  }
  if (cart.lineItems.some(isOverAutoshipLimit)) return OVER_AUTOSHIP_LIMIT;
  const gone = cart.lineItems.find((line) => !line.variant.inStock);
  return gone ? `${gone.product.title} is out of stock. Please remove it to check out.` : null;
}
