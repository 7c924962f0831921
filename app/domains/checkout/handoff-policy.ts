import {isAutoship, type Cart, type CartLine, type StoredCart} from '~/domains/cart/cart';
import {isHandedOff} from '~/domains/cart/cart-attributes';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {isAttested, needsAttestation} from '~/domains/cart/attestation';
import {toWeighed} from '~/domains/cart/weigh';
import {weightOf} from '~/domains/staff-access/quota';
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
export function handoffPolicy({
  factsNow,
  staffRefusal,
}: {
  factsNow: () => CheckoutFacts;
  staffRefusal: (cart: StoredCart) => Promise<CartNotice | null>;
}): CartPolicy {
  return async (cart) => {
    if (!isHandedOff(cart)) return {kind: 'fine'};
    const facts = factsNow();
    const refusal = await staffRefusal(cart);
    if (refusal || checkoutObstacle(cart, facts)) {
      return {kind: 'recall', lineIds: forbiddenLineIds(cart, facts, refusal)};
    }
    return {kind: 'attributes', attributes: attributesAfterChange(cart, facts.site)};
  };
}

function forbiddenLineIds(
  {lineItems, attributes}: StoredCart,
  facts: CheckoutFacts,
  refusal: CartNotice | null,
): string[] {
  const overQuota = refusal?.code === 'cart-over-quota' ? linesOf(lineItems, refusal.overLbs) : [];
  const isForbidden = (line: CartLine) => {
    const alone = {lineItems: [line], attributes};
    if (needsAttestation(alone, facts.site) && !isAttested(alone)) return true;
    if (needsAutoshipLogin(alone, facts)) return true;
    if (refusal?.code === 'prescription-not-eligible') return line.product.isPrescription;
    return refusal?.code === 'autoship-over-quota' ? isAutoship(line) : overQuota.includes(line);
  };
  return lineItems.filter(isForbidden).map(({id}) => id);
}

/** The last lines that together weigh at least this much. */
function linesOf(lineItems: readonly CartLine[], lbs: number): CartLine[] {
  const lines: CartLine[] = [];
  for (const line of lineItems.toReversed()) {
    if (weightOf(lines.map(toWeighed)) >= lbs) break;
    lines.push(line);
  }
  return lines;
}
