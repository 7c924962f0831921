import {addToCart, buyOnce, emptyCart, removeLines, updateLine} from './cart.server';
import type {CartOutcome} from './cart';
import type {CartForm} from './cart-form.server';
import {TOO_MANY_CHANGES} from './messages';
import type {CartContext} from './read-cart.server';

/** Every cart form but the one that starts checkout, which is checkout's. */
export type CartChangeForm = Exclude<CartForm, {intent: 'checkout'}>;

/** Carries out a parsed cart form: one use-case each. */
export function changeCart(context: CartContext, form: CartChangeForm): Promise<CartOutcome> {
  switch (form.intent) {
    case 'add':
      return addToCart(context, {
        merchandiseId: form.merchandiseId,
        quantity: form.quantity,
        sellingPlanId: form.purchase === 'autoship' ? form.sellingPlanId : null,
      });
    case 'update':
      return updateLine(context, form);
    case 'remove':
      return removeLines(context, [form.lineId]);
    case 'empty':
      return emptyCart(context);
    case 'buy-once':
      return buyOnce(context);
  }
}

/** What the page's cart store is told of a change that was refused because so many came before it. */
export const TOO_MANY_CHANGES_OUTCOME: CartOutcome = {
  ok: false,
  reason: 'unavailable',
  notices: [{tone: 'error', text: TOO_MANY_CHANGES}],
};

/** The HTTP status of an outcome: the shopper's to mend, or ours. */
export function outcomeStatus({ok, reason}: Pick<CartOutcome, 'ok' | 'reason'>): 200 | 422 | 503 {
  if (ok || reason === undefined) return 200;
  return reason === 'refused' ? 422 : 503;
}
