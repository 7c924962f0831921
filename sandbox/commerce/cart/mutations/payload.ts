import {GraphQLError, type GraphQLResolveInfo} from 'graphql';
import type {CartService} from '../cart-service';
import type {PricedCart} from '../pricing';
import {distinctWarnings, stockWarnings} from '../stock';
import type {CartRecord, CartUserError, CartWarning} from '../types';
import {discountWarnings} from '../warnings';

export interface CartPayload {
  cart: PricedCart | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** The result of a mutation: changes to apply, or errors, which leave the cart unchanged. */
export type CartChange =
  | {changes: Partial<CartRecord>; warnings?: CartWarning[]}
  | {
      errors: CartUserError[];
      /** Shopify returns `cart: null` with some errors, although the cart still exists. */
      withoutCart?: boolean;
    };

const MAX_ITEMS = 250;

/** Runs a mutation on a cart and saves the result. An unknown or inaccessible cart is a user error. */
export function changeCart(
  service: CartService,
  cartId: string,
  change: (cart: CartRecord) => CartChange,
): CartPayload {
  const cart = service.carts.byId(cartId);
  if (!cart) return errorPayload([cartMissingError()]);
  const outcome = change(cart);
  if ('errors' in outcome) {
    return {
      ...errorPayload(outcome.errors),
      cart: outcome.withoutCart ? null : service.price(cart),
    };
  }
  return saveCart(service, {...cart, ...outcome.changes}, outcome.warnings ?? []);
}

/** Saves a cart and returns it with all current warnings. */
export function saveCart(
  service: CartService,
  cart: CartRecord,
  warnings: readonly CartWarning[],
): CartPayload {
  const saved = service.carts.save(cart);
  const priced = service.price(saved);
  return {
    cart: priced,
    userErrors: [],
    warnings: distinctWarnings([
      ...warnings,
      ...stockWarnings(saved.lines, service.catalog),
      ...discountWarnings(priced),
    ]),
  };
}

export function errorPayload(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

export function invalidError(field: string[], message: string): CartUserError {
  return {code: 'INVALID', field, message};
}

function cartMissingError(): CartUserError {
  return invalidError(['cartId'], 'The specified cart does not exist.');
}

/** @throws GraphQLError as Shopify does for a list of more than 250 items */
export function limitInputs(
  lists: Readonly<Record<string, readonly unknown[] | null | undefined>>,
  info: GraphQLResolveInfo,
  parentPath: readonly string[] = [],
): void {
  for (const [name, items] of Object.entries(lists)) {
    if (!items || items.length <= MAX_ITEMS) continue;
    throw new GraphQLError(
      `The input array size of ${items.length} is greater than the maximum allowed of ${MAX_ITEMS}.`,
      {
        nodes: info.fieldNodes,
        path: [String(info.path.key), ...parentPath, name],
        extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
      },
    );
  }
}
