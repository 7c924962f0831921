import type {CartNotice} from './cart-outcome';
import type {Attribute, MerchandiseUpdate, StoredCart} from './cart';

/** For a new kind, add a member here and a case in `review-cart.server.ts`. */
export type PolicyVerdict =
  | {kind: 'fine'; notice?: CartNotice}
  | {kind: 'attributes'; attributes: Attribute[]}
  /** All discount codes of the cart. Shows `notice` after the codes were changed, `failed` if that failed. */
  | {kind: 'codes'; codes: string[]; notice: CartNotice; failed: CartNotice}
  | {
      kind: 'lines';
      /** Ids of lines. */
      removed: string[];
      updated: MerchandiseUpdate[];
      /** Tells the shopper about a change that was made. */
      notice: CartNotice;
    }
  /**
   * The checkout URL given out for this cart must stop working, so its lines move to a new cart. `lineIds` are the
   * lines that break the rule; they're removed if the move fails.
   */
  | {kind: 'recall'; lineIds: string[]};

/**
 * A rule that applies after every change of a cart, after login has created one, and before checkout. The policies of a
 * request are a list in `app/context-visitor.server.ts`; each gets the cart as changed by the ones before it.
 *
 * A policy changes nothing itself. Its factory provides the other facts that it needs, and it may wait for them. It must
 * return `fine` for a cart that already meets the rule, because it runs again with the next change, which is also the
 * only retry if Shopify fails.
 */
export type CartPolicy = (cart: StoredCart) => PolicyVerdict | Promise<PolicyVerdict>;
