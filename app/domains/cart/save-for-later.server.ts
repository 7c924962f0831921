import {
  cartChanged,
  known,
  refused,
  unavailable,
  unchanged,
  type CartNotice,
  type CartOutcome,
} from './cart-outcome';
import {addLines} from './add-lines.server';
import {changeCart, isStop} from './change-cart.server';
import {removeLines} from './changes/change-lines.server';
import {readExistingCart} from './changes/existing-cart.server';
import type {SavedForm} from './cart-form.server';
import {readCart, type CartContext} from './read-cart.server';
import {canBeSaved, isInCart, isSameItem, toSavedItem, type SavedItem} from './saved/saved-items';
import {
  forgetItem,
  keepItem,
  readSavedItems,
  type KeepResult,
  type SavedItemsContext,
} from './saved/saved-store.server';

export {joinSavedItems} from './saved/saved-store.server';

type SaveContext = CartContext & SavedItemsContext;

export async function changeSavedByForm(
  context: SaveContext,
  posted: SavedForm,
  {isResent}: {isResent: boolean},
): Promise<CartOutcome | Resend> {
  switch (posted.intent) {
    case 'save':
      return saveLine(context, posted.lineId, {isResent});
    case 'move':
      return moveToCart(context, posted.item);
    case 'forget':
    case 'keep':
      return changeSavedItem(context, posted.item, posted.intent);
  }
}

/** The browser has to send the form again, now with the cookie. */
type Resend = 'resend';

/**
 * Saves a line and takes it out of the cart, in this order, so no failure loses it. A guest's browser has the item
 * once it sends the cookie back: until then the line stays, and the form is sent again.
 */
async function saveLine(
  context: SaveContext,
  lineId: string,
  {isResent}: {isResent: boolean},
): Promise<CartOutcome | Resend> {
  const existing = await readExistingCart(context, cartChanged(null));
  if (isStop(existing)) return existing.stop;
  const {cart} = existing;
  const line = cart.lineItems.find(({id}) => id === lineId);
  if (!line || !canBeSaved(line)) return cartChanged(cart);
  const kept = await keepItem(context, toSavedItem(line));
  if (kept === 'sent' && !isResent) return 'resend';
  return kept === 'stored'
    ? changeCart(context, removeLines([lineId]))
    : {
        ...refused(cart, problemOf(kept)),
        reason: kept === 'full' ? 'refused' : 'unavailable',
      };
}

/** Adds a saved item to the cart and forgets it once it's there. */
async function moveToCart(context: SaveContext, item: SavedItem): Promise<CartOutcome> {
  const [read, items] = await Promise.all([readCart(context), readSavedItems(context)]);
  if (!read.ok || !items) return unavailable(read.ok ? read.value : undefined);
  const saved = items.find((one) => isSameItem(one, item));
  if (!saved) return refused(read.value, NO_LONGER_SAVED);
  const outcome = isInCart(saved, read.value)
    ? {...unchanged(read.value), ok: true}
    : await changeCart(context, addLines([saved]));
  /* If this fails, the item isn't shown as saved while it's in the cart. */
  if (isInCart(saved, outcome.cart)) await forgetItem(context, saved);
  return outcome;
}

/** Forgets a saved item, or undoes that. Returns the cart as it is. */
async function changeSavedItem(
  context: SaveContext,
  item: SavedItem,
  intent: 'forget' | 'keep',
): Promise<CartOutcome> {
  const [read, kept] = await Promise.all([
    readCart(context),
    intent === 'keep'
      ? keepItem(context, item)
      : forgetItem(context, item).then((isDone) => (isDone ? 'stored' : 'failed')),
  ]);
  const cart = read.ok ? read.value : undefined;
  if (kept === 'stored' || kept === 'sent') return {ok: true, ...known(cart), notices: []};
  return kept === 'full' ? refused(cart, problemOf(kept)) : unavailable(cart);
}

const NO_LONGER_SAVED: CartNotice[] = [{code: 'no-longer-saved', tone: 'info'}];

const problemOf = (kept: Exclude<KeepResult, 'stored'>): CartNotice[] => [
  {code: kept === 'full' ? 'saved-full' : 'not-saved', tone: 'error'},
];
