import {METAFIELDS} from '~/domains/session/customer-metafields';
import type {SavedCart} from '~/domains/session/saved-cart';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {settleWithin} from '~/platform/deferred.server';
import {sha256} from '~/platform/digest.server';
import {buyerOf} from './buyer.server';
import type {Attribute, StoredCart} from './cart';
import {isCartId, type VisitorCartId} from './cart-id.server';
import {orderMaximum} from './limits';
import {notAllTaken} from './messages';
import {leftOut, mergeCarts} from './merge-carts';
import type {CartContext} from './read-cart.server';

/** The metafield of a customer, as the profile has it. */
interface Metafield {
  id: string;
  value: string;
}

export interface BringCartContext extends CartContext {
  session: SessionStore;
  cartId: VisitorCartId;
  commerce: CartContext['commerce'] & {
    customer: Pick<CommerceCustomer, 'profile' | 'writeMetafields' | 'deleteMetafields'>;
  };
}

/**
 * Brings a person's carts together when they have signed in (CART-20 to CART-25): the saved cart is recreated under
 * their identity with what they had chosen as a guest; without one the guest's cart becomes theirs. When any step fails
 * both carts stay as they were and `savedCart` of the session stays unknown, so that the next page tries again.
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
  const {saved, notices} = brought;
  if (saved) context.cartId.ofPerson.set(saved.cartId);
  else context.cartId.ofPerson.clear();
  context.cartId.ofGuest.clear();
  context.session.update({savedCart: saved, notices: [...person.notices, ...notices]});
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

type Brought = {saved: SavedCart | null; notices: string[]} | 'failed';

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
  const guest = isMarked(saved, mark) ? null : filled(guestRead.value);
  if (metafield && !saved && !(await forget(context, person))) return 'failed';
  /* One that is gone must not be written over by its own id. */
  const metafieldId = saved ? (metafield?.id ?? null) : null;
  const mine = saved
    ? await recreated(context, person, {saved, guest, mark: guest && mark})
    : await adopted(context, person, guest);
  if (mine === 'failed' || !mine.id) return mine === 'failed' ? mine : {saved: null, notices: []};
  const now: SavedCart = {metafieldId, cartId: mine.id};
  return (await remember(context, person, now)) ? {saved: now, notices: mine.notices} : 'failed';
}

const EMPTY = {ok: true as const, value: null};

const filled = (cart: StoredCart | null) => (cart && cart.totalQuantity > 0 ? cart : null);

/**
 * Says on the cart which guest's cart has come into it: the same one must not come into it twice, although the browser
 * may never get to know that it has.
 */
const MERGED_ATTRIBUTE = '_merged_cart';

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

type Mine = {id: string | null; notices: string[]} | 'failed';

/** A new cart with the lines of these (CART-21, CART-25). What could not come along is told. */
async function recreated(
  {commerce, log, site}: BringCartContext,
  person: Session,
  {saved, guest, mark}: {saved: StoredCart; guest: StoredCart | null; mark: string | null},
): Promise<Mine> {
  const {lines, attributes, ...rest} = mergeCarts(saved, guest, orderMaximum(site));
  const made = await commerce.cart.create(lines, buyerOf(person), {
    attributes: withMark(attributes, mark),
    ...rest,
  });
  if (!made.ok || !made.value.cart) {
    if (made.ok) log.error('cart not recreated', {codes: made.value.errors.map(({code}) => code)});
    return 'failed';
  }
  const {cart} = made.value;
  const left = leftOut(guest ? [saved, guest] : [saved], cart);
  return {id: cart.id, notices: left.length > 0 ? [notAllTaken(left)] : []};
}

/** The guest's cart becomes the person's. */
async function adopted(
  {commerce}: BringCartContext,
  person: Session,
  guest: StoredCart | null,
): Promise<Mine> {
  if (!guest) return {id: null, notices: []};
  const change = await commerce.cart.updateBuyerIdentity(guest.id, buyerOf(person));
  return change.ok && change.value.cart ? {id: change.value.cart.id, notices: []} : 'failed';
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
    session.update({savedCart: {metafieldId: kept.id, cartId: kept.value}});
    return;
  }
  if (kept === null || (await forget(context, person))) session.update({savedCart: null});
}
