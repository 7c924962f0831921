import type {Attribute, StoredCart} from './cart';

/** What has to happen to a cart after a change. */
type PolicyVerdict =
  | {kind: 'fine'}
  /** The cart's attributes are to be these. */
  | {kind: 'attributes'; attributes: Attribute[]}
  /**
   * The cart may no longer be paid for at the checkout address that was given out: its lines move to a new cart.
   * `lineIds`: the lines without which it could be. They go when it cannot be moved.
   */
  | {kind: 'recall'; lineIds: string[]};

/** A rule that every changed cart goes through. Pure: what else it judges by is given to it when it is made. */
export type CartPolicy = (cart: StoredCart) => PolicyVerdict;
