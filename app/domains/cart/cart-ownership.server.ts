import {METAFIELDS} from '~/domains/session/customer-metafields';
import {savedCartOf, type SavedCart} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Needs} from '~/platform/needs';
import {openIdCookie, type CartId, type CookieOptions} from './ownership/id-cookie.server';
import type {CartContext} from './read-cart.server';

/**
 * Knows which cart is the shopper's. Only this module synchronizes the three places that hold its id: the sealed cookies
 * for the guest cart and the customer's cart, the session's `savedCart`, and the customer's metafield, which all their
 * devices share (CART-13, CART-14, SESS-07, SESS-08).
 *
 * A customer has the cart of their cookie. `savedCart` is the metafield's last known value: `syncSavedCart` updates the
 * metafield from the cookie, and `follow` updates the cookie from the metafield. Until the saved cart is restored after
 * login, `savedCart` is `undefined` and the customer keeps using the guest cart.
 *
 * `get`, `set` and `clear` are about the shopper's current cart.
 */
export interface CartOwnership extends CartId {
  /** The id of the guest cart. A customer still has one until it's merged. */
  ofGuest: CartId;
  /**
   * Brings the cookies in line with the session: clears invalid ones, and sets a customer's missing one again. Call it
   * once, before anything reads a cart.
   */
  reconcile(): void;
  /** Makes this saved cart the customer's; `null` leaves the customer without a cart. */
  adopt(saved: SavedCart | null): void;
  /**
   * Makes a new cart the customer's, while the metafield holds `saved`. The caller writes the id after the response. If
   * that fails, `syncSavedCart` writes it with the next page.
   */
  adoptUnsaved(id: string, saved: SavedCart | null): void;
  /** Whether `adoptUnsaved` has set the current cart in this request. */
  isUnsaved(): boolean;
  /**
   * Whether a customer's session ended in this browser and no cart was created here since. A page that still shows a cart
   * was then loaded before that, and its cart is in the account.
   */
  isInAccount(): boolean;
  /** Records that this customer's metafield, as just read, has the current cart's id, if it does. */
  recordWritten(saved: SavedCart | null, customer: Session): void;
  /** Whether this browser has used this saved cart, so it isn't another device's. */
  hasUsed(saved: SavedCart): boolean;
  /**
   * Records the saved cart as just read. If it isn't the one in `before`, another device has replaced it or checked it
   * out, and it becomes the customer's. If this request has changed the saved cart since `before`, its change is newer.
   */
  follow(saved: SavedCart | null, before: Pick<Session, 'savedCart'>): void;
  /** Records the saved cart as just read, but keeps the current cart, so `syncSavedCart` saves the current one. */
  keepInsteadOf(saved: SavedCart | null): void;
  /**
   * Writes the cookies. Call it once, before they are sent. An id in the customer cookie of a guest, or before the
   * restore, is another customer's and is cleared (CART-24).
   */
  commit(answer?: {isShared: boolean}): Promise<void>;
}

interface OwnershipOptions extends CookieOptions {
  session: Pick<SessionStore, 'current' | 'update'>;
}

/** Changes nothing yet: see `reconcile`. */
export async function openCartOwnership(options: OwnershipOptions): Promise<CartOwnership> {
  const {session, cookies} = options;
  const [ofGuest, ofCustomer] = await Promise.all([
    openIdCookie('guest_cart', options),
    openIdCookie('cart', options),
  ]);
  const savedCart = () => session.current()?.savedCart;
  const receivedId = ofCustomer.get();
  let isUnsaved = false;
  const current = () => (savedCart() === undefined ? ofGuest : ofCustomer);

  function moveTo(saved: SavedCart | null) {
    if (saved) ofCustomer.set(saved.cartId);
    else ofCustomer.clear();
  }

  return {
    ofGuest,
    get: () => current().get(),
    set(id) {
      current().set(id);
      if (cookies.has('logged_out')) cookies.clear('logged_out');
    },
    clear: () => current().clear(),
    reconcile() {
      ofGuest.clearInvalid();
      ofCustomer.clearInvalid();
      const saved = savedCart();
      if (saved && ofCustomer.get() === null) moveTo(saved);
    },
    adopt(saved) {
      session.update({savedCart: saved});
      moveTo(saved);
    },
    adoptUnsaved(id, saved) {
      session.update({savedCart: saved});
      ofCustomer.set(id);
      isUnsaved = true;
    },
    isUnsaved: () => isUnsaved,
    isInAccount: () => session.current() === null && cookies.get('logged_out') !== null,
    recordWritten(saved, {customerToken}) {
      if (session.current()?.customerToken !== customerToken || savedCart() === undefined) return;
      const isNews = saved?.cartId !== savedCart()?.cartId;
      if (saved && isNews && saved.cartId === ofCustomer.get()) session.update({savedCart: saved});
    },
    hasUsed: ({cartId}) => cartId === savedCart()?.cartId || cartId === receivedId,
    follow(saved, before) {
      if (savedCart() !== before.savedCart) return;
      session.update({savedCart: saved});
      if (saved?.cartId !== before.savedCart?.cartId) moveTo(saved);
    },
    keepInsteadOf(saved) {
      if (savedCart() !== undefined) session.update({savedCart: saved});
    },
    async commit(answer = {isShared: false}) {
      if (savedCart() === undefined) ofCustomer.clear();
      await Promise.all([ofGuest.commit(answer), ofCustomer.commit(answer)]);
    },
  };
}

export type CartOwnerContext = CartContext &
  Needs<{request: 'waitUntil'; services: 'customers'; visitor: 'session'}>;

/**
 * Saves the customer's cart id, or its absence, in the metafield, after a request that changed it (CART-14, CART-18). A
 * failed write is retried with the next request. Pages don't wait for the write. The next request reads the saved id
 * when it checks the session, and so learns whether the write worked.
 */
export async function syncSavedCart(
  context: CartOwnerContext,
  {isPage}: {isPage: boolean},
): Promise<void> {
  const {
    request: {waitUntil},
    visitor,
  } = context;
  const customer = visitor.session.current();
  if (!customer || customer.savedCart === undefined || visitor.cart.isUnsaved()) return;
  const currentId = visitor.cart.get();
  const {savedCart} = customer;
  if (currentId === (savedCart?.cartId ?? null)) return;
  if (currentId === null) return removeSavedCart(context, customer);
  const now: SavedCart = {metafieldId: savedCart?.metafieldId ?? null, cartId: currentId};
  const write = writeSavedCartId(context, customer, now);
  if (isPage) waitUntil(write);
  else if (await write) visitor.session.update({savedCart: now});
}

/**
 * The customer's cart if its id isn't saved yet, because writing it has failed so far; otherwise `null`. Call it before
 * the session ends.
 */
export function unsavedCart({
  visitor: {cart, session},
}: Needs<{visitor: 'cart' | 'session'}>): SavedCart | null {
  const savedCart = session.current()?.savedCart;
  const cartId = cart.get();
  if (savedCart === undefined || cartId === null || cartId === savedCart?.cartId) return null;
  return {metafieldId: savedCart?.metafieldId ?? null, cartId};
}

/** If another device has saved a different cart since, that one is used instead. */
async function removeSavedCart(context: CartOwnerContext, customer: Session): Promise<void> {
  const {services, visitor} = context;
  const profile = await services.customers.profile(customer.customerToken);
  if (!profile.ok) return;
  const latest = savedCartOf(profile.value.metafields.persistedCart);
  if (latest && !visitor.cart.hasUsed(latest)) visitor.cart.adopt(latest);
  else if (latest === null || (await deleteSavedCartId(context, customer)))
    visitor.cart.adopt(null);
}

type MetafieldContext = Needs<{request: 'log'; services: 'customers'}>;

export async function writeSavedCartId(
  {request: {log}, services}: MetafieldContext,
  {customerId}: Session,
  {metafieldId, cartId}: SavedCart,
): Promise<boolean> {
  const name = metafieldId === null ? METAFIELDS.persistedCart : {id: metafieldId};
  const written = await services.customers.writeMetafields(customerId, [{...name, value: cartId}]);
  const isWritten = written.ok && written.value.userErrors.length === 0;
  if (!isWritten) log.warn('cart id not kept with the customer');
  return isWritten;
}

/** Called when the saved cart no longer exists (CART-18, CART-22). */
export async function deleteSavedCartId(
  {request: {log}, services}: MetafieldContext,
  {customerId}: Session,
): Promise<boolean> {
  const deleted = await services.customers.deleteMetafields(customerId, [METAFIELDS.persistedCart]);
  if (!deleted.ok) log.warn('cart id not deleted from the customer');
  return deleted.ok;
}
