import type {Attribute, StoredCart} from './cart';

/**
 * What a policy wants done with a cart. A new kind needs a member here and a case in `changes/apply-policies.server.ts`.
 */
export type PolicyVerdict =
  | {kind: 'fine'}
  /** The cart has to have exactly these attributes. */
  | {kind: 'attributes'; attributes: Attribute[]}
  /**
   * The checkout URL given out for this cart must stop working, so its lines move to a new cart. `lineIds` are the
   * lines that break the rule; they're removed if the move fails.
   */
  | {kind: 'recall'; lineIds: string[]};

/**
 * A rule that every changed cart has to meet, whoever changed it and however. The policies of a request are a list in
 * `app/context.server.ts`; each sees the cart as the ones before it have left it.
 *
 * A policy is pure: it calls no service, and a factory gives it the other facts that it needs. It has to return `fine`
 * for a cart that already meets the rule, because it sees the cart again with the next change, and that is also the
 * only retry when Shopify fails.
 */
export type CartPolicy = (cart: StoredCart) => PolicyVerdict;
