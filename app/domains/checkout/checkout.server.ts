import {bringCartAgain, type BringCartContext} from '~/domains/cart/bring-cart.server';
import type {CartNotice, StoredCart} from '~/domains/cart/cart';
import {CART_PATH} from '~/domains/cart/cart-form';
import {atLocation, type CartStockContext} from '~/domains/cart/cart-stock.server';
import {readCart} from '~/domains/cart/read-cart.server';
import {
  isOverAutoshipLimit,
  isOverOrderLimit,
  orderMaximum,
  orderQuantity,
  stockBound,
} from '~/domains/cart/limits';
import {OVER_AUTOSHIP_LIMIT, overOrderLimit, overStock} from '~/domains/cart/messages';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {savedCartOf} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import {LOGIN_PATH, REGISTER_PATH} from '~/domains/session/sign-in-paths';
import {isRegistered} from '~/domains/session/staff-account';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {Multipass} from '~/services/commerce/multipass.server';
import type {Identity} from '~/services/identity/identity.server';
import {attestationAttributes} from './attestation';
import {
  customerCheckoutAttributes,
  guestCheckoutAttributes,
  type OrderingPerson,
} from './checkout-attributes';
import {AUTOSHIP_LOGIN_PATH, CHECKOUT_PATH} from './checkout-path';
import {checkoutObstacle, staffObstacle, type CheckoutObstacle} from './hand-over-policy';

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type CustomerProfile = Extract<ProfileReply, {ok: true}>['value'];

interface CheckoutContext extends BringCartContext, CartStockContext {
  commerce: BringCartContext['commerce'] & {multipass: Pick<Multipass, 'loginUrl'>};
  identity: Pick<Identity, 'accountInfo'>;
  /** The fulfilment flag: a guest with autoship in the cart has to log in first. */
  autoshipNeedsLogin: boolean;
  origins: {checkout: string};
}

export type CheckoutStart =
  /** Go there: the hosted checkout, or a page that has to come before it. */
  | {kind: 'go'; to: string}
  /** The attestation box is not ticked. */
  | {kind: 'attest'}
  /** Something about the cart keeps it from checkout, or a service could not be asked. */
  | {kind: 'stay'; reason: 'refused' | 'unavailable'; notice: CartNotice};

const UNAVAILABLE: CheckoutStart = {
  kind: 'stay',
  reason: 'unavailable',
  notice: {
    tone: 'error',
    text: "We couldn't start checkout just now. Your cart is saved. Please try again in a moment.",
  },
};

const LOG_IN: CheckoutStart = {
  kind: 'go',
  to: `${LOGIN_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`,
};
/** Where each obstacle leads (CHK-10, STAFF-20). */
const WAY_ROUND: Record<CheckoutObstacle, CheckoutStart> = {
  'log-in': LOG_IN,
  register: {kind: 'go', to: REGISTER_PATH},
  attest: {kind: 'attest'},
  'autoship-log-in': {kind: 'go', to: AUTOSHIP_LOGIN_PATH},
};

/** Hands the visitor's cart over to the hosted checkout, or says what has to come first. */
export async function startCheckout(
  context: CheckoutContext,
  {attested}: {attested: boolean},
): Promise<CheckoutStart> {
  const {commerce, session, autoshipNeedsLogin, site} = context;
  const ofStaff = staffObstacle({person: session.current(), site});
  if (ofStaff) return WAY_ROUND[ofStaff];
  if (session.current()?.savedCart === undefined) await bringCartAgain(context);
  const person = session.current();
  const [read, buyer] = await Promise.all([readCart(context), findBuyer(context, person)]);
  if (buyer === 'refused') {
    session.end();
    return LOG_IN;
  }
  if (buyer === 'unregistered') {
    session.update({isRegistered: false});
    return WAY_ROUND.register;
  }
  /* Others may know the id of a cart that a guest filled: a person's address and name must not end up in it. */
  const isGuestsCart = person !== null && person.savedCart === undefined;
  if (!read.ok || buyer === 'unavailable' || isGuestsCart) return UNAVAILABLE;
  const cart = read.value;
  if (!cart) return {kind: 'go', to: CART_PATH};

  const problem = problemOf(await atLocation(context, cart), orderMaximum(site));
  if (problem) return {kind: 'stay', reason: 'refused', notice: {tone: 'error', text: problem}};
  const obstacle = checkoutObstacle(attested ? withAttestation(cart, site) : cart, {
    person,
    site,
    autoshipNeedsLogin,
  });
  if (obstacle) return WAY_ROUND[obstacle];

  const attributes = buyer
    ? customerCheckoutAttributes(cart, site, buyer.orders)
    : guestCheckoutAttributes(cart, site);
  const url = await handOver(context, await commerce.cart.updateAttributes(cart.id, attributes));
  if (typeof url !== 'string') return url;
  if (!person || !buyer) return {kind: 'go', to: url};
  const {profile} = buyer;
  session.update({hasRecentCheckout: true, ...(profile ? keptNow(person, profile) : {})});
  return {kind: 'go', to: profile ? await signedInUrl(context, person, url) : url};
}

interface Buyer {
  orders: OrderingPerson;
  /** `null` when it couldn't be read: then checkout begins without knowing the person (ERR-19). */
  profile: CustomerProfile | null;
}

/**
 * Who orders: `null` for a guest. Whose account an order is for comes from the identity provider alone, since a
 * customer's metafields are the person's own to write. The consumer site can do without the profile.
 */
async function findBuyer(
  {commerce, identity, site, log}: CheckoutContext,
  person: Session | null,
): Promise<Buyer | null | 'refused' | 'unregistered' | 'unavailable'> {
  if (!person) return null;
  const [profile, account] = await Promise.all([
    commerce.customer.profile(person.customerToken),
    site.features.membership ? identity.accountInfo(person.uid) : null,
  ]);
  if (!profile.ok && profile.failure === 'REFUSED') return 'refused';
  if (!account) {
    if (!profile.ok) log.warn('checkout account lookup failed');
    return {
      orders: {acceptsMarketing: profile.ok ? profile.value.acceptsMarketing : null, clinic: null},
      profile: profile.ok ? profile.value : null,
    };
  }
  if (!profile.ok || !account.ok) return 'unavailable';
  if (!isRegistered(account.value)) return 'unregistered';
  const {acceptsMarketing, metafields} = profile.value;
  const {storeSoldTo, preferredShipTo, clinicAddress} = account.value;
  return {
    orders: {
      acceptsMarketing,
      clinic: {
        soldTo: storeSoldTo,
        shipTo: preferredShipTo,
        isPreferred: clinicAddress !== null && metafields.preferredAddress?.value === 'clinic',
        isHomeDeliveryOnly: clinicAddress?.isHomeDeliveryOnly ?? false,
      },
    },
    profile: profile.value,
  };
}

function withAttestation(cart: StoredCart, site: CheckoutContext['site']): StoredCart {
  return {...cart, attributes: attestationAttributes(cart, site)};
}

/** The checkout address of the cart that was written to, or what comes instead. */
async function handOver(
  {cartId, origins, log}: CheckoutContext,
  change: Awaited<ReturnType<CheckoutContext['commerce']['cart']['updateAttributes']>>,
): Promise<string | CheckoutStart> {
  if (!change.ok) return UNAVAILABLE;
  if (change.value.isGone) {
    cartId.clear();
    return {kind: 'go', to: CART_PATH};
  }
  const url = change.value.cart && new URL(change.value.cart.checkoutUrl);
  if (url?.origin === origins.checkout) return url.href;
  const codes = change.value.errors.map(({code}) => code);
  log.error('checkout was not started', {codes, origin: url?.origin});
  return UNAVAILABLE;
}

/**
 * What is kept with the customer may be a copy that another device has made of this cart. Knowing it, the request keeps
 * this one instead: once it is bought, it is gone everywhere.
 */
function keptNow({savedCart}: Session, {metafields}: CustomerProfile): Pick<Session, 'savedCart'> {
  if (savedCart === undefined) return {};
  return {savedCart: savedCartOf(metafields.persistedCart)};
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
