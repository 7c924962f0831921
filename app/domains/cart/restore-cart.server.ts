import {savedCartOf, type SavedCart} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import {settleWithin} from '~/platform/deferred.server';
import {sha256} from '~/platform/digest.server';
import {buyerOf} from './buyer.server';
import type {Attribute, StoredCart} from './cart';
import {MERGED_ATTRIBUTE} from './cart-attributes';
import {deleteSavedCartId, writeSavedCartId, type CartOwnerContext} from './cart-ownership.server';
import {removeAllLines} from './changes/remove-all-lines.server';
import {orderMaximum} from './limits';
import {missingItems, mergeCarts} from './ownership/merge-carts';
import {noticeText} from './messages';
import {isCartId} from './ownership/id-cookie.server';

interface Metafield {
  id: string;
  value: string;
}

/**
 * Merges the saved cart and the guest cart after login into a new cart of the customer's (CART-20 to CART-25). The
 * guest cart itself is emptied, never reused, since others may know its id. When a step fails, the guest cart and its
 * id stay and the session's `savedCart` stays `undefined`, so the next page tries again.
 */
export async function restoreSavedCart(
  context: CartOwnerContext,
  {savedCart}: {savedCart: Metafield | null},
): Promise<void> {
  const {
    request: {log, waitUntil},
    visitor,
  } = context;
  const customer = visitor.session.current();
  if (!customer) return;
  const restored = await restoreCart(context, customer, savedCart);
  if (restored === 'failed') {
    log.warn('cart not brought in: it is tried again');
    return;
  }
  const {saved, guest, notices} = restored;
  visitor.cart.adopt(saved);
  visitor.cart.ofGuest.clear();
  visitor.session.update({notices: [...customer.notices, ...notices]});
  if (guest) waitUntil(emptyGuestCart(context, guest));
}

/** Prevents a second order through the guest cart's checkout URL. Best effort: nothing depends on its success. */
async function emptyGuestCart(context: CartOwnerContext, guest: StoredCart): Promise<void> {
  if ((await removeAllLines(context, guest)) !== 'empty')
    context.request.log.warn('guest cart not emptied');
}

/** The longest that a page waits for the restore. A slower restore still completes upstream; the next page finds it. */
const BUDGET_MS = 1500;

/** Retries a restore that failed at login, and merges a guest cart that another tab has filled since. */
export async function retryCartRestore(context: CartOwnerContext): Promise<void> {
  const customer = context.visitor.session.current();
  if (!customer) return;
  if (customer.savedCart !== undefined && context.visitor.cart.ofGuest.get() === null) return;
  await settleWithin(readProfileAndRestore(context, customer), BUDGET_MS);
}

async function readProfileAndRestore(context: CartOwnerContext, customer: Session): Promise<void> {
  const profile = await context.services.customers.profile(customer.customerToken);
  if (!profile.ok) return;
  await restoreSavedCart(context, {savedCart: profile.value.metafields.persistedCart});
}

/** `guest` is the guest cart that was merged into the saved one. */
type RestoreResult =
  {saved: SavedCart | null; guest: StoredCart | null; notices: string[]} | 'failed';

async function restoreCart(
  context: CartOwnerContext,
  customer: Session,
  metafield: Metafield | null,
): Promise<RestoreResult> {
  const {services, visitor} = context;
  const read = (id: string | null) => (id === null ? EMPTY : services.cart.get(id));
  const savedId = metafield && isCartId(metafield.value) ? metafield.value : null;
  const guestId = visitor.cart.ofGuest.get();
  /* The guest cart first: the login has already begun to read it. */
  const [guestRead, savedRead] = await Promise.all([
    read(guestId === savedId ? null : guestId),
    read(savedId),
  ]);
  if (!savedRead.ok || !guestRead.ok) return 'failed';
  const saved = nonEmpty(savedRead.value);
  const mark = guestId === null ? null : await sha256(guestId);
  const isMerged = isMarked(saved, mark);
  const guest = isMerged ? null : nonEmpty(guestRead.value);
  if (saved && !guest && savedId === customer.mergedCart?.cartId) {
    /* The id of the merged cart was written after all: only the answer was lost. */
    return {saved: savedCartOf(metafield), guest: nonEmpty(guestRead.value), notices: []};
  }
  if (guestId !== null && !isMerged && !guest) {
    /* Another request of this browser may have merged and emptied the guest cart since the metafield was read. */
    const newer = await readNewerMetafield(context, customer, metafield);
    if (newer !== 'same') return newer === 'failed' ? newer : restoreCart(context, customer, newer);
  }
  if (metafield && !saved && !(await deleteSavedCartId(context, customer))) return 'failed';
  const contents = [saved, guest].filter((cart) => cart !== null);
  if (contents.length === 0) return {saved: null, guest: null, notices: []};
  const merged = await provideMergedCart(context, customer, {contents, mark: guest && mark});
  if (merged === 'failed') return merged;
  /* Without a saved cart the metafield was just deleted: its id can't be updated any more. */
  const metafieldId = saved ? (metafield?.id ?? null) : null;
  const now: SavedCart = {metafieldId, cartId: merged.cart.id};
  if (!(await writeSavedCartId(context, customer, now))) {
    visitor.session.update({mergedCart: {cartId: merged.cart.id, digest: merged.digest}});
    return 'failed';
  }
  const dropped = missingItems(contents, merged.cart);
  const notices =
    dropped.length > 0
      ? [noticeText({code: 'dropped-by-merge', tone: 'warning', items: dropped})]
      : [];
  return {saved: now, guest, notices};
}

async function readNewerMetafield(
  {services}: CartOwnerContext,
  {customerToken}: Session,
  known: Metafield | null,
): Promise<Metafield | 'same' | 'failed'> {
  const profile = await services.customers.profile(customerToken);
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

/**
 * Creates a cart with the merged lines (CART-21, CART-25). If an earlier try has created one with the same contents and
 * only failed to write its id, returns that one.
 */
async function provideMergedCart(
  {request: {log}, services, site}: CartOwnerContext,
  customer: Session,
  {contents, mark}: {contents: StoredCart[]; mark: string | null},
): Promise<{cart: StoredCart; digest: string} | 'failed'> {
  const [older, newer = null] = contents;
  if (!older) return 'failed';
  const {lines, ...rest} = mergeCarts(older, newer, orderMaximum(site));
  const details = {...rest, attributes: withMark(rest.attributes, mark)};
  const digest = await sha256(JSON.stringify([lines, details]));
  if (customer.mergedCart?.digest === digest) {
    const earlier = await services.cart.get(customer.mergedCart.cartId);
    if (!earlier.ok) return 'failed';
    const cart = nonEmpty(earlier.value);
    if (cart) return {cart, digest};
  }
  const made = await services.cart.create(lines, buyerOf(customer), details);
  if (!made.ok || !made.value.cart) {
    if (made.ok) log.error('cart not recreated', {codes: made.value.errors.map(({code}) => code)});
    return 'failed';
  }
  return {cart: made.value.cart, digest};
}
