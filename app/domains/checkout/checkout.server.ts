import {atLocation, type CartStockContext} from '~/domains/cart/cart-stock.server';
import {readCart, type CartContext} from '~/domains/cart/read-cart.server';
import {isAutoship, type CartNotice, type StoredCart} from '~/domains/cart/cart';
import {
  isOverAutoshipLimit,
  isOverOrderLimit,
  orderMaximum,
  orderQuantity,
  stockBound,
} from '~/domains/cart/limits';
import {OVER_AUTOSHIP_LIMIT, overOrderLimit, overStock} from '~/domains/cart/messages';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {LOGIN_PATH} from '~/domains/session/sign-in-paths';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {Multipass} from '~/services/commerce/multipass.server';
import {CHECKOUT_PATH} from './checkout-path';
import {isAttested, needsAttestation} from './attestation';
import {
  customerCheckoutAttributes,
  guestCheckoutAttributes,
  type OrderingCustomer,
} from './checkout-attributes';

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type CustomerProfile = Extract<ProfileReply, {ok: true}>['value'];

interface CheckoutContext extends CartContext, CartStockContext {
  session: SessionStore;
  commerce: CartContext['commerce'] & {
    customer: Pick<CommerceCustomer, 'profile'>;
    multipass: Pick<Multipass, 'loginUrl'>;
  };
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

/** Hands the visitor's cart over to the hosted checkout, or says what has to come first. */
export async function startCheckout(
  context: CheckoutContext,
  {attested}: {attested: boolean},
): Promise<CheckoutStart> {
  const {commerce, cartId, session, autoshipNeedsLogin, origins, log} = context;
  const person = session.current();
  const [read, profile] = await Promise.all([
    readCart(context),
    person && commerce.customer.profile(person.customerToken),
  ]);
  if (profile && !profile.ok && profile.failure === 'REFUSED') {
    session.end();
    return {kind: 'go', to: `${LOGIN_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`};
  }
  if (!read.ok || (profile && !profile.ok)) return UNAVAILABLE;
  const cart = read.value;
  if (!cart) return {kind: 'go', to: '/cart'};

  const problem = problemOf(await atLocation(context, cart), orderMaximum(context.site));
  if (problem) return {kind: 'stay', reason: 'refused', notice: {tone: 'error', text: problem}};
  if (needsAttestation(cart) && !attested && !isAttested(cart.attributes)) return {kind: 'attest'};
  if (!person && autoshipNeedsLogin && cart.lineItems.some(isAutoship)) {
    return {kind: 'go', to: AUTOSHIP_LOGIN_PATH};
  }

  const attributes = profile
    ? customerCheckoutAttributes(cart, orderingCustomer(profile.value, person))
    : guestCheckoutAttributes(cart);
  const change = await commerce.cart.updateAttributes(cart.id, attributes);
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
  if (!person || !profile) return {kind: 'go', to: url.href};
  session.update({hasRecentCheckout: true, ...keptNow(person, profile.value)});
  return {kind: 'go', to: await signedInUrl(context, person, url.href)};
}

/**
 * What is kept with the customer may be a copy that another device has made of this cart. Knowing it, the request keeps
 * this one instead: once it is bought, it is gone everywhere.
 */
function keptNow(
  {savedCart}: Session,
  {metafields: {persistedCart}}: CustomerProfile,
): Pick<Session, 'savedCart'> {
  if (savedCart === undefined) return {};
  return {savedCart: persistedCart && {metafieldId: persistedCart.id, cartId: persistedCart.value}};
}

/** Checkout's address for somebody whom it is to know; the plain one, which works as well, when that cannot be made (ERR-19). */
async function signedInUrl(
  {commerce, log}: Pick<CheckoutContext, 'commerce' | 'log'>,
  {uid, email, firstName, lastName}: Session,
  checkoutUrl: string,
): Promise<string> {
  const url = await commerce.multipass
    .loginUrl({identifier: uid, email, firstName, lastName}, checkoutUrl)
    .catch(() => null);
  if (url === null) log.warn('checkout account lookup failed');
  return url ?? checkoutUrl;
}

function orderingCustomer(
  {acceptsMarketing, metafields}: CustomerProfile,
  person: Session | null,
): OrderingCustomer {
  return {
    acceptsMarketing,
    soldTo: metafields.soldTo?.value ?? null,
    shipTo: metafields.shipTo?.value ?? null,
    prefersClinic: metafields.preferredAddress?.value === 'clinic',
    isHomeDeliveryOnly: person?.isHomeDeliveryOnly ?? false,
  };
}

function problemOf(cart: StoredCart, maximum: number): string | null {
  if (isOverOrderLimit(cart, maximum)) {
    return overOrderLimit(orderQuantity(cart.lineItems), maximum);
  }
  if (cart.lineItems.some(isOverAutoshipLimit)) return OVER_AUTOSHIP_LIMIT;
  for (const line of cart.lineItems) {
    const bound = stockBound(line);
    if (bound !== null) return `${line.product.title}: ${overStock(bound)}`;
  }
  const gone = cart.lineItems.find((line) => !line.variant.inStock);
  return gone ? `${gone.product.title} is out of stock. Please remove it to check out.` : null;
}
