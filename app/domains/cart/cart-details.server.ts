import type {BuyerIdentity, CartChange, CommerceCart} from '~/services/commerce/cart.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';
import type {Attribute, CartOutcome} from './cart';
import {unchanged} from './parts/outcomes';
import {settle} from './parts/settle.server';
import type {CartContext} from './read-cart.server';

/* What a cart has beside its lines. Without a cart each of these does nothing (CART-15). */

/** Replaces all of the cart's attributes. */
export function updateAttributes(
  context: CartContext,
  attributes: Attribute[],
): Promise<CartOutcome> {
  return change(context, (cart, id) => cart.updateAttributes(id, attributes));
}

/** What is left out stays as it is; `null` empties it. */
export function updateBuyerIdentity(
  context: CartContext,
  buyerIdentity: BuyerIdentity,
): Promise<CartOutcome> {
  return change(context, (cart, id) => cart.updateBuyerIdentity(id, buyerIdentity));
}

/** Replaces all of the cart's codes. One that does not apply is kept, marked so, and said. */
export function updateDiscountCodes(context: CartContext, codes: string[]): Promise<CartOutcome> {
  return change(context, (cart, id) => cart.updateDiscountCodes(id, codes), {ofCodes: true});
}

export function updateNote(context: CartContext, note: string): Promise<CartOutcome> {
  return change(context, (cart, id) => cart.updateNote(id, note));
}

async function change(
  context: CartContext,
  send: (cart: CommerceCart, id: string) => Promise<Result<CartChange, UpstreamFailure>>,
  options: {ofCodes?: boolean} = {},
): Promise<CartOutcome> {
  const id = context.cartId.get();
  return id === null
    ? unchanged(null)
    : settle(context, await send(context.commerce.cart, id), options);
}
