import type {SandboxContext} from '../../context';
import type {CatalogStore} from '../catalog/types';
import {createGiftCards} from './gift-cards';
import {priceCart, type PricedCart} from './pricing';
import type {CartStore} from './store';
import type {CartCustomer, CartRecord} from './types';

interface PricingDeps {
  sandbox: Pick<SandboxContext, 'db' | 'clock'>;
  catalog: CatalogStore;
  /** @default false for every customer */
  hasLiveSubscription?(customerId: string): boolean;
}

export interface Pricing {
  /** Prices a cart from the current catalog, gift cards and rules. */
  price(cart: CartRecord): PricedCart;
  isUsableGiftCard(code: string): boolean;
}

export function createPricing({
  sandbox: {clock, db},
  catalog,
  hasLiveSubscription = () => false,
}: PricingDeps): Pricing {
  const giftCards = createGiftCards(db);
  const usable = (code: string) => giftCards.findUsable(code, clock.now());
  return {
    price: (cart) =>
      priceCart(cart, {catalog, hasLiveSubscription, giftCard: usable, now: clock.now()}),
    isUsableGiftCard: (code) => usable(code) !== null,
  };
}

export interface CartDeps extends PricingDeps {
  sandbox: Pick<SandboxContext, 'db' | 'clock' | 'origin'>;
  carts: CartStore;
  /** The customer of a valid access token, else `null`. */
  resolveCustomer(accessToken: string): CartCustomer | null;
  /** The source for the resolvers of `Customer`, or `null` for an unknown id. */
  customerById(id: string): unknown;
}

/** The dependencies of the cart's mutations and resolvers, with pricing. */
export interface CartService extends CartDeps, Pricing {}

export const createCartService = (deps: CartDeps): CartService => ({
  ...deps,
  ...createPricing(deps),
});
