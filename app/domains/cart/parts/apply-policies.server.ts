import type {Attribute, CartNotice, StoredCart} from '../cart';
import type {CartContext} from '../read-cart.server';
import {recallHandOver} from './recall-hand-over.server';

interface PolicyResult {
  cart: StoredCart;
  notices: CartNotice[];
  /** A policy forbids the changed cart, so the lines that break it were removed, as far as that succeeded. */
  isReverted: boolean;
}

/** Applies all policies to a changed cart. If Shopify fails, the next change applies them again. */
export async function applyPolicies(
  context: CartContext,
  changed: StoredCart,
): Promise<PolicyResult> {
  let cart = changed;
  const notices: CartNotice[] = [];
  for (const policy of context.policies) {
    const verdict = policy(cart);
    if (verdict.kind === 'attributes') {
      cart = await withAttributes(context, cart, verdict.attributes);
    } else if (verdict.kind === 'recall') {
      const recalled = await recallHandOver(context, cart, verdict.lineIds);
      if (recalled.isReverted) return {cart: recalled.cart, notices, isReverted: true};
      cart = recalled.cart;
      notices.push(...recalled.notices);
    }
  }
  return {cart, notices, isReverted: false};
}

async function withAttributes(
  {commerce, log}: CartContext,
  cart: StoredCart,
  attributes: Attribute[],
): Promise<StoredCart> {
  if (toComparable(attributes) === toComparable(cart.attributes)) return cart;
  const change = await commerce.cart.updateAttributes(cart.id, attributes);
  if (change.ok && change.value.cart) return change.value.cart;
  log.error('cart attributes not brought up to date');
  return cart;
}

function toComparable(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => JSON.stringify([key, value])).sort());
}
