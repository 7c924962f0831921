import type {StoredCart} from '../cart';
import type {CartNotice} from '../cart-outcome';
import {contentsOf, missingItems} from '../ownership/merge-carts';
import type {CartContext} from '../read-cart.server';
import {removeAllLines} from './remove-all-lines.server';

interface RecallResult {
  cart: StoredCart;
  notices: CartNotice[];
  /** The cart couldn't be moved. The lines that break the rule were removed instead, if that succeeded. */
  isReverted: boolean;
}

/**
 * Revokes a handoff to checkout: moves the lines to a new cart and empties the old one, so its checkout URL has
 * nothing left to pay for. The shopper keeps the old cart unless it was emptied, so no failure loses both. If the cart
 * can't be moved, the lines that break the rule are removed; if that fails too, the next change tries again.
 */
export async function recallHandoff(
  context: CartContext,
  old: StoredCart,
  lineIds: string[],
): Promise<RecallResult> {
  const cart = await createCopy(context, old);
  if (!cart || (await removeAllLines(context, old)) === 'filled') {
    context.request.log.error('handoff not recalled');
    return removeForbiddenLines(context, old, lineIds);
  }
  context.visitor.cart.set(cart.id);
  const left = missingItems([old], cart);
  const notices: CartNotice[] =
    left.length > 0 ? [{code: 'sold-out-in-move', tone: 'warning', items: left}] : [];
  return {cart, notices, isReverted: false};
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

async function removeForbiddenLines(
  {services}: CartContext,
  old: StoredCart,
  lineIds: string[],
): Promise<RecallResult> {
  const change = lineIds.length > 0 ? await services.cart.removeLines(old.id, lineIds) : null;
  const cart = (change?.ok && change.value.cart) || old;
  return {cart, notices: [], isReverted: true};
}
