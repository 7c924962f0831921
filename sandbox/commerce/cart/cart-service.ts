import type {SandboxContext} from '../../context';
import type {CatalogStore} from '../catalog/types';
import {createGiftCards} from './gift-cards';
import {priceCart, type PricedCart} from './pricing';
import type {CartStore} from './store';
import type {CartAddress, CartCustomer, CartRecord} from './types';

export interface CartDeps {
  sandbox: Pick<SandboxContext, 'db' | 'clock' | 'origin'>;
  catalog: CatalogStore;
  carts: CartStore;
  /** The customer of an access token that is still good, else `null`. */
  resolveCustomer(accessToken: string): CartCustomer | null;
  /** A customer as the resolvers of `Customer` expect it, `null` when there is none. */
  customerById(id: string): unknown;
  /** Whether a customer has a live subscription. Left out: nobody has one. */
  hasLiveSubscription?(customerId: string): boolean;
  /** An address of a customer's own address book. Left out: none can be copied. */
  customerAddress?(customerId: string, addressId: string): CartAddress | null;
}

/** What mutations and resolvers work with: the deps, and carts priced with today's catalogue, cards and rules. */
export interface CartService extends CartDeps {
  price(cart: CartRecord): PricedCart;
  /** Whether a gift card code can be used now. */
  isUsableGiftCard(code: string): boolean;
}

export function createCartService(deps: CartDeps): CartService {
  const {clock, db} = deps.sandbox;
  const giftCards = createGiftCards(db);
  const usable = (code: string) => giftCards.usable(code, clock.now());
  return {
    ...deps,
    price: (cart) =>
      priceCart(cart, {
        catalog: deps.catalog,
        hasLiveSubscription: deps.hasLiveSubscription ?? (() => false),
        giftCard: usable,
        now: clock.now(),
      }),
    isUsableGiftCard: (code) => usable(code) !== null,
  };
}
