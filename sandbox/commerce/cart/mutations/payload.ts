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

/** What a mutation does to a cart: changes, or errors and then nothing changes. */
export type CartChange =
  | {changes: Partial<CartRecord>; warnings?: CartWarning[]}
  | {
      errors: CartUserError[];
      /** Shopify answers some refusals with no cart at all, though the cart is as it was. */
      withoutCart?: boolean;
    };

const MOST_ITEMS = 250;

/** Runs a mutation on the cart of an id and keeps the result; a cart that cannot be opened is a user error. */
export function changeCart(
  service: CartService,
  cartId: string,
  change: (cart: CartRecord) => CartChange,
): CartPayload {
  const cart = service.carts.byId(cartId);
  if (!cart) return refused([cartMissing()]);
  const outcome = change(cart);
  if ('errors' in outcome) {
    return {...refused(outcome.errors), cart: outcome.withoutCart ? null : service.price(cart)};
  }
  return kept(service, {...cart, ...outcome.changes}, outcome.warnings ?? []);
}

/** Keeps a cart and answers with it and with what there is to warn of. */
export function kept(
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

export function refused(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

export function invalid(field: string[], message: string): CartUserError {
  return {code: 'INVALID', field, message};
}

function cartMissing(): CartUserError {
  return invalid(['cartId'], 'The specified cart does not exist.');
}

/** @throws GraphQLError as Shopify gives it for a list of more than 250 items. */
export function limitInputs(
  lists: Readonly<Record<string, readonly unknown[] | null | undefined>>,
  info: GraphQLResolveInfo,
  under: readonly string[] = [],
): void {
  for (const [name, items] of Object.entries(lists)) {
    if (!items || items.length <= MOST_ITEMS) continue;
    throw new GraphQLError(
      `The input array size of ${items.length} is greater than the maximum allowed of ${MOST_ITEMS}.`,
      {
        nodes: info.fieldNodes,
        path: [String(info.path.key), ...under, name],
        extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
      },
    );
  }
}
