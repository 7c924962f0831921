import type {CartLineUpdate} from '~/services/commerce/cart.server';
import {isAutoship, keyOf, type Cart, type CartOutcome, type StoredCart} from './cart';
import {MIN_LINE_QUANTITY, orderMaximum} from './limits';
import {NOT_ADDED, NOT_CHANGED} from './messages';
import {findMerchandise} from './parts/find-merchandise.server';
import {gone, known, refused, unavailable, unchanged} from './parts/outcomes';
import {planAdd, type AddPlan, type LineInput} from './parts/plan-add';
import {planUpdate} from './parts/plan-update';
import {settle} from './parts/settle.server';
import {readCart, type CartContext} from './read-cart.server';

/**
 * Adds lines to the cart, or creates a cart with them (CART-26, CART-27). Quantities are capped at the limits. If one
 * of several variants doesn't exist, none is added.
 */
export async function addToCart(
  context: CartContext,
  ...lineInputs: LineInput[]
): Promise<CartOutcome> {
  const {commerce, log} = context;
  const [read, found] = await Promise.all([
    readCart(context),
    findMerchandise(context, lineInputs),
  ]);
  if (!read.ok || !found.ok) {
    return addFailed(context, unavailable(read.ok ? read.value : undefined));
  }
  const cart = read.value;
  if (!found.value) return addFailed(context, refused(cart, 'INVALID_MERCHANDISE_LINE'));
  const plan = planAdd(cart?.lineItems ?? [], found.value, orderMaximum(context.site));
  if (plan.lines.length === 0) {
    return {ok: false, reason: 'refused', ...known(cart), notices: plan.notices};
  }
  const lines = plan.lines.map(({key: _key, ...line}) => line);
  const change = await (cart
    ? commerce.cart.addLines(cart.id, lines)
    : commerce.cart.create(lines, context.buyer()));
  if (change.ok && change.value.isGone) {
    /* The cart disappeared after it was read: start a new one. */
    context.cartId.clear();
    return addToCart(context, ...lineInputs);
  }
  if (!cart && !(change.ok && change.value.cart)) {
    log.error('Error creating cart (Check if variant ID is valid)');
    log.error('No cart found');
  }
  const outcome = await settle(context, change, {before: cart, notices: plan.notices});
  const added = firstAdded(plan, {before: cart, after: outcome.cart});
  return added
    ? {...outcome, ok: true, added}
    : addFailed(context, {reason: 'refused', ...outcome, ok: false});
}

/** Sets a line's quantity within the limits; 0 removes the line. Does nothing without a cart (CART-15). */
export async function updateLine(
  context: CartContext,
  {lineId, quantity}: {lineId: string; quantity: number},
): Promise<CartOutcome> {
  return quantity < MIN_LINE_QUANTITY
    ? removeLines(context, [lineId])
    : updateLines(context, [{id: lineId, quantity}]);
}

/** Changes lines within the limits (CART-06). If one of them isn't in the cart, none is changed. */
export async function updateLines(
  context: CartContext,
  updates: readonly CartLineUpdate[],
): Promise<CartOutcome> {
  const {cart, outcome} = await readForChange(context);
  if (!cart) return outcome;
  const plan = planUpdate(cart.lineItems, updates, orderMaximum(context.site));
  if (!plan) return refused(cart, 'INVALID_MERCHANDISE_LINE');
  const {lines, notices} = plan;
  if (lines.length === 0) return {ok: false, reason: 'refused', ...known(cart), notices};
  const change = await context.commerce.cart.updateLines(cart.id, lines);
  return settle(context, change, {before: cart, notices});
}

/** Converts every autoship line to a one-time purchase, for a guest who doesn't want an account. */
export async function buyOnce(context: CartContext): Promise<CartOutcome> {
  const {cart, outcome} = await readForChange(context);
  if (!cart) return outcome;
  const lines = cart.lineItems.filter(isAutoship);
  if (lines.length === 0) return unchanged(cart);
  const change = await context.commerce.cart.updateLines(
    cart.id,
    lines.map((line) => ({id: line.id, sellingPlanId: null})),
  );
  return settle(context, change, {before: cart});
}

/** Removes lines. Removing the last one also clears the cart id (CART-16, CART-17, CART-19). */
export async function removeLines(context: CartContext, lineIds: string[]): Promise<CartOutcome> {
  const id = context.cartId.get();
  if (id === null || lineIds.length === 0) return unchanged(null);
  return settle(context, await context.commerce.cart.removeLines(id, lineIds));
}

/** Removes all lines; the next add creates a new cart. */
export async function emptyCart(context: CartContext): Promise<CartOutcome> {
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  if (read.value) {
    return removeLines(
      context,
      read.value.lineItems.map((line) => line.id),
    );
  }
  context.cartId.clear();
  return unchanged(null);
}

/** Reads the cart before a change; without a cart, returns the outcome of the change instead. */
async function readForChange(
  context: CartContext,
): Promise<{cart: StoredCart; outcome?: never} | {cart: null; outcome: CartOutcome}> {
  const hadCart = context.cartId.get() !== null;
  const read = await readCart(context);
  if (!read.ok) return {cart: null, outcome: unavailable(undefined)};
  if (read.value) return {cart: read.value};
  context.cartId.clear();
  return {cart: null, outcome: hadCart ? gone() : unchanged(null)};
}

/** The first planned line whose quantity grew, and by how much. */
function firstAdded(
  plan: AddPlan,
  {before, after}: {before: StoredCart | null; after: Cart | null | undefined},
): CartOutcome['added'] | null {
  const quantityIn = (cart: Cart | null | undefined, key: string) =>
    cart?.lineItems.find((one) => keyOf(one) === key)?.quantity ?? 0;
  for (const {key} of plan.lines) {
    const quantity = quantityIn(after, key) - quantityIn(before, key);
    if (quantity > 0) return {lineKey: key, quantity};
  }
  return null;
}

/**
 * Logs a failed add, which is all that the specification asks for; also keeps its notices for the shopper unless
 * `showsAddFailures` is off (ERR-14, ERR-15).
 */
function addFailed(
  {log, showsAddFailures: showsAddFailures}: CartContext,
  outcome: CartOutcome,
): CartOutcome {
  log.error('Error adding product (Check if variant ID is valid)');
  const notices = outcome.notices.map((one) =>
    one.text === NOT_CHANGED ? {...one, text: NOT_ADDED} : one,
  );
  return {...outcome, notices: showsAddFailures ? notices : []};
}
