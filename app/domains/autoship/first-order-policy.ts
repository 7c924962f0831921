import {isFirstOrderCode} from '~/domains/autoship-offer/first-order-code';
import {FIRST_ORDER_OFFER} from '~/domains/autoship-offer/offer';
import {isAutoship, type StoredCart} from '~/domains/cart/cart';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import type {CartPolicy, PolicyVerdict} from '~/domains/cart/cart-policy';
import type {Session} from '~/domains/session/session';

export interface FirstOrderFacts {
  customer: Session | null;
  /** `undefined` if the subscription provider didn't respond. */
  hasLiveSubscription(customer: Session): Promise<boolean | undefined>;
}

const FINE: PolicyVerdict = {kind: 'fine'};

const notice = (code: FirstOrderNotice, tone: CartNotice['tone'] = 'info'): CartNotice => ({
  code,
  tone,
});
type FirstOrderNotice = Extract<CartNotice['code'], `first-order-${string}`>;

const UNKNOWN = notice('first-order-unknown', 'warning');

/**
 * Applies the first-order code to a customer's cart with autoship in it, unless the customer has a live subscription,
 * and removes it from every other cart (AUTO-05, AUTO-06). Other codes stay. If the provider doesn't respond, an
 * applied code stays, and a missing one is added with the next change.
 */
export function firstOrderPolicy(factsNow: () => FirstOrderFacts): CartPolicy {
  return async (cart) => {
    const {customer, hasLiveSubscription} = factsNow();
    const isOnCart = cart.discountCodes.some(({code}) => isFirstOrderCode(code));
    if (!cart.lineItems.some(isAutoship)) {
      return isOnCart ? withoutCode(cart, 'first-order-over') : FINE;
    }
    /* Until the saved cart is restored, a customer still has the guest cart. */
    if (customer === null || customer.savedCart === undefined) {
      return isOnCart ? withoutCode(cart, 'first-order-login') : FINE;
    }
    const isSubscriber = await hasLiveSubscription(customer);
    if (isSubscriber === undefined) return isOnCart ? FINE : {kind: 'fine', notice: UNKNOWN};
    if (isSubscriber) return isOnCart ? withoutCode(cart, 'first-order-used') : FINE;
    if (isOnCart) return FINE;
    const codes = [...otherCodes(cart), FIRST_ORDER_OFFER.code];
    return {kind: 'codes', codes, notice: notice('first-order-applied'), failed: UNKNOWN};
  };
}

function withoutCode(cart: StoredCart, reason: FirstOrderNotice): PolicyVerdict {
  return {
    kind: 'codes',
    codes: otherCodes(cart),
    notice: notice(reason),
    failed: {code: 'unconfirmed', tone: 'warning'},
  };
}

function otherCodes({discountCodes}: StoredCart): string[] {
  return discountCodes.map(({code}) => code).filter((code) => !isFirstOrderCode(code));
}
