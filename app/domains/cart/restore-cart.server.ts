import {METAFIELDS} from '~/domains/session/customer-metafields';
import {savedCartOf, type SavedCart} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {settleWithin} from '~/platform/deferred.server';
import {sha256} from '~/platform/digest.server';
import {buyerOf} from './buyer.server';
import type {Attribute, StoredCart} from './cart';
import {MERGED_ATTRIBUTE} from './cart-attributes';
import {isCartId, type VisitorCartId} from './cart-id.server';
import {orderMaximum} from './limits';
import {noticeText} from './messages';
import {missingItems, mergeCarts} from './merge-carts';
import {removeAllLines} from './changes/remove-all-lines.server';
import type {CartContext} from './read-cart.server';

interface Metafield {
  id: string;
  value: string;
}

export interface RestoreCartContext extends CartContext {
  session: SessionStore;
  cartId: VisitorCartId;
  /** Keeps the worker alive for work that continues after the response. */
  waitUntil(promise: Promise<unknown>): void;
  commerce: CartContext['commerce'] & {
    customer: Pick<CommerceCustomer, 'profile' | 'writeMetafields' | 'deleteMetafields'>;
  };
}

/**
 * Merges the saved cart and the guest cart after login into a new cart of the customer's (CART-20 to CART-25). The
 * guest cart itself is emptied, never reused, since others may know its id. When a step fails, the guest cart and its
 * id stay and the session's `savedCart` stays `undefined`, so the next page tries again.
 */
export async function restoreSavedCart(
  context: RestoreCartContext,
  {savedCart}: {savedCart: Metafield | null},
): Promise<void> {
  const customer = context.session.current();
  if (!customer) return;
  const restored = await restoreCart(context, customer, savedCart);
  if (restored === 'failed') {
    context.log.warn('cart not brought in: it is tried again');
    return;
  }
  const {saved, guest, notices} = restored;
  if (saved) context.cartId.ofCustomer.set(saved.cartId);
  else context.cartId.ofCustomer.clear();
  context.cartId.ofGuest.clear();
  context.session.update({savedCart: saved, notices: [...customer.notices, ...notices]});
  if (guest) context.waitUntil(emptyGuestCart(context, guest));
}

/** Prevents a second order through the guest cart's checkout URL. Best effort: nothing depends on its success. */
async function emptyGuestCart(context: RestoreCartContext, guest: StoredCart): Promise<void> {
  if ((await removeAllLines(context, guest)) !== 'empty')
    context.log.warn('guest cart not emptied');
}

/** The longest that a page waits for the restore. A slower restore still completes upstream; the next page finds it. */
const BUDGET_MS = 1500;

/** Retries a restore that failed at login, and merges a guest cart that another tab has filled since. */
export async function retryCartRestore(context: RestoreCartContext): Promise<void> {
  const customer = context.session.current();
  if (!customer) return;
  if (customer.savedCart !== undefined && context.cartId.ofGuest.get() === null) return;
  await settleWithin(readProfileAndRestore(context, customer), BUDGET_MS);
}

async function readProfileAndRestore(
  context: RestoreCartContext,
  customer: Session,
): Promise<void> {
  const profile = await context.commerce.customer.profile(customer.customerToken);
  if (!profile.ok) return;
  await restoreSavedCart(context, {savedCart: profile.value.metafields.persistedCart});
}

/** `guest` is the guest cart that was merged into the saved one. */
type RestoreResult =
  {saved: SavedCart | null; guest: StoredCart | null; notices: string[]} | 'failed';

async function restoreCart(
  context: RestoreCartContext,
  customer: Session,
  metafield: Metafield | null,
): Promise<RestoreResult> {
  const {commerce, cartId} = context;
  const read = (id: string | null) => (id === null ? EMPTY : commerce.cart.get(id));
  const savedId = metafield && isCartId(metafield.value) ? metafield.value : null;
  const guestId = cartId.ofGuest.get();
  const [savedRead, guestRead] = await Promise.all([
    read(savedId),
    read(guestId === savedId ? null : guestId),
  ]);
  if (!savedRead.ok || !guestRead.ok) return 'failed';
  const saved = nonEmpty(savedRead.value);
  const mark = guestId === null ? null : await sha256(guestId);
  const isMerged = isMarked(saved, mark);
  const guest = isMerged ? null : nonEmpty(guestRead.value);
  if (guestId !== null && !isMerged && !guest) {
    /* Another request of this browser may have merged and emptied the guest cart since the metafield was read. */
    const newer = await readNewerMetafield(context, customer, metafield);
    if (newer !== 'same') return newer === 'failed' ? newer : restoreCart(context, customer, newer);
  }
  if (metafield && !saved && !(await deleteSavedCartId(context, customer))) return 'failed';
  const contents = [saved, guest].filter((cart) => cart !== null);
  if (contents.length === 0) return {saved: null, guest: null, notices: []};
  const created = await createMergedCart(context, customer, {contents, mark: guest && mark});
  if (created === 'failed') return created;
  /* Without a saved cart the metafield was just deleted: its id can't be updated any more. */
  const metafieldId = saved ? (metafield?.id ?? null) : null;
  const now: SavedCart = {metafieldId, cartId: created.id};
  return (await writeSavedCartId(context, customer, now))
    ? {saved: now, guest, notices: created.notices}
    : 'failed';
}

async function readNewerMetafield(
  {commerce}: RestoreCartContext,
  {customerToken}: Session,
  known: Metafield | null,
): Promise<Metafield | 'same' | 'failed'> {
  const profile = await commerce.customer.profile(customerToken);
  if (!profile.ok) return 'failed';
  const {persistedCart} = profile.value.metafields;
  return persistedCart && persistedCart.value !== known?.value ? persistedCart : 'same';
}

const EMPTY = {ok: true as const, value: null};

const nonEmpty = (cart: StoredCart | null) => (cart && cart.totalQuantity > 0 ? cart : null);

/**
 * Whether this guest cart was already merged into the cart. The cart itself records it, because the browser may have
 * missed the response, and merging the guest cart again would double its lines.
 */
function isMarked(cart: StoredCart | null, mark: string | null): boolean {
  return Boolean(
    cart?.attributes.some(({key, value}) => key === MERGED_ATTRIBUTE && value === mark),
  );
}

function withMark(attributes: Attribute[], mark: string | null): Attribute[] {
  if (mark === null) return attributes;
  const others = attributes.filter(({key}) => key !== MERGED_ATTRIBUTE);
  return [...others, {key: MERGED_ATTRIBUTE, value: mark}];
}

type CreatedCart = {id: string; notices: string[]} | 'failed';

/** Creates a cart with the merged lines (CART-21, CART-25); `notices` name the items that didn't fit. */
async function createMergedCart(
  {commerce, log, site}: RestoreCartContext,
  customer: Session,
  {contents, mark}: {contents: StoredCart[]; mark: string | null},
): Promise<CreatedCart> {
  const [older, newer = null] = contents;
  if (!older) return 'failed';
  const {lines, attributes, ...rest} = mergeCarts(older, newer, orderMaximum(site));
  const made = await commerce.cart.create(lines, buyerOf(customer), {
    attributes: withMark(attributes, mark),
    ...rest,
  });
  if (!made.ok || !made.value.cart) {
    if (made.ok) log.error('cart not recreated', {codes: made.value.errors.map(({code}) => code)});
    return 'failed';
  }
  const {cart} = made.value;
  const left = missingItems(contents, cart);
  const dropped = {code: 'dropped-by-merge', tone: 'warning', items: left} as const;
  return {id: cart.id, notices: left.length > 0 ? [noticeText(dropped)] : []};
}

/** Writes the cart's id to the customer's metafield, which is created if `metafieldId` is `null` (CART-14). */
async function writeSavedCartId(
  {commerce, log}: Pick<RestoreCartContext, 'commerce' | 'log'>,
  {customerId}: Session,
  {metafieldId, cartId}: SavedCart,
): Promise<boolean> {
  const name = metafieldId === null ? METAFIELDS.persistedCart : {id: metafieldId};
  const written = await commerce.customer.writeMetafields(customerId, [{...name, value: cartId}]);
  const isWritten = written.ok && written.value.userErrors.length === 0;
  if (!isWritten) log.warn('cart id not kept with the customer');
  return isWritten;
}

/** Deletes the metafield when its cart no longer exists (CART-18, CART-22). */
async function deleteSavedCartId(
  {commerce, log}: Pick<RestoreCartContext, 'commerce' | 'log'>,
  {customerId}: Session,
): Promise<boolean> {
  const deleted = await commerce.customer.deleteMetafields(customerId, [METAFIELDS.persistedCart]);
  if (!deleted.ok) log.warn('cart id not deleted from the customer');
  return deleted.ok;
}

/**
 * Syncs the metafield after a request that changed the customer's cart id (CART-14, CART-18). A failed write is retried
 * by the next change or login.
 */
export async function syncSavedCartId(context: RestoreCartContext): Promise<void> {
  const {session, cartId} = context;
  const customer = session.current();
  if (!customer || customer.savedCart === undefined) return;
  const currentId = cartId.ofCustomer.get();
  const {savedCart} = customer;
  if (currentId === (savedCart?.cartId ?? null)) return;
  if (currentId === null) return removeSavedCart(context, customer);
  const now: SavedCart = {metafieldId: savedCart?.metafieldId ?? null, cartId: currentId};
  if (await writeSavedCartId(context, customer, now)) session.update({savedCart: now});
}

/** Removes the saved cart, unless another device has saved a different one since: then that one is used. */
async function removeSavedCart(context: RestoreCartContext, customer: Session): Promise<void> {
  const {session, cartId} = context;
  const profile = await context.commerce.customer.profile(customer.customerToken);
  if (!profile.ok) return;
  const latest = profile.value.metafields.persistedCart;
  if (latest && latest.value !== customer.savedCart?.cartId) {
    cartId.ofCustomer.set(latest.value);
    session.update({savedCart: savedCartOf(latest)});
    return;
  }
  if (latest === null || (await deleteSavedCartId(context, customer)))
    session.update({savedCart: null});
}
