import type {BuyerIdentity, NewBuyerIdentity} from '~/services/commerce/cart.server';
import type {Attribute, StoredCart} from '../cart';
import {isReservedAttribute} from '../cart-attributes';
import {cartChanged} from '../cart-outcome';
import type {CartChange} from '../change-cart.server';
import {readCartId, readExistingCart} from './existing-cart.server';

/** Keeps the cart's reserved attributes. */
export function updateAttributes(attributes: readonly Attribute[]): CartChange<{cart: StoredCart}> {
  return {
    read: readExistingCart,
    plan({cart}) {
      const reserved = cart.attributes.filter(({key}) => isReservedAttribute(key));
      const given = attributes.filter(({key}) => !isReservedAttribute(key));
      return {
        send: (commerceCart) => commerceCart.updateAttributes(cart.id, [...given, ...reserved]),
      };
    },
  };
}

/** Changes the given fields only; `null` clears a field. */
export function updateBuyerIdentity(
  buyerIdentity: BuyerIdentity | NewBuyerIdentity,
): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({send: (commerceCart) => commerceCart.updateBuyerIdentity(id, buyerIdentity)}),
  };
}

/** Replaces all discount codes. A code that doesn't apply stays on the cart as `applicable: false`, with a notice. */
export function updateDiscountCodes(codes: string[]): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({
      changesCodes: true,
      send: (commerceCart) => commerceCart.updateDiscountCodes(id, codes),
    }),
  };
}

/**
 * Adds a discount code to the cart or removes it. A code that doesn't apply stays on the cart as
 * `applicable: false`, with a notice, until another code is added: Shopify gives its reasons for all codes at once.
 */
export function setDiscountCode(code: string, isApplied: boolean): CartChange<{cart: StoredCart}> {
  return {
    read: (context) => readExistingCart(context, cartChanged(null)),
    plan({cart}) {
      const isSame = (candidate: string) => candidate.toUpperCase() === code.toUpperCase();
      const otherCodes = cart.discountCodes
        .filter((entry) => entry.applicable || !isApplied)
        .map((entry) => entry.code)
        .filter((applied) => !isSame(applied));
      return {
        before: cart,
        changesCodes: true,
        send: (commerceCart) =>
          commerceCart.updateDiscountCodes(cart.id, isApplied ? [...otherCodes, code] : otherCodes),
      };
    },
  };
}

export function updateNote(note: string): CartChange<{id: string}> {
  return {
    read: readCartId,
    plan: ({id}) => ({send: (commerceCart) => commerceCart.updateNote(id, note)}),
  };
}
