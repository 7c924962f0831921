import {createContext, useContext, type Dispatch, type RefObject, type SetStateAction} from 'react';
import type {CartStore} from '../cart-store';

/* In a module without components: a hot reload of those would else make a second context beside the one in use. */

/** What every part of the page that shows or changes the cart works with. */
export interface CartApi {
  store: CartStore;
  /** The store's logical time when the navigation to the shown page began. */
  askedAt: RefObject<number>;
  /** The add that is being confirmed to the shopper; `null` when no confirmation is open. */
  confirmation: AddedItem | null;
  confirm: Dispatch<SetStateAction<AddedItem | null>>;
  /** The page's cart has not come yet. */
  isFetching: boolean;
}

/** What the confirmation dialog shows. */
export interface AddedItem {
  lineKey: string;
  quantity: number;
}

export const CartApiContext = createContext<CartApi | null>(null);

export function useCartApi(): CartApi {
  const api = useContext(CartApiContext);
  if (!api) throw new Error('useCart needs a CartProvider above it');
  return api;
}
