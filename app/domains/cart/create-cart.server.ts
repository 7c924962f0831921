import type {NewBuyerIdentity} from '~/services/commerce/cart.server';
import {toBrowserCart, type CartOutcome} from './cart';
import {orderMaximum} from './limits';
import {errorMessage, platformMessage} from './messages';
import {applyPolicies} from './parts/apply-policies.server';
import {findMerchandise} from './parts/find-merchandise.server';
import {notice, unavailable} from './parts/outcomes';
import {planAdd, type LineInput} from './parts/plan-add';
import {warningNotice} from './parts/settle.server';
import type {CartContext} from './read-cart.server';

interface NewCart {
  lineInputs: readonly LineInput[];
  buyerIdentity: NewBuyerIdentity;
}

/**
 * Creates a cart (CART-04), which replaces the shopper's current one. A failure is logged, returns no cart and keeps
 * the current one (ERR-11, ERR-12).
 */
export async function createCart(context: CartContext, input: NewCart): Promise<CartOutcome> {
  const outcome = await create(context, input);
  if (!outcome.ok) context.log.error('Error creating cart (Check if variant ID is valid)');
  return outcome;
}

async function create(
  context: CartContext,
  {lineInputs, buyerIdentity}: NewCart,
): Promise<CartOutcome> {
  const found = await findMerchandise(context, lineInputs);
  if (!found.ok) return unavailable(undefined);
  if (!found.value) return refusal([platformMessage('INVALID_MERCHANDISE_LINE')]);
  const plan = planAdd([], found.value, orderMaximum(context.site));
  const lines = plan.lines.map(({key: _key, ...line}) => line);
  const change = await context.commerce.cart.create(lines, {...buyerIdentity, ...context.buyer()});
  if (!change.ok) return unavailable(undefined);
  const {cart, errors, warnings} = change.value;
  if (!cart || cart.totalQuantity < 1) {
    return refusal([
      ...errors.map(errorMessage),
      ...warnings.map((warning) => warningNotice(null, warning).text),
    ]);
  }
  context.cartId.set(cart.id);
  const reviewed = await applyPolicies(context, cart);
  return {
    ok: true,
    cart: toBrowserCart(reviewed.cart),
    notices: [
      ...warnings.map((warning) => warningNotice(cart, warning)),
      ...plan.notices,
      ...reviewed.notices,
    ],
  };
}

function refusal(texts: string[]): CartOutcome {
  return {ok: false, reason: 'refused', notices: texts.map((text) => notice(text))};
}
