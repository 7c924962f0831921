import {isAutoship, type Cart, type StoredCart} from '~/domains/cart/cart';
import {isHandedOver} from '~/domains/cart/cart-attributes';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {isAttested, needsAttestation} from './attestation';
import {attributesAfterChange} from './checkout-attributes';

/** What decides who may check out, beside the cart. */
export interface CheckoutFacts {
  /** `null` for a guest. */
  person: Session | null;
  site: Pick<Site, 'features'>;
  /** The fulfilment flag: a guest with autoship in the cart has to log in first. */
  autoshipNeedsLogin: boolean;
}

/** What has to come before checkout. */
export type CheckoutObstacle = 'log-in' | 'register' | 'attest' | 'autoship-log-in';

/** What blocks this cart from checkout, first reason only; `null` if nothing does. */
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

/** A guest's autoship lines need an account while the fulfilment flag is on (CHK-10). */
export function needsAutoshipLogin(
  {lineItems}: Pick<Cart, 'lineItems'>,
  {person, autoshipNeedsLogin}: Pick<CheckoutFacts, 'person' | 'autoshipNeedsLogin'>,
): boolean {
  /* Until a person's cart is restored, the cart at hand is the one that a guest filled. */
  const isGuestsCart = person === null || person.savedCart === undefined;
  return isGuestsCart && autoshipNeedsLogin && lineItems.some(isAutoship);
}

/** The staff site sells to registered staff only. */
export function staffObstacle({
  person,
  site,
}: Pick<CheckoutFacts, 'person' | 'site'>): 'log-in' | 'register' | null {
  if (!site.features.membership) return null;
  if (person === null) return 'log-in';
  return person.isRegistered ? null : 'register';
}

/**
 * Keeps a cart that was handed over to checkout in step with its lines: its checkout address can still be paid at. When
 * it may no longer be checked out as it is, the hand-over is recalled.
 */
export function handOverPolicy(factsNow: () => CheckoutFacts): CartPolicy {
  return (cart) => {
    if (!isHandedOver(cart)) return {kind: 'fine'};
    const facts = factsNow();
    const obstacle = checkoutObstacle(cart, facts);
    if (obstacle) return {kind: 'recall', lineIds: linesInTheWay(cart, obstacle)};
    return {kind: 'attributes', attributes: attributesAfterChange(cart, facts.site)};
  };
}

function linesInTheWay({lineItems, attributes}: StoredCart, obstacle: CheckoutObstacle): string[] {
  const lines = lineItems.filter((line) => {
    if (obstacle === 'attest') {
      return line.product.isPrescription && !isAttested({lineItems: [line], attributes});
    }
    return obstacle === 'autoship-log-in' && isAutoship(line);
  });
  return lines.map(({id}) => id);
}
