import type {Cart} from '~/domains/cart/cart';
import type {Visitor as Known} from '~/domains/session/parts/visitor';
import {add} from '../../support/variants';
import {change} from './guest';
import {logIn} from './log-in';
import type {Shop, Visitor} from './shop';

type Line = [variant: string, quantity: number, plan?: string];

/** Adds these lines to the visitor's cart. Throws if one can't be added. */
export async function fill(visitor: Visitor, ...lines: Line[]): Promise<void> {
  for (const line of lines) {
    const {ok, notices} = await change(visitor, add(...line));
    if (!ok) throw new Error(notices.map(({text}) => text).join(' '));
  }
}

/** Loads a page as a document and returns what it shows of the visitor and their cart. */
export async function visit(visitor: Visitor, path = '/') {
  const answer = await visitor.get(path, {Accept: 'text/html'});
  const root = answer.page().loaderData.root as {cart: Cart | null; visitor: Known};
  return {
    status: answer.status,
    cart: root.cart,
    firstName: root.visitor.firstName,
    notices: root.visitor.notices,
    quantity: root.cart?.totalQuantity ?? 0,
  };
}

/** The id in a cart cookie; `null` if there is none. */
export function idIn(visitor: Visitor, name: 'cart' | 'guest_cart'): string | null {
  return visitor.cartId(name);
}

/** Logs in with the form. Throws if that fails. */
export async function logInOrThrow(
  visitor: Visitor,
  credentials: {email: string; password: string},
): Promise<void> {
  const {status} = await logIn(visitor, credentials);
  if (status !== 303) throw new Error(`not signed in: ${status}`);
}

/** The same browser in a shop whose circuit breakers haven't seen any failures. */
export function inFreshShop(shop: Shop, {cookies}: Visitor): Visitor {
  return shop.visitor([...cookies].map((pair) => pair.join('=')).join('; '));
}

/** Quantities by variant and plan. */
export function quantitiesByVariant(cart: Cart | null): Record<string, number> {
  return Object.fromEntries(
    (cart?.lineItems ?? []).map(({variant, sellingPlanAllocation, quantity}) => [
      [variant.id, sellingPlanAllocation?.sellingPlan.id].filter(Boolean).join(' '),
      quantity,
    ]),
  );
}
