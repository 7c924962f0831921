import {keyOf, planId, type KnownCart} from './cart';
import type {CartIntent} from './store/optimistic-cart';

export const CART_PATH = '/cart';
export const CART_CHANGE_PATH = '/cart/change';
/** Data that the cart page loads on its own. */
export const CART_SUGGESTIONS_PATH = '/cart/suggestions';

/** Fields outside the form that starts the checkout belong to it by this id. */
export const CHECKOUT_FORM_ID = 'checkout-form';

export const CONFIRM_PARAMETER = 'confirm';

/**
 * Converts an intent to form fields. Returns `null` if its line isn't in the server's cart, for instance because the
 * add before it failed: then there is nothing to send.
 */
export function intentForm(intent: CartIntent, confirmed: KnownCart): URLSearchParams | null {
  switch (intent.kind) {
    case 'add': {
      if (intent.savedItem) return new URLSearchParams({intent: 'move', item: intent.savedItem});
      const {variant, quantity} = intent.line;
      const plan = planId(intent.line);
      return new URLSearchParams({
        intent: 'add',
        merchandiseId: variant.id,
        quantity: String(quantity),
        ...(plan ? {sellingPlanId: plan} : {}),
        ...(intent.isAttested ? {attestation: 'true'} : {}),
      });
    }
    case 'update':
    case 'plan':
    case 'remove': {
      const line = confirmed?.lineItems.find((one) => keyOf(one) === intent.lineKey);
      if (!line) return null;
      const fields = {intent: 'update', lineId: line.id};
      if (intent.kind === 'remove') {
        return new URLSearchParams({...fields, intent: intent.isSaved ? 'save' : 'remove'});
      }
      return intent.kind === 'update'
        ? new URLSearchParams({...fields, quantity: String(intent.quantity)})
        : new URLSearchParams({...fields, sellingPlanId: intent.plan?.id ?? ''});
    }
    case 'code': {
      const {code, isApplied} = intent;
      return new URLSearchParams({intent: isApplied ? 'add-code' : 'remove-code', code});
    }
    case 'forget':
    case 'keep':
      return new URLSearchParams({intent: intent.kind, item: intent.item});
    case 'gift':
      return new URLSearchParams({intent: 'gift', choice: intent.choice});
    case 'empty':
      return new URLSearchParams({intent: 'empty'});
  }
}
