import type {Attribute, StoredCart} from '~/domains/cart/cart';
import {
  DONATION_ATTRIBUTE,
  giftAttributes,
  isHandedOff,
  withDonation,
} from '~/domains/cart/cart-attributes';
import {CART_PATH} from '~/domains/cart/cart-form';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import type {CartOwnerContext} from '~/domains/cart/cart-ownership.server';
import {withLocationStock, type CartStockContext} from '~/domains/cart/cart-stock.server';
import {readCart} from '~/domains/cart/read-cart.server';
import {retireCart} from '~/domains/cart/retire-cart.server';
import {reviewCart} from '~/domains/cart/review-cart.server';
import {retryCartRestore} from '~/domains/cart/restore-cart.server';
import {
  isOverAutoshipLimit,
  isOverOrderLimit,
  orderMaximum,
  orderQuantity,
  stockBound,
} from '~/domains/cart/limits';
import {LOGIN_PATH, REGISTER_PATH} from '~/domains/session/login-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {savedCartOf} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import {toCents} from '~/platform/money';
import type {Needs} from '~/platform/needs';
import type {CommerceCart} from '~/services/commerce/cart.server';
import {attestationAttributes} from '~/domains/cart/attestation';
import {customerCheckoutAttributes, guestCheckoutAttributes} from './handoff/checkout-attributes';
import {AUTOSHIP_LOGIN_PATH, CHECKOUT_PATH} from './handoff/checkout-path';
import {findBuyer, type Buyer} from './handoff/find-buyer.server';
import {staffRefusal} from './staff-refusal.server';
import {checkoutObstacle, staffObstacle, type CheckoutObstacle} from './handoff-policy';

export type CheckoutContext = CartOwnerContext &
  CartStockContext &
  Needs<{
    request: 'quota';
    services: 'multipass' | 'identity' | 'catalog' | 'subscriptions';
    visitor: 'giftOf';
    settings: 'autoshipNeedsLogin' | 'origins' | 'pdGroups';
  }>;

export type CheckoutStart =
  | {kind: 'go'; to: string}
  | {kind: 'attest'}
  /** `refused`: the cart can't be checked out as it is. `unavailable`: an upstream failed. */
  | {kind: 'stay'; reason: 'refused' | 'unavailable'; notice: CartNotice};

const UNAVAILABLE: CheckoutStart = {
  kind: 'stay',
  reason: 'unavailable',
  notice: {code: 'checkout-unavailable', tone: 'error'},
};

const LOG_IN: CheckoutStart = {
  kind: 'go',
  to: `${LOGIN_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`,
};
/** The response to each obstacle (CHK-10, STAFF-20). */
const RESPONSES: Record<CheckoutObstacle, CheckoutStart> = {
  'log-in': LOG_IN,
  register: {kind: 'go', to: `${REGISTER_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`},
  attest: {kind: 'attest'},
  'autoship-log-in': {kind: 'go', to: AUTOSHIP_LOGIN_PATH},
};

/**
 * Hands the shopper's cart off to the hosted checkout, or returns the step that has to come first.
 * @param start.donation the visit's donation tracking; `null` removes the cart's, `undefined` keeps it
 */
export async function startCheckout(
  context: CheckoutContext,
  {attested, donation}: {attested: boolean; donation?: string | null},
): Promise<CheckoutStart> {
  const {
    site,
    visitor,
    settings: {autoshipNeedsLogin},
  } = context;
  const staffStep = staffObstacle({customer: visitor.session.current(), site});
  if (staffStep) {
    await keepDonation(context, donation);
    return RESPONSES[staffStep];
  }
  if (visitor.session.current()?.savedCart === undefined) await retryCartRestore(context);
  const customer = visitor.session.current();
  const [read, buyer] = await Promise.all([readCart(context), findBuyer(context, customer)]);
  if (buyer === 'refused') {
    visitor.session.end();
    return LOG_IN;
  }
  if (buyer === 'unregistered') {
    visitor.session.update({isRegistered: false});
    /* Ends a checkout that is still open. */
    if (read.ok && read.value) await reviewCart(context, read.value);
    return RESPONSES.register;
  }
  /* Others may know the id of a guest cart, so a customer's name and address must not be written to it. */
  const isGuestsCart = customer !== null && customer.savedCart === undefined;
  if (!read.ok || buyer === 'unavailable' || isGuestsCart) return UNAVAILABLE;
  if (!read.value) return visitor.cart.isInAccount() ? LOG_IN : {kind: 'go', to: CART_PATH};
  /* The review must know the current eligibility, so that it ends a checkout with food that may not be bought anymore. */
  if (buyer && site.features.membership) {
    visitor.session.update({isEligibleForPd: buyer.isEligibleForPd});
  }
  const {cart, notices, isReverted} = await reviewCart(context, read.value);
  if (isReverted) return UNAVAILABLE;
  const [notice] = notices;
  if (notice && totalOf(cart) > totalOf(read.value)) {
    return {kind: 'stay', reason: 'refused', notice};
  }

  const refusal = await staffRefusal(context, cart, {
    customer,
    isEligibleForPd: buyer?.isEligibleForPd ?? false,
  });
  if (refusal) return {kind: 'stay', reason: 'refused', notice: refusal};
  const problem = findProblem(await withLocationStock(context, cart), orderMaximum(site));
  if (problem) return {kind: 'stay', reason: 'refused', notice: problem};
  const obstacle = checkoutObstacle(attested ? withAttestation(cart, site) : cart, {
    customer,
    site,
    autoshipNeedsLogin,
  });
  if (obstacle) {
    await keepDonation(context, donation);
    return RESPONSES[obstacle];
  }

  const handedOff = buyer
    ? customerCheckoutAttributes(cart, site, buyer.orders)
    : guestCheckoutAttributes(cart, site);
  const tracked = donation === undefined ? handedOff : withDonation(handedOff, donation);
  const trackingId = tracked.find(({key}) => key === DONATION_ATTRIBUTE)?.value ?? null;
  const gift = await visitor.giftOf(cart, trackingId);
  const attributes = [...tracked, ...giftAttributes(gift)];
  const url = await handOff(context, await writeHandOff(context, cart.id, {attributes, buyer}));
  if (typeof url !== 'string') return url;
  if (!customer || !buyer) return {kind: 'go', to: url};
  const {profile} = buyer;
  visitor.session.update({hasRecentCheckout: true});
  /* Another device may have saved a copy of this cart since. After the purchase no device may keep it. */
  const saved = profile && savedCartOf(profile.metafields.persistedCart);
  if (profile) visitor.cart.keepInsteadOf(saved);
  if (saved && saved.cartId !== cart.id) await retireCart(context, saved.cartId);
  return {kind: 'go', to: profile ? await addLogin(context, customer, url) : url};
}

/**
 * Stores the visit's donation tracking with the cart if the shopper has to take a step before checkout, because
 * checkout then starts without the form that has it. A failure costs the shopper nothing, so it's only logged.
 */
async function keepDonation(
  context: CheckoutContext,
  donation: string | null | undefined,
): Promise<void> {
  if (donation === undefined) return;
  const read = await readCart(context);
  if (!read.ok || !read.value) return;
  const {id, attributes} = read.value;
  const known = attributes.find(({key}) => key === DONATION_ATTRIBUTE)?.value ?? null;
  if (known === donation) return;
  const kept = await context.services.cart.updateAttributes(id, withDonation(attributes, donation));
  if (!kept.ok) context.request.log.warn('donation tracking not kept');
}

/**
 * Updates the destination of a checkout that is already open, after a staff member switched between clinic and home
 * (STAFF-32). A failure is logged: starting checkout again corrects it.
 */
export async function updateOpenCheckout(context: CheckoutContext): Promise<void> {
  const {request, site, visitor} = context;
  const customer = visitor.session.current();
  if (!site.features.membership || !customer?.isRegistered) return;
  const read = await readCart(context);
  if (!read.ok || !read.value || !isHandedOff(read.value)) return;
  const {id, attributes} = read.value;
  const buyer = await findBuyer(context, customer);
  if (buyer === null || typeof buyer === 'string') return;
  const current = customerCheckoutAttributes(read.value, site, buyer.orders);
  const updated = attributes.map(
    (attribute) => current.find(({key}) => key === attribute.key) ?? attribute,
  );
  const change = await writeHandOff(context, id, {attributes: updated, buyer});
  if (!change.ok) request.log.error('open checkout not updated');
}

/** Only a staff member's order can go to an address other than the customer's own. */
async function writeHandOff(
  {request: {log}, services: {cart}, site}: CheckoutContext,
  cartId: string,
  {attributes, buyer}: {attributes: Attribute[]; buyer: Buyer | null},
): ReturnType<CommerceCart['updateAttributes']> {
  if (!site.features.membership || !buyer) return cart.updateAttributes(cartId, attributes);
  const change = await cart.handOff(cartId, {attributes, address: buyer.address});
  if (change.ok && change.value.addressErrors.length > 0) {
    const codes = change.value.addressErrors.map(({code}) => code);
    log.warn('address not filled in at checkout', {codes});
  }
  return change;
}

const totalOf = ({cost}: StoredCart) => toCents(cost.totalAmount);

function withAttestation(cart: StoredCart, site: CheckoutContext['site']): StoredCart {
  return {...cart, attributes: attestationAttributes(cart, site)};
}

async function handOff(
  {request: {log}, visitor, settings: {origins}}: CheckoutContext,
  change: Awaited<ReturnType<CommerceCart['updateAttributes']>>,
): Promise<string | CheckoutStart> {
  if (!change.ok) return UNAVAILABLE;
  if (change.value.isGone) {
    visitor.cart.clear();
    return {kind: 'go', to: CART_PATH};
  }
  const url = change.value.cart && new URL(change.value.cart.checkoutUrl);
  if (url?.origin === origins.checkout) return url.href;
  const codes = change.value.errors.map(({code}) => code);
  log.error('checkout was not started', {codes, origin: url?.origin});
  return UNAVAILABLE;
}

/** Falls back to the plain URL if the login can't be added (ERR-19). */
async function addLogin(
  {request: {log}, services}: Needs<{request: 'log'; services: 'multipass'}>,
  {uid, email, firstName, lastName}: Session,
  checkoutUrl: string,
): Promise<string> {
  const url = await services.multipass
    .loginUrl({identifier: uid, email, firstName, lastName}, checkoutUrl)
    .catch(() => null);
  if (url === null) log.warn('checkout account lookup failed');
  return url ?? checkoutUrl;
}

function findProblem(cart: StoredCart, maximum: number): CartNotice | null {
  const tone = 'error';
  if (isOverOrderLimit(cart, maximum)) {
    return {code: 'over-order-limit', tone, total: orderQuantity(cart.lineItems), maximum};
  }
  if (cart.lineItems.some(isOverAutoshipLimit)) return {code: 'over-autoship-limit', tone};
  for (const line of cart.lineItems) {
    const available = stockBound(line);
    if (available !== null) return {code: 'over-stock', tone, available, title: line.product.title};
  }
  const soldOut = cart.lineItems.find((line) => !line.variant.inStock);
  return soldOut ? {code: 'out-of-stock', tone, title: soldOut.product.title} : null;
}
