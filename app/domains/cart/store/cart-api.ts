import {createContext, useContext, type Dispatch, type RefObject, type SetStateAction} from 'react';
import type {CartStore} from './cart-store';

/* A module without components, so hot reload doesn't create a second context. */

/** The same during the whole visit, so the forms on all cards don't render again when the cart changes. */
export interface CartApi {
  store: CartStore;
  askedAt: RefObject<number>;
  confirm: Dispatch<SetStateAction<AddedItem | null>>;
}

export interface CartStatus {
  confirmation: AddedItem | null;
  isFetching: boolean;
}

export interface AddedItem {
  lineKey: string;
  quantity: number;
}

export const CartApiContext = createContext<CartApi | null>(null);
export const CartStatusContext = createContext<CartStatus>({confirmation: null, isFetching: false});

export function useCartApi(): CartApi {
  const api = useContext(CartApiContext);
  if (!api) throw new Error('useCart needs a CartProvider above it');
  return api;
}
