import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import type {NewBuyerIdentity} from '~/services/commerce/cart.server';
import type {LineInput, NewCartLine, StoredCart} from '../cart';
import {refused, unavailable, type CartOutcome} from '../cart-outcome';
import type {CartChange} from '../change-cart.server';
import {orderMaximum} from '../limits';
import {contentsOf} from '../ownership/merge-carts';
import type {CartContext} from '../read-cart.server';
import {readExistingCart} from './existing-cart.server';
import {findMerchandise, NOT_FOR_SALE} from './find-merchandise.server';
import {planAdd, type FoundMerchandise} from './plan-add';
import {forbiddenToAdd, quotaAfterAdd} from './purchase-rules';

const CREATE_FAILED = 'Error creating cart (Check if variant ID is valid)';

/**
 * Creates a cart (CART-04), which replaces the shopper's current one. A failure is logged, returns no cart and keeps
 * the current one (ERR-11, ERR-12).
 */
export function createCart(
  inputs: readonly LineInput[],
  buyerIdentity: NewBuyerIdentity,
): CartChange<{found: FoundMerchandise; rules: PurchaseRules}> {
  const logFailure = (context: CartContext, outcome: CartOutcome) => {
    if (!outcome.ok) context.request.log.error(CREATE_FAILED);
    return outcome;
  };
  return {
    async read(context) {
      const [found, rules] = await Promise.all([
        findMerchandise(context, inputs),
        context.visitor.purchaseRules(),
      ]);
      if (!found.ok) return {stop: logFailure(context, unavailable(undefined))};
      return found.value
        ? {found: found.value, rules}
        : {stop: logFailure(context, refused(undefined, NOT_FOR_SALE))};
    },
    plan({found, rules}, context) {
      const {lines, notices} = planAdd([], found, orderMaximum(context.site));
      const forbidden = forbiddenToAdd(found, rules) ?? quotaAfterAdd([], lines, found, rules);
      if (forbidden) return {stop: logFailure(context, refused(undefined, [forbidden]))};
      return {
        replacesCart: true,
        notices,
        send: (commerceCart) =>
          commerceCart.create(lines, {...buyerIdentity, ...context.visitor.buyer()}),
        describe: (outcome) => logFailure(context, outcome),
      };
    },
  };
}

/** For the first product that a shopper adds. */
export async function createFirstCart(
  {request: {log}, services, visitor: {buyer}}: CartContext,
  lines: NewCartLine[],
) {
  const created = await services.cart.create(lines, buyer());
  if (!created.ok || !created.value.cart) {
    log.error(CREATE_FAILED);
    log.error('No cart found');
  }
  return created;
}

export function copyCart(buyer: NewBuyerIdentity): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan: ({cart}) => {
      const {lines, ...rest} = contentsOf(cart);
      return {
        before: cart,
        replacesCart: true,
        send: (commerceCart) => commerceCart.create(lines, buyer, rest),
      };
    },
  };
}
