import type {Attribute, StoredCart} from './cart';

/** A new kind needs a member here and a case in `changes/apply-policies.server.ts`. */
export type PolicyVerdict =
  | {kind: 'fine'}
  | {kind: 'attributes'; attributes: Attribute[]}
  /**
   * The checkout URL given out for this cart must stop working, so its lines move to a new cart. `lineIds` are the
   * lines that break the rule; they're removed if the move fails.
   */
  | {kind: 'recall'; lineIds: string[]};

/**
 * A rule for every changed cart, whatever changed it. The policies of a request are a list in `app/context.server.ts`;
 * each gets the cart as changed by the ones before it.
 *
 * A policy is pure: it calls no service, and a factory gives it the other facts that it needs. It must return `fine`
 * for a cart that already meets the rule, because it runs again with the next change, which is also the only retry if
 * Shopify fails.
 */
export type CartPolicy = (cart: StoredCart) => PolicyVerdict;
