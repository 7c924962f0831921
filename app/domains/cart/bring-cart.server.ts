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
import {notAllTaken} from './messages';
import {leftOut, mergeCarts} from './merge-carts';
import {emptyAtPlatform} from './parts/empty-at-platform.server';
import type {CartContext} from './read-cart.server';

/** The metafield of a customer, as the profile has it. */
interface Metafield {
  id: string;
  value: string;
}

export interface BringCartContext extends CartContext {
  session: SessionStore;
  cartId: VisitorCartId;
  /** For what goes on after the answer. */
  waitUntil(promise: Promise<unknown>): void;
  commerce: CartContext['commerce'] & {
    customer: Pick<CommerceCustomer, 'profile' | 'writeMetafields' | 'deleteMetafields'>;
  };
}

/**
 * Brings a person's carts together when they have signed in (CART-20 to CART-25): what was saved and what they chose as
 * a guest is recreated in a cart of their own. The guest's cart itself never becomes theirs, since others may know its
 * id; it's emptied. When any step fails both carts stay as they were and `savedCart` of the session stays unknown, so
 * that the next page tries again.
 */
export async function bringCart(
  context: BringCartContext,
  {savedCart}: {savedCart: Metafield | null},
): Promise<void> {
  const person = context.session.current();
  if (!person) return;
  const brought = await broughtCart(context, person, savedCart);
  if (brought === 'failed') {
    context.log.warn('cart not brought in: it is tried again');
    return;
  }
  const {saved, guest, notices} = brought;
  if (saved) context.cartId.ofPerson.set(saved.cartId);
  else context.cartId.ofPerson.clear();
  context.cartId.ofGuest.clear();
  context.session.update({savedCart: saved, notices: [...person.notices, ...notices]});
  if (guest) context.waitUntil(emptyGuestCart(context, guest));
}

/** So that the guest's checkout address can't be paid at for a second order. Nothing depends on its success. */
async function emptyGuestCart(context: BringCartContext, guest: StoredCart): Promise<void> {
  if ((await emptyAtPlatform(context, guest)) !== 'empty')
    context.log.warn('guest cart not emptied');
}

/** A page does not wait longer for it. What comes later is known by the platform, and found there with the next page. */
const BUDGET_MS = 1500;

/**
 * Tries again, with a page, what did not succeed at sign-in. A cart that a guest filled in another tab meanwhile comes
 * along as well.
 */
export async function bringCartAgain(context: BringCartContext): Promise<void> {
  const person = context.session.current();
  if (!person) return;
  if (person.savedCart !== undefined && context.cartId.ofGuest.get() === null) return;
  await settleWithin(profileAndBring(context, person), BUDGET_MS);
}

async function profileAndBring(context: BringCartContext, person: Session): Promise<void> {
  const profile = await context.commerce.customer.profile(person.customerToken);
  if (!profile.ok) return;
  await bringCart(context, {savedCart: profile.value.metafields.persistedCart});
}

/** `guest`: the guest's cart that is now in the saved one. */
type Brought = {saved: SavedCart | null; guest: StoredCart | null; notices: string[]} | 'failed';

async function broughtCart(
  context: BringCartContext,
  person: Session,
  metafield: Metafield | null,
): Promise<Brought> {
  const {commerce, cartId} = context;
  const read = (id: string | null) => (id === null ? EMPTY : commerce.cart.get(id));
  const savedId = metafield && isCartId(metafield.value) ? metafield.value : null;
  const guestId = cartId.ofGuest.get();
  const [savedRead, guestRead] = await Promise.all([
    read(savedId),
    read(guestId === savedId ? null : guestId),
  ]);
  if (!savedRead.ok || !guestRead.ok) return 'failed';
  const saved = filled(savedRead.value);
  const mark = guestId === null ? null : await sha256(guestId);
  const isMerged = isMarked(saved, mark);
  const guest = isMerged ? null : filled(guestRead.value);
  if (guestId !== null && !isMerged && !guest) {
    /* Another page of this browser may have merged and emptied it since the metafield was read. */
    const newer = await newerMetafield(context, person, metafield);
    if (newer !== 'same') return newer === 'failed' ? newer : broughtCart(context, person, newer);
  }
  if (metafield && !saved && !(await forget(context, person))) return 'failed';
  const contents = [saved, guest].filter((cart) => cart !== null);
  if (contents.length === 0) return {saved: null, guest: null, notices: []};
  const mine = await recreated(context, person, {contents, mark: guest && mark});
  if (mine === 'failed') return mine;
  /* One that is gone must not be written over by its own id. */
  const metafieldId = saved ? (metafield?.id ?? null) : null;
  const now: SavedCart = {metafieldId, cartId: mine.id};
  return (await remember(context, person, now))
    ? {saved: now, guest, notices: mine.notices}
    : 'failed';
}

async function newerMetafield(
  {commerce}: BringCartContext,
  {customerToken}: Session,
  known: Metafield | null,
): Promise<Metafield | 'same' | 'failed'> {
  const profile = await commerce.customer.profile(customerToken);
  if (!profile.ok) return 'failed';
  const {persistedCart} = profile.value.metafields;
  return persistedCart && persistedCart.value !== known?.value ? persistedCart : 'same';
}

const EMPTY = {ok: true as const, value: null};

const filled = (cart: StoredCart | null) => (cart && cart.totalQuantity > 0 ? cart : null);

/**
 * Does the cart say that this guest's cart came into it? The same one must not come into it twice, although the browser
 * may never get to know that it has.
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

type Mine = {id: string; notices: string[]} | 'failed';

/** A new cart with the lines of these (CART-21, CART-25). What could not come along is told. */
async function recreated(
  {commerce, log, site}: BringCartContext,
  person: Session,
  {contents, mark}: {contents: StoredCart[]; mark: string | null},
): Promise<Mine> {
  const [older, newer = null] = contents;
  if (!older) return 'failed';
  const {lines, attributes, ...rest} = mergeCarts(older, newer, orderMaximum(site));
  const made = await commerce.cart.create(lines, buyerOf(person), {
    attributes: withMark(attributes, mark),
    ...rest,
  });
  if (!made.ok || !made.value.cart) {
    if (made.ok) log.error('cart not recreated', {codes: made.value.errors.map(({code}) => code)});
    return 'failed';
  }
  const {cart} = made.value;
  const left = leftOut(contents, cart);
  return {id: cart.id, notices: left.length > 0 ? [notAllTaken(left)] : []};
}

/** Writes the cart's id to the person's metafield: an update where there is one, else it is made (CART-14). */
async function remember(
  {commerce, log}: Pick<BringCartContext, 'commerce' | 'log'>,
  {customerId}: Session,
  {metafieldId, cartId}: SavedCart,
): Promise<boolean> {
  const name = metafieldId === null ? METAFIELDS.persistedCart : {id: metafieldId};
  const written = await commerce.customer.writeMetafields(customerId, [{...name, value: cartId}]);
  const isWritten = written.ok && written.value.userErrors.length === 0;
  if (!isWritten) log.warn('cart id not kept with the customer');
  return isWritten;
}

/** Deletes the metafield of a cart that is no more (CART-18, CART-22). */
async function forget(
  {commerce, log}: Pick<BringCartContext, 'commerce' | 'log'>,
  {customerId}: Session,
): Promise<boolean> {
  const deleted = await commerce.customer.deleteMetafields(customerId, [METAFIELDS.persistedCart]);
  if (!deleted.ok) log.warn('cart id not deleted from the customer');
  return deleted.ok;
}

/**
 * After a request that has changed which cart is a person's: keeps the metafield in step (CART-14, CART-18). What could
 * not be written is tried again by the next change or the next sign-in.
 */
export async function keepSavedCart(context: BringCartContext): Promise<void> {
  const {session, cartId} = context;
  const person = session.current();
  if (!person || person.savedCart === undefined) return;
  const mine = cartId.ofPerson.get();
  const {savedCart} = person;
  if (mine === (savedCart?.cartId ?? null)) return;
  if (mine === null) return cartIsGone(context, person);
  const now: SavedCart = {metafieldId: savedCart?.metafieldId ?? null, cartId: mine};
  if (await remember(context, person, now)) session.update({savedCart: now});
}

/** Another device may have begun a new cart meanwhile, which is not to be forgotten with this one. */
async function cartIsGone(context: BringCartContext, person: Session): Promise<void> {
  const {session, cartId} = context;
  const profile = await context.commerce.customer.profile(person.customerToken);
  if (!profile.ok) return;
  const kept = profile.value.metafields.persistedCart;
  if (kept && kept.value !== person.savedCart?.cartId) {
    cartId.ofPerson.set(kept.value);
    session.update({savedCart: savedCartOf(kept)});
    return;
  }
  if (kept === null || (await forget(context, person))) session.update({savedCart: null});
}
