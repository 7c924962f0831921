import type {CartChange, CommerceCart, Merchandise} from '~/services/commerce/cart.server';
import type {Log} from '~/platform/log.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {
  DONATION_PRODUCT_TYPE,
  isAutoship,
  isDonation,
  keyOf,
  lineKey,
  weightAttributes,
  withoutKeys,
  type CartLine,
  type CartNotice,
  type CartOutcome,
  type StoredCart,
} from './cart';
import type {CartId} from './cart-id.server';
import {lineAllowance, lineMaximum, MIN_LINE_QUANTITY} from './limits';
import {
  cappedAt,
  CHANGED_OTHERWISE,
  noRoom,
  NOT_ADDED,
  NOT_CHANGED,
  platformMessage,
  UNCONFIRMED,
  type Bound,
} from './messages';

/** What the cart's use-cases work with. */
export interface CartContext {
  commerce: {cart: CommerceCart};
  cartId: CartId;
  log: Log;
  /** Off: a failed add is only logged, as the letter of ERR-15 has it. */
  tellsAddFailures: boolean;
}

export interface AddToCart {
  merchandiseId: string;
  quantity: number;
  sellingPlanId: string | null;
}

/**
 * The visitor's cart: `null` when there is none. A stale, foreign, forged, completed or emptied one reads as none, and
 * is forgotten (CART-22's kin for guests, CART-17).
 */
export async function readCart({
  commerce,
  cartId,
}: Pick<CartContext, 'commerce' | 'cartId'>): Promise<Result<StoredCart | null, UpstreamFailure>> {
  const id = cartId.get();
  if (id === null) return ok(null);
  const cart = await commerce.cart.get(id);
  if (!cart.ok || (cart.value && cart.value.totalQuantity >= 1)) return cart;
  cartId.clear();
  return ok(null);
}

/** Adds to the cart, or makes one with the line (CART-26, CART-27). Takes what the limits leave room for. */
export async function addToCart(context: CartContext, wish: AddToCart): Promise<CartOutcome> {
  const {commerce, log} = context;
  const [read, found] = await Promise.all([
    readCart(context),
    commerce.cart.merchandise(wish.merchandiseId),
  ]);
  if (!read.ok || !found.ok) {
    return addFailed(context, unavailable(read.ok ? read.value : undefined));
  }
  const cart = read.value;
  if (!found.value) return addFailed(context, refused(cart, 'INVALID_MERCHANDISE_LINE'));

  const line = lineToAdd(wish, found.value);
  const key = lineKey(line.merchandiseId, line.sellingPlanId, line.attributes);
  const current = cart?.lineItems.find((one) => keyOf(one) === key)?.quantity ?? 0;
  const room = roomFor(cart?.lineItems ?? [], {
    current,
    wished: current + wish.quantity,
    autoship: line.sellingPlanId !== null,
    donation: found.value.productType === DONATION_PRODUCT_TYPE,
  });
  const quantity = room.quantity - current;
  const autoship = line.sellingPlanId !== null;
  if (room.bound && quantity <= 0) {
    const full = {...notice(noRoom(room.bound, autoship), 'warning'), lineKey: key};
    return {ok: false, reason: 'refused', ...known(cart), notices: [full]};
  }
  const capped = capNotice(room, autoship, key);

  const lines = [{...line, quantity}];
  const change = await (cart
    ? commerce.cart.addLines(cart.id, lines)
    : commerce.cart.create(lines));
  if (!cart && !(change.ok && change.value.cart)) {
    log.error('Error creating cart (Check if variant ID is valid)');
    log.error('No cart found');
  }
  const outcome = await settle(context, change, cart, capped);
  const added =
    (outcome.cart?.lineItems.find((one) => keyOf(one) === key)?.quantity ?? 0) - current;
  return added > 0
    ? {...outcome, ok: true, added: {lineKey: key, quantity: added}}
    : addFailed(context, {reason: 'refused', ...outcome, ok: false});
}

/** Sets a line's quantity within the limits; 0 removes it. Without a cart it does nothing (CART-15). */
export async function updateLine(
  context: CartContext,
  wish: {lineId: string; quantity: number},
): Promise<CartOutcome> {
  if (wish.quantity < MIN_LINE_QUANTITY) return removeLines(context, [wish.lineId]);
  return changeCart(context, wish.lineId, (cart, line) => {
    const room = roomFor(cart.lineItems, {
      current: line.quantity,
      wished: wish.quantity,
      autoship: isAutoship(line),
      donation: isDonation(line),
    });
    return {
      sent: context.commerce.cart.updateLines(cart.id, [{id: line.id, quantity: room.quantity}]),
      notices: capNotice(room, isAutoship(line), keyOf(line)),
    };
  });
}

/** Turns every autoship line into a one-time line, for a guest who would rather buy once. */
export async function buyOnce(context: CartContext): Promise<CartOutcome> {
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  const lines = read.value?.lineItems.filter(isAutoship) ?? [];
  if (!read.value || lines.length === 0) return unchanged(read.value);
  const change = await context.commerce.cart.updateLines(
    read.value.id,
    lines.map((line) => ({id: line.id, sellingPlanId: null})),
  );
  return settle(context, change, read.value, []);
}

/** Removes lines; with the last one the cart is emptied and forgotten (CART-16, CART-17, CART-19). */
export async function removeLines(context: CartContext, lineIds: string[]): Promise<CartOutcome> {
  const id = context.cartId.get();
  if (id === null || lineIds.length === 0) return unchanged(null);
  const change = await context.commerce.cart.removeLines(id, lineIds);
  return settle(context, change, undefined, []);
}

/** Removes everything; the next add makes a new cart. */
export async function emptyCart(context: CartContext): Promise<CartOutcome> {
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  return removeLines(
    context,
    (read.value?.lineItems ?? []).map((line) => line.id),
  );
}

async function changeCart(
  context: CartContext,
  lineId: string,
  change: (
    cart: StoredCart,
    line: CartLine,
  ) => {sent: Promise<Result<CartChange, UpstreamFailure>>; notices: CartNotice[]},
): Promise<CartOutcome> {
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  const line = read.value?.lineItems.find((one) => one.id === lineId);
  if (!read.value) return unchanged(null);
  if (!line) return refused(read.value, 'INVALID_MERCHANDISE_LINE');
  const {sent, notices} = change(read.value, line);
  return settle(context, await sent, read.value, notices);
}

/** The answer after a change was sent: the server's cart, or, when that did not come, the cart as it can be read now. */
async function settle(
  context: CartContext,
  change: Result<CartChange, UpstreamFailure>,
  before: StoredCart | null | undefined,
  notices: CartNotice[],
): Promise<CartOutcome> {
  if (!change.ok) {
    if (isSurelyUnmade(change.failure)) return unavailable(before);
    const read = await readCart(context);
    return read.ok
      ? {...unavailable(read.value), notices: [notice(UNCONFIRMED, 'warning')]}
      : unavailable(undefined);
  }
  const {cart, errors, warnings, isGone} = change.value;
  if (!cart && !isGone && errors.length > 0) {
    /* Refused: the cart is as it was, though the platform does not say so. */
    const read = before === undefined ? await readCart(context) : ok(before);
    return {
      ok: false,
      reason: 'refused',
      ...(read.ok ? known(read.value) : {}),
      notices: errors.map(({code}) => notice(platformMessage(code))),
    };
  }
  const after = cart && cart.totalQuantity >= 1 ? cart : null;
  if (after) context.cartId.set(after.id);
  else context.cartId.clear();
  return {
    ...(errors.length === 0 ? {ok: true} : {ok: false, reason: 'refused' as const}),
    ...known(after),
    notices: [
      ...errors.map(({code}) => notice(platformMessage(code))),
      ...warnings.filter(isOfLines).map(({code, target}) => ({
        ...notice(platformMessage(code, CHANGED_OTHERWISE), 'warning'),
        ...lineKeyOf(after, target),
      })),
      ...notices,
    ],
  };
}

/** Never sent, or turned away at the door. After any other failure the change may have been made (HOUSE-17). */
function isSurelyUnmade({kind}: UpstreamFailure): boolean {
  return kind === 'open-circuit' || kind === 'throttled';
}

/** A code that does not apply is warned of with every change, for as long as it stays on the cart. */
function isOfLines({code}: CartChange['warnings'][number]): boolean {
  return !code.startsWith('DISCOUNT_');
}

/** A warning's target is a line's or a variant's id. */
function lineKeyOf(cart: StoredCart | null, target: string): {lineKey?: string} {
  const line = cart?.lineItems.find((one) => one.id === target || one.variant.id === target);
  return line ? {lineKey: keyOf(line)} : {};
}

interface Room {
  /** What the line may come to hold, at least one. */
  quantity: number;
  /** What kept it below the wish; `null` when nothing did. */
  bound: Bound | null;
}

function roomFor(
  lines: readonly CartLine[],
  line: {current: number; wished: number; autoship: boolean; donation: boolean},
): Room {
  const allowance = lineAllowance(lines, line);
  if (line.wished <= allowance) return {quantity: line.wished, bound: null};
  const bound = allowance < lineMaximum(line.autoship) ? 'order' : 'line';
  return {quantity: Math.max(allowance, Math.min(line.current, MIN_LINE_QUANTITY)), bound};
}

function capNotice({quantity, bound}: Room, autoship: boolean, key: string): CartNotice[] {
  if (!bound) return [];
  return [{...notice(cappedAt(quantity, bound, autoship), 'warning'), lineKey: key}];
}

function lineToAdd(wish: AddToCart, merchandise: Merchandise) {
  return {
    merchandiseId: merchandise.id,
    sellingPlanId: wish.sellingPlanId,
    attributes: weightAttributes(merchandise),
  };
}

/** The letter only logs a failed add; the shopper is told as well, unless the switch is off (ERR-14, ERR-15). */
function addFailed({log, tellsAddFailures}: CartContext, outcome: CartOutcome): CartOutcome {
  log.error('Error adding product (Check if variant ID is valid)');
  const notices = outcome.notices.map((one) =>
    one.text === NOT_CHANGED ? {...one, text: NOT_ADDED} : one,
  );
  return {...outcome, notices: tellsAddFailures ? notices : []};
}

function unavailable(cart: StoredCart | null | undefined): CartOutcome {
  return {ok: false, reason: 'unavailable', ...known(cart), notices: [notice(NOT_CHANGED)]};
}

function refused(cart: StoredCart | null, code: string): CartOutcome {
  const notices = [notice(platformMessage(code))];
  return {ok: false, reason: 'refused', ...known(cart), notices};
}

function known(cart: StoredCart | null | undefined): Pick<CartOutcome, 'cart'> {
  return cart === undefined ? {} : {cart: cart && withoutKeys(cart)};
}

function unchanged(cart: StoredCart | null): CartOutcome {
  return {ok: false, ...known(cart), notices: []};
}

function notice(text: string, tone: CartNotice['tone'] = 'error'): CartNotice {
  return {tone, text};
}
