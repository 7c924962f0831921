import {findVariant} from '~/domains/catalog/product';
import type {Needs} from '~/platform/needs';
import type {KnownCart} from './cart';
import {refused, unavailable, unchanged, type CartOutcome} from './cart-outcome';
import {addLines} from './add-lines.server';
import {changeCart} from './change-cart.server';
import {boughtLines} from './extra-gift';
import {readCart, type CartContext} from './read-cart.server';
import {
  formatSavedItems,
  isInCart,
  parseSavedItems,
  toSavedItem,
  type SavedItem,
} from './saved/saved-items';

type RemovedItemsContext = Needs<{visitor: 'cookies'}>;

/** With scripts the page itself keeps the removed lines. Without, they are in a cookie until the next change. */
const readRemoved = ({visitor: {cookies}}: RemovedItemsContext) =>
  parseSavedItems(cookies.get('removed_items'));

function keepRemoved({visitor: {cookies}}: RemovedItemsContext, items: readonly SavedItem[]): void {
  if (items.length > 0) cookies.set('removed_items', formatSavedItems(items));
  else if (cookies.has('removed_items')) cookies.clear('removed_items');
}

export function forgetRemoved(context: RemovedItemsContext): void {
  keepRemoved(context, []);
}

/** Keeps the lines for Undo that `remove` took out of the cart, even if its response was lost. */
export async function removeWithUndo(
  context: CartContext & RemovedItemsContext,
  remove: () => Promise<CartOutcome>,
): Promise<CartOutcome> {
  const before = await readCart(context);
  const outcome = await remove();
  if (before.ok && before.value) {
    const items = boughtLines(before.value).map(toSavedItem);
    keepRemoved(context, outcome.cart === undefined ? [] : missingIn(outcome.cart, items));
  }
  return outcome;
}

/**
 * Adds the removed lines again, under the rules of every add. Lines that are back already stay as they are, so a form
 * that is sent twice adds nothing more. If a service fails, the missing lines can be tried again.
 */
export async function undoRemoval(
  context: CartContext & RemovedItemsContext,
): Promise<CartOutcome> {
  const items = readRemoved(context);
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  if (items.length === 0) return refused(read.value, [{code: 'nothing-to-undo', tone: 'info'}]);
  const missing = missingIn(read.value, items);
  const outcome =
    missing.length === 0
      ? {...unchanged(read.value), ok: true}
      : await changeCart(context, addLines(missing));
  const canTryAgain = outcome.reason === 'unavailable';
  keepRemoved(context, canTryAgain ? missingIn(outcome.cart, missing) : []);
  return outcome;
}

const missingIn = (cart: KnownCart, items: readonly SavedItem[]) =>
  items.filter((item) => !isInCart(item, cart));

/** The titles of the lines that can be put back, for the notice on the cart page. */
export async function readRemovedTitles(
  context: RemovedItemsContext & Needs<{services: 'catalog'}>,
): Promise<string[]> {
  const items = readRemoved(context);
  if (items.length === 0) return [];
  const variantIds = items.map(({merchandiseId}) => merchandiseId);
  const read = await context.services.catalog.productsOfVariants(variantIds);
  const products = read.ok ? read.value : [];
  return variantIds.map((variantId) => findVariant(products, variantId)?.product.title ?? UNNAMED);
}

const UNNAMED = '1 product';
