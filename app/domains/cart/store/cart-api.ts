import {createContext, useContext, type Dispatch, type RefObject, type SetStateAction} from 'react';
import type {CartStore} from './cart-store';

/* A module without components, so that hot reload doesn't create a second context. */

export interface CartApi {
  store: CartStore;
  askedAt: RefObject<number>;
  confirmation: AddedItem | null;
  confirm: Dispatch<SetStateAction<AddedItem | null>>;
  isFetching: boolean;
}

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
