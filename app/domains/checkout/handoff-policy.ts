import {isAutoship, type Cart, type StoredCart} from '~/domains/cart/cart';
import {isHandedOff} from '~/domains/cart/cart-attributes';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {isAttested, needsAttestation} from '~/domains/cart/attestation';
import {attributesAfterChange} from './handoff/checkout-attributes';

export interface CheckoutFacts {
  customer: Session | null;
  site: Pick<Site, 'features'>;
  /** `FEATURE_AUTOSHIP_FULFILMENT`: a guest with autoship in the cart has to log in first. */
  autoshipNeedsLogin: boolean;
}

export type CheckoutObstacle = 'log-in' | 'register' | 'attest' | 'autoship-log-in';

export function checkoutObstacle(
  cart: Pick<Cart, 'lineItems' | 'attributes'>,
  facts: CheckoutFacts,
): CheckoutObstacle | null {
  const {site} = facts;
  const staffStep = staffObstacle(facts);
  if (staffStep) return staffStep;
  if (needsAttestation(cart, site) && !isAttested(cart)) return 'attest';
  return needsAutoshipLogin(cart, facts) ? 'autoship-log-in' : null;
}

/** The feature flag makes guests log in for autoship (CHK-10). */
export function needsAutoshipLogin(
  {lineItems}: Pick<Cart, 'lineItems'>,
  {customer, autoshipNeedsLogin}: Pick<CheckoutFacts, 'customer' | 'autoshipNeedsLogin'>,
): boolean {
  /* Until the saved cart is restored, a customer still has the guest cart. */
  const isGuestsCart = customer === null || customer.savedCart === undefined;
  return isGuestsCart && autoshipNeedsLogin && lineItems.some(isAutoship);
}

/** The staff site sells to registered staff only. */
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
