import {renderToStaticMarkup} from 'react-dom/server';
import type {Cart} from '~/domains/cart/cart';
import {CartCount, CopiedCartData} from '~/domains/cart/copied-cart';

/** The parts of a document that show the cart: the count in the header, and the cart's data. */
export interface CartMarkup {
  count: string;
  data: string;
}

export const WITHOUT_CART: CartMarkup = {
  count: renderToStaticMarkup(<CartCount count={0} />),
  data: renderToStaticMarkup(<CopiedCartData />),
};

export function cartMarkup(cart: Cart | null): CartMarkup {
  if (!cart) return WITHOUT_CART;
  return {
    count: renderToStaticMarkup(<CartCount count={cart.totalQuantity} />),
    data: renderToStaticMarkup(<CopiedCartData cart={cart} />),
  };
}
