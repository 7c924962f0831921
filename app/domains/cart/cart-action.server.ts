import {addToCart, buyOnce, emptyCart, removeLines, updateLine} from './cart.server';
import type {CartOutcome} from './cart';
import type {CartForm} from './cart-form.server';
import {TOO_MANY_CHANGES} from './messages';
import type {CartContext} from './read-cart.server';

/** Every cart form except `checkout`, which the checkout domain handles. */
export type CartChangeForm = Exclude<CartForm, {intent: 'checkout'}>;

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

/** The outcome of a change that was rate-limited, for the browser's cart store. */
export const TOO_MANY_CHANGES_OUTCOME: CartOutcome = {
  ok: false,
  reason: 'unavailable',
  notices: [{tone: 'error', text: TOO_MANY_CHANGES}],
};

/** The HTTP status of an outcome: 422 if the shopper can fix it, 503 if a service failed. */
export function outcomeStatus({ok, reason}: Pick<CartOutcome, 'ok' | 'reason'>): 200 | 422 | 503 {
  if (ok || reason === undefined) return 200;
  return reason === 'refused' ? 422 : 503;
}
