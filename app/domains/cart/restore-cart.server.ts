import {addNotices} from '~/domains/session/add-notices';
import {METAFIELDS} from '~/domains/session/customer-metafields';
import {savedCartOf, type SavedCart} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import {settleWithin} from '~/platform/deferred.server';
import {ok} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {buyerOf} from './buyer.server';
import type {StoredCart} from './cart';
import {MERGED_ATTRIBUTE} from './cart-attributes';
import type {CartNotice} from './cart-outcome';
import {deleteSavedCartId, writeSavedCartId, type CartOwnerContext} from './cart-ownership.server';
import {reviewCart} from './review-cart.server';
import {retireCart} from './retire-cart.server';
import {removeAllLines} from './changes/remove-all-lines.server';
import {orderMaximum} from './limits';
import {noticeText} from './messages';
import {isCartId} from './ownership/id-cookie.server';
import {missingItems, mergeCarts} from './ownership/merge-carts';
import {mergeMark, readMergeMark, withoutMerged} from './ownership/merge-mark.server';

interface Metafield {
  id: string;
  value: string;
}

/**
 * Merges the saved cart and the guest cart after login into a new cart of the customer's (CART-20 to CART-25). The
 * guest cart itself is emptied, never reused, since others may know its id. When a step fails, the guest cart and its
 * id stay and the session's `savedCart` stays `undefined`, so the next page tries again. The new id is saved after the
 * response, and the guest cart emptied after that, because until then only the browser knows the new cart.
 */
export async function restoreSavedCart(
  context: CartOwnerContext,
  {savedCart, early}: {savedCart: Metafield | null; early?: EarlyRestore},
): Promise<void> {
  const {session, cart: cartId} = context.visitor;
  const {log, waitUntil} = context.request;
  const customer = session.current();
  if (!customer) return;
  const guessed = await early;
  const restored =
    guessed?.savedId === (savedCart?.value ?? null)
      ? guessed.restored
      : await restoreCart(context, customer, savedCartOf(savedCart));
  const isRestored =
    restored !== 'failed' &&
    (restored.made || !restored.saved || (await deleteSavedCartId(context, customer)));
  if (!isRestored) {
    log.warn('cart not restored: the next page tries again');
    return;
  }
  cartId.ofGuest.clear();
  const {made, saved, guest} = restored;
  if (!made) {
    cartId.adopt(null);
    return;
  }
  cartId.adoptUnsaved(made.id, saved);
  const reviewed = await reviewCart(context, made);
  const {id} = reviewed.cart;
  addNotices(session, [...restored.notices, ...reviewed.notices].map(noticeText));
  const now = {metafieldId: saved?.metafieldId ?? null, cartId: id};
  const write = writeSavedCartId(context, customer, now);
  waitUntil(
    write.then(async (isSaved) => {
      if (!isSaved) return;
      if (guest) await emptyGuestCart(context, guest);
      if (saved) await retireCart(context, saved.cartId);
    }),
  );
}

/** Starts to read the guest cart, which the restore needs once the login has succeeded. */
export function prefetchGuestCart({services, visitor}: CartOwnerContext): void {
  const id = visitor.cart.ofGuest.get();
  if (id !== null) void services.cart.get(id);
}

type Guess = ReturnType<CommerceCustomer['metafieldByEmail']>;

/** The id that is probably the saved cart's, in parallel with the token. Starts to read that cart. */
export async function guessSavedCart({services}: CartOwnerContext, email: string): Guess {
  const id = await services.customers.metafieldByEmail(email, METAFIELDS.persistedCart);
  if (id.ok && id.value !== null && isCartId(id.value)) void services.cart.get(id.value);
  return id;
}

/** `null` without a guess or without the proof. */
export type EarlyRestore = Promise<{savedId: string | null; restored: Restored | 'failed'} | null>;

interface EarlyParts {
  guessing: Guess;
  /** The identity provider's proof. */
  proving: Promise<{ok: boolean}>;
  /** The session with the profile, which makes a later guess useless. */
  creating: Promise<unknown>;
}

/**
 * Creates the merged cart in parallel with reading the profile, which confirms the guess. A wrong guess leaves a cart that
 * nobody knows; the guest cart and the saved one stay as they are.
 */
export async function restoreEarly(
  context: CartOwnerContext,
  customer: Buyer,
  {guessing, proving, creating}: EarlyParts,
): EarlyRestore {
  const guess = await Promise.race([guessing, creating.then(() => null)]);
  if (!guess?.ok || !(await proving).ok) return null;
  const savedId = guess.value;
  const saved = savedId === null ? null : {metafieldId: null, cartId: savedId};
  return {savedId, restored: await restoreCart(context, customer, saved)};
}

/** Prevents a second order through the guest cart's checkout URL. Nothing depends on its success. */
async function emptyGuestCart(context: CartOwnerContext, guest: StoredCart): Promise<void> {
  if ((await removeAllLines(context, guest)) !== 'empty')
    context.request.log.warn('guest cart not emptied');
}

/** The longest that a page waits for the restore. A slower one completes after the response; the next page finds it. */
const BUDGET_MS = 1500;

/** Retries a restore that failed at login, and merges a guest cart that another tab has filled since. */
export async function retryCartRestore(context: CartOwnerContext): Promise<void> {
  const customer = context.visitor.session.current();
  if (!customer) return;
  if (customer.savedCart !== undefined && context.visitor.cart.ofGuest.get() === null) return;
  const restoring = readProfileAndRestore(context, customer);
  /* Oxygen cancels what a request has left unfinished, which would be most of the restore's calls. */
  context.request.waitUntil(restoring);
  await settleWithin(restoring, BUDGET_MS);
}

async function readProfileAndRestore(context: CartOwnerContext, customer: Session): Promise<void> {
  const profile = await context.services.customers.profile(customer.customerToken);
  if (!profile.ok) return;
  await restoreSavedCart(context, {savedCart: profile.value.metafields.persistedCart});
}

type Buyer = Pick<Session, 'email' | 'customerToken'>;

interface Restored {
  /** `null` if there is nothing to restore. */
  made: StoredCart | null;
  /** The metafield's value. */
  saved: SavedCart | null;
  /** The guest cart, which has now been merged. */
  guest: StoredCart | null;
  notices: CartNotice[];
}

async function restoreCart(
  context: CartOwnerContext,
  customer: Buyer,
  known: SavedCart | null,
): Promise<Restored | 'failed'> {
  const {services} = context;
  const {cart: cartId} = context.visitor;
  const read = (id: string | null) => (id === null ? ok(null) : services.cart.get(id));
  const savedId = known && isCartId(known.cartId) ? known.cartId : null;
  const guestId = cartId.ofGuest.get() === savedId ? null : cartId.ofGuest.get();
  const [guestRead, savedRead] = await Promise.all([read(guestId), read(savedId)]);
  if (!savedRead.ok || !guestRead.ok) return 'failed';
  const saved = nonEmpty(savedRead.value);
  const guest = nonEmpty(guestRead.value);
  const merged = guestId === null ? null : await readMergeMark(saved, guestId);
  if (guestId !== null && merged === null && !guest) {
    /* Another request of this browser may have merged and emptied the guest cart since the metafield was read. */
    const newer = await readNewerSavedCart(context, customer, known);
    if (newer !== 'same') return newer === 'failed' ? newer : restoreCart(context, customer, newer);
  }
  const added = guest && merged ? await withoutMerged(guest, merged) : guest;
  const contents = [saved, added].filter((cart) => cart !== null);
  const [older, newer = null] = contents;
  if (!older) return {made: null, saved: known, guest: null, notices: []};
  const mark = guest && guestId !== null ? await mergeMark(guestId, guest) : null;
  const made = await createMerged(context, customer, {older, newer, mark});
  if (!made) return 'failed';
  const dropped = missingItems(contents, made);
  const notices: CartNotice[] =
    dropped.length > 0 ? [{code: 'dropped-by-merge', tone: 'warning', items: dropped}] : [];
  return {made, saved: known, guest, notices};
}

/** Creates the customer's new cart. `null` if that failed; a refusal is logged. */
async function createMerged(
  {request: {log}, services, site}: CartOwnerContext,
  customer: Buyer,
  {older, newer, mark}: {older: StoredCart; newer: StoredCart | null; mark: string | null},
): Promise<StoredCart | null> {
  const {lines, attributes, ...details} = mergeCarts(older, newer, orderMaximum(site));
  const otherAttributes = attributes.filter(({key}) => key !== MERGED_ATTRIBUTE);
  const made = await services.cart.create(lines, buyerOf(customer), {
    ...details,
    attributes:
      mark === null ? attributes : [...otherAttributes, {key: MERGED_ATTRIBUTE, value: mark}],
  });
  if (made.ok && !made.value.cart) {
    log.error('cart not recreated', {codes: made.value.errors.map(({code}) => code)});
  }
  return made.ok ? made.value.cart : null;
}

async function readNewerSavedCart(
  {services}: CartOwnerContext,
  {customerToken}: Buyer,
  known: SavedCart | null,
): Promise<SavedCart | 'same' | 'failed'> {
  const profile = await services.customers.profile(customerToken);
  if (!profile.ok) return 'failed';
  const saved = savedCartOf(profile.value.metafields.persistedCart);
  return saved && saved.cartId !== known?.cartId ? saved : 'same';
}

const nonEmpty = (cart: StoredCart | null) => (cart && cart.totalQuantity > 0 ? cart : null);
