import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import {isAutoship, type LineUpdate, type StoredCart} from '../cart';
import {cartChanged, refused, unchanged} from '../cart-outcome';
import {isStop, type CartChange} from '../change-cart.server';
import {orderMaximum} from '../limits';
import {readCartId, readExistingCart} from './existing-cart.server';
import {planUpdate} from './plan-update';
import {quotaAfterUpdate} from './purchase-rules';

/** Changes lines within the limits (CART-06). If one of them isn't in the cart, none is changed. */
export function updateLines(
  updates: readonly LineUpdate[],
): CartChange<{cart: StoredCart; rules: PurchaseRules}> {
  return {
    async read(context) {
      const [existing, rules] = await Promise.all([
        readExistingCart(context, cartChanged(null)),
        context.visitor.purchaseRules(),
      ]);
      return isStop(existing) ? existing : {...existing, rules};
    },
    plan({cart, rules}, {site}) {
      const plan = planUpdate(cart.lineItems, updates, orderMaximum(site));
      if (!plan) return {stop: cartChanged(cart)};
      const {lines, notices} = plan;
      if (lines.length === 0) return {stop: refused(cart, notices)};
      const over = quotaAfterUpdate(cart.lineItems, lines, rules);
      if (over) return {stop: refused(cart, [over])};
      return {
        before: cart,
        notices,
        send: (commerceCart) => commerceCart.updateLines(cart.id, lines),
      };
    },
  };
}

/** Removes lines. Removing the last one also clears the cart id (CART-16, CART-17, CART-19). */
export function removeLines(lineIds: string[]): CartChange<{id: string}> {
  return {
    read: (context) => (lineIds.length === 0 ? {stop: unchanged(null)} : readCartId(context)),
    plan: ({id}) => ({send: (commerceCart) => commerceCart.removeLines(id, lineIds)}),
  };
}

export function emptyCart(): CartChange<{cart: StoredCart}> {
  return {
    async read(context) {
      const existing = await readExistingCart(context);
      /* A cart that no longer exists is already empty, but a customer's is in the account. */
      const isEmpty = isStop(existing) && existing.stop.cart === null;
      return isEmpty && !context.visitor.cart.isInAccount() ? {stop: unchanged(null)} : existing;
    },
    plan: ({cart}) => ({
      send: (commerceCart) =>
        commerceCart.removeLines(
          cart.id,
          cart.lineItems.map(({id}) => id),
        ),
    }),
  };
}

export function buyOnce(): CartChange<{cart: StoredCart}> {
  return {
    read: (context) => readExistingCart(context, cartChanged(null)),
    plan({cart}) {
      const lines = cart.lineItems.filter(isAutoship).map(({id}) => ({id, sellingPlanId: null}));
      if (lines.length === 0) return {stop: unchanged(cart)};
      return {before: cart, send: (commerceCart) => commerceCart.updateLines(cart.id, lines)};
    },
  };
}
