import type {BuyerIdentity, CartChange, CommerceCart} from '~/services/commerce/cart.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';
import type {Attribute, CartOutcome} from './cart';
import {isReservedAttribute} from './cart-attributes';
import {gone, unavailable, unchanged} from './parts/outcomes';
import {settle} from './parts/settle.server';
import {readCart, type CartContext} from './read-cart.server';

/* Changes to a cart other than its lines. Each does nothing without a cart (CART-15). */

/** Replaces the cart's attributes except the reserved ones. */
export async function updateAttributes(
  context: CartContext,
  attributes: Attribute[],
): Promise<CartOutcome> {
  if (context.cartId.get() === null) return unchanged(null);
  const read = await readCart(context);
  if (!read.ok) return unavailable(undefined);
  if (!read.value) {
    context.cartId.clear();
    return gone();
  }
  const {id, attributes: before} = read.value;
  const reserved = before.filter(({key}) => isReservedAttribute(key));
  const given = attributes.filter(({key}) => !isReservedAttribute(key));
  return settle(context, await context.commerce.cart.updateAttributes(id, [...given, ...reserved]));
}

/** Changes the given fields only; `null` clears a field. */
export function updateBuyerIdentity(
  context: CartContext,
  buyerIdentity: BuyerIdentity,
): Promise<CartOutcome> {
  return change(context, (cart, id) => cart.updateBuyerIdentity(id, buyerIdentity));
}

/** Replaces all discount codes. A code that doesn't apply stays on the cart with `applicable: false`, with a notice. */
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
