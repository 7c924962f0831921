import type {CartNotice, StoredCart} from '../cart';
import {contentsOf, leftOut} from '../merge-carts';
import {partlyMoved} from '../messages';
import type {CartContext} from '../read-cart.server';
import {emptyAtPlatform} from './empty-at-platform.server';
import {notice} from './outcomes';

interface Recalled {
  cart: StoredCart;
  notices: CartNotice[];
  /** The cart could not be moved: the lines in the way are gone from it, or could not be removed either. */
  isTakenBack: boolean;
}

/**
 * Takes a hand-over to checkout back: the lines move to a new cart, and the old one is emptied, so that there is nothing
 * to pay for at its checkout address. The visitor keeps the old cart until it's known to be empty, so no failure loses
 * both. A cart that can't be moved loses the lines in the way; if even that fails, the next change tries again.
 */
export async function recallHandOver(
  context: CartContext,
  old: StoredCart,
  lineIds: string[],
): Promise<Recalled> {
  const cart = await copyOf(context, old);
  if (!cart || (await emptyAtPlatform(context, old)) === 'filled') {
    context.log.error('hand-over not recalled');
    return takeBack(context, old, lineIds);
  }
  context.cartId.set(cart.id);
  const left = leftOut([old], cart);
  const notices = left.length > 0 ? [notice(partlyMoved(left), 'warning')] : [];
  return {cart, notices, isTakenBack: false};
}

async function copyOf(
  {commerce, buyer}: CartContext,
  {buyerIdentity: {email, phone}, ...cart}: StoredCart,
): Promise<StoredCart | null> {
  const {lines, ...rest} = contentsOf(cart);
  const contact = {...(email ? {email} : {}), ...(phone ? {phone} : {})};
  const made = await commerce.cart.create(lines, {...contact, ...buyer()}, rest);
  const copy = made.ok ? made.value.cart : null;
  return copy && copy.totalQuantity > 0 ? copy : null;
}

async function takeBack(
  {commerce}: CartContext,
  old: StoredCart,
  lineIds: string[],
): Promise<Recalled> {
  const change = lineIds.length > 0 ? await commerce.cart.removeLines(old.id, lineIds) : null;
  const cart = (change?.ok && change.value.cart) || old;
  return {cart, notices: [], isTakenBack: true};
}
