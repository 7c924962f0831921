import type {Attribute, StoredCart} from './cart';

type PolicyVerdict =
  | {kind: 'fine'}
  | {kind: 'attributes'; attributes: Attribute[]}
  /**
   * The checkout URL given out for this cart must stop working, so its lines move to a new cart. `lineIds` are the
   * lines that break the rule; they're removed if the move fails.
   */
  | {kind: 'recall'; lineIds: string[]};

/** A rule that is checked after every change of a cart. Pure: a factory supplies its other facts. */
export type CartPolicy = (cart: StoredCart) => PolicyVerdict;
