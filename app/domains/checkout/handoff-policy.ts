import {isAutoship, type Cart, type StoredCart} from '~/domains/cart/cart';
import {isHandedOff} from '~/domains/cart/cart-attributes';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {isAttested, needsAttestation} from './handoff/attestation';
import {attributesAfterChange} from './handoff/checkout-attributes';

/** The facts, apart from the cart, that decide whether it can be checked out. */
export interface CheckoutFacts {
  /** `null` for a guest. */
  customer: Session | null;
  site: Pick<Site, 'features'>;
  /** `FEATURE_AUTOSHIP_FULFILMENT`: a guest with autoship in the cart has to log in first. */
  autoshipNeedsLogin: boolean;
}

export type CheckoutObstacle = 'log-in' | 'register' | 'attest' | 'autoship-log-in';

/** The first step that this cart needs before checkout; `null` if none. */
export function checkoutObstacle(
  cart: Pick<Cart, 'lineItems' | 'attributes'>,
  facts: CheckoutFacts,
): CheckoutObstacle | null {
  const {site} = facts;
  const ofStaff = staffObstacle(facts);
  if (ofStaff) return ofStaff;
  if (needsAttestation(cart, site) && !isAttested(cart)) return 'attest';
  return needsAutoshipLogin(cart, facts) ? 'autoship-log-in' : null;
}

/** Whether a guest has to log in for autoship lines, which the feature flag requires (CHK-10). */
export function needsAutoshipLogin(
  {lineItems}: Pick<Cart, 'lineItems'>,
  {customer, autoshipNeedsLogin}: Pick<CheckoutFacts, 'customer' | 'autoshipNeedsLogin'>,
): boolean {
  /* Until the saved cart is restored, a customer still has the guest cart. */
  const isGuestsCart = customer === null || customer.savedCart === undefined;
  return isGuestsCart && autoshipNeedsLogin && lineItems.some(isAutoship);
}

/** The step that a shopper of the staff site needs first, since it sells to registered staff only. */
export function staffObstacle({
  customer,
  site,
}: Pick<CheckoutFacts, 'customer' | 'site'>): 'log-in' | 'register' | null {
  if (!site.features.membership) return null;
  if (customer === null) return 'log-in';
  return customer.isRegistered ? null : 'register';
}

/**
 * Updates the attributes of a cart that changes after its handoff, since its checkout URL still works. Recalls the
 * handoff if the changed cart may not be checked out.
 */
export function handoffPolicy(factsNow: () => CheckoutFacts): CartPolicy {
  return (cart) => {
    if (!isHandedOff(cart)) return {kind: 'fine'};
    const facts = factsNow();
    const obstacle = checkoutObstacle(cart, facts);
    if (obstacle) return {kind: 'recall', lineIds: forbiddenLineIds(cart, obstacle)};
    return {kind: 'attributes', attributes: attributesAfterChange(cart, facts.site)};
  };
}

function forbiddenLineIds(
  {lineItems, attributes}: StoredCart,
  obstacle: CheckoutObstacle,
): string[] {
  const lines = lineItems.filter((line) => {
    if (obstacle === 'attest') {
      return line.product.isPrescription && !isAttested({lineItems: [line], attributes});
    }
    return obstacle === 'autoship-log-in' && isAutoship(line);
  });
  return lines.map(({id}) => id);
}
