import type {SandboxContext} from '../../context';
import type {CatalogStore} from '../catalog/types';
import {createGiftCards} from './gift-cards';
import {priceCart, type PricedCart} from './pricing';
import type {CartStore} from './store';
import type {CartCustomer, CartRecord} from './types';

export interface CartDeps {
  sandbox: Pick<SandboxContext, 'db' | 'clock' | 'origin'>;
  catalog: CatalogStore;
  carts: CartStore;
  /** The customer of a valid access token, else `null`. */
  resolveCustomer(accessToken: string): CartCustomer | null;
  /** The source for the resolvers of `Customer`, or `null` for an unknown id. */
  customerById(id: string): unknown;
  /** @default false for every customer */
  hasLiveSubscription?(customerId: string): boolean;
}

/**
 * The dependencies of the cart's mutations and resolvers, with pricing from the current catalog, gift cards and rules.
 */
export interface CartService extends CartDeps {
  price(cart: CartRecord): PricedCart;
  isUsableGiftCard(code: string): boolean;
}

export function createCartService(deps: CartDeps): CartService {
  const {clock, db} = deps.sandbox;
  const giftCards = createGiftCards(db);
  const usable = (code: string) => giftCards.findUsable(code, clock.now());
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
