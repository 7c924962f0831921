import {planId, type CartLine, type StoredCart} from '../cart';
import type {CartNotice} from '../cart-outcome';
import {contentsOf, missingItems} from '../ownership/merge-carts';
import type {CartContext} from '../read-cart.server';
import {removeAllLines} from './remove-all-lines.server';

interface RecallResult {
  cart: StoredCart;
  notices: CartNotice[];
  /**
   * The cart couldn't be moved, so the lines that break the rule were changed back. If that failed too, `notices` says
   * that the cart may have the change.
   */
  isReverted: boolean;
}

interface Change {
  /** The lines that break the rule. */
  lineIds: string[];
  /** The cart before this change, if there was one. */
  before?: StoredCart | null | undefined;
}

/**
 * Revokes a handoff to checkout: moves the lines to a new cart and empties the old one, so its checkout URL has
 * nothing left to pay for. The shopper keeps the old cart unless it was emptied, so no failure loses both. If the cart
 * can't be moved, the lines that break the rule are taken back; if that fails too, the next change tries again. While
 * it's unknown whether the old cart was emptied, the new one is the shopper's, because the old one may have nothing left.
 */
export async function recallHandoff(
  context: CartContext,
  old: StoredCart,
  change: Change,
): Promise<RecallResult> {
  const {log} = context.request;
  const cart = await createCopy(context, old);
  const emptied = cart && (await emptyOldCart(context, old));
  if (!cart || emptied === 'filled') {
    log.error('handoff not recalled');
    return takeBackLines(context, old, change);
  }
  if (emptied === 'unknown') log.error('handoff perhaps not recalled');
  context.visitor.cart.set(cart.id);
  const left = missingItems([old], cart);
  const notices: CartNotice[] =
    left.length > 0 ? [{code: 'sold-out-in-move', tone: 'warning', items: left}] : [];
  return {cart, notices, isReverted: false};
}

/** No later change is about the old cart, so a removal without any response is sent once more. */
async function emptyOldCart(context: CartContext, old: StoredCart) {
  const emptied = await removeAllLines(context, old);
  return emptied === 'unknown' ? removeAllLines(context, old) : emptied;
}

async function createCopy(
  {services, visitor: {buyer}}: CartContext,
  {buyerIdentity: {email, phone}, ...cart}: StoredCart,
): Promise<StoredCart | null> {
  const {lines, ...rest} = contentsOf(cart);
  const contact = {...(email ? {email} : {}), ...(phone ? {phone} : {})};
  const made = await services.cart.create(lines, {...contact, ...buyer()}, rest);
  const copy = made.ok ? made.value.cart : null;
  return copy && copy.totalQuantity > 0 ? copy : null;
}

/** Gives altered lines their plan and quantity back, and removes added lines. */
async function takeBackLines(
  {services}: CartContext,
  old: StoredCart,
  {lineIds, before}: Change,
): Promise<RecallResult> {
  const altered = (before?.lineItems ?? []).filter(
    (line) => lineIds.includes(line.id) && isAltered(line, old),
  );
  const removed = lineIds.filter((lineId) => !altered.some(({id}) => id === lineId));
  const updates = altered.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    sellingPlanId: planId(line),
  }));
  const changes = [
    updates.length > 0 ? await services.cart.updateLines(old.id, updates) : null,
    removed.length > 0 ? await services.cart.removeLines(old.id, removed) : null,
  ].filter((change) => change !== null);
  const carts = changes.map((change) => (change.ok ? change.value.cart : null));
  const cart = carts.at(-1) ?? null;
  return cart && !carts.includes(null)
    ? {cart, notices: [], isReverted: true}
    : readAsItStands(services, old);
}

/** After a change that couldn't be taken back, or perhaps was. */
async function readAsItStands(
  {cart}: CartContext['services'],
  old: StoredCart,
): Promise<RecallResult> {
  const read = await cart.get(old.id);
  return read.ok && read.value
    ? {cart: read.value, notices: [{code: 'unconfirmed', tone: 'warning'}], isReverted: true}
    : {cart: old, notices: [{code: 'maybe-changed', tone: 'warning'}], isReverted: true};
}

function isAltered(line: CartLine, {lineItems}: StoredCart): boolean {
  const now = lineItems.find(({id}) => id === line.id);
  return now !== undefined && (planId(now) !== planId(line) || now.quantity !== line.quantity);
}
