import type {Attribute, CartNotice, StoredCart} from '../cart';
import type {CartContext} from '../read-cart.server';
import {recallHandOver} from './recall-hand-over.server';

interface Reviewed {
  cart: StoredCart;
  notices: CartNotice[];
  /** The change was undone, since a rule forbids what it made of the cart. */
  isTakenBack: boolean;
}

/** Puts a changed cart through the rules. A rule that could not be followed is followed with the next change. */
export async function applyPolicies(context: CartContext, changed: StoredCart): Promise<Reviewed> {
  let cart = changed;
  const notices: CartNotice[] = [];
  for (const policy of context.policies) {
    const verdict = policy(cart);
    if (verdict.kind === 'attributes') {
      cart = await withAttributes(context, cart, verdict.attributes);
    } else if (verdict.kind === 'recall') {
      const recalled = await recallHandOver(context, cart, verdict.lineIds);
      if (recalled.isTakenBack) return {cart: recalled.cart, notices, isTakenBack: true};
      cart = recalled.cart;
      notices.push(...recalled.notices);
    }
  }
  return {cart, notices, isTakenBack: false};
}

async function withAttributes(
  {commerce, log}: CartContext,
  cart: StoredCart,
  attributes: Attribute[],
): Promise<StoredCart> {
  if (asText(attributes) === asText(cart.attributes)) return cart;
  const change = await commerce.cart.updateAttributes(cart.id, attributes);
  if (change.ok && change.value.cart) return change.value.cart;
  log.error('cart attributes not brought up to date');
  return cart;
}

/** Their order says nothing. */
function asText(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => JSON.stringify([key, value])).sort());
}
