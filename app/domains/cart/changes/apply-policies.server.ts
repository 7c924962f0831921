import type {Attribute, StoredCart} from '../cart';
import {known, unavailable, type CartNotice, type CartOutcome} from '../cart-outcome';
import type {CartContext} from '../read-cart.server';
import {recallHandoff} from './recall-handoff.server';

export async function applyPolicies(
  context: CartContext,
  changed: StoredCart,
  outcome: CartOutcome,
): Promise<CartOutcome> {
  let cart = changed;
  const notices: CartNotice[] = [];
  for (const policy of context.visitor.cartPolicies) {
    const verdict = policy(cart);
    switch (verdict.kind) {
      case 'fine':
        break;
      case 'attributes':
        cart = await writeAttributes(context, cart, verdict.attributes);
        break;
      case 'recall': {
        const recalled = await recallHandoff(context, cart, verdict.lineIds);
        if (recalled.isReverted) return unavailable(recalled.cart);
        cart = recalled.cart;
        notices.push(...recalled.notices);
      }
    }
  }
  return {...outcome, ...known(cart), notices: [...outcome.notices, ...notices]};
}

async function writeAttributes(
  {request: {log}, services}: CartContext,
  cart: StoredCart,
  attributes: Attribute[],
): Promise<StoredCart> {
  if (toComparable(attributes) === toComparable(cart.attributes)) return cart;
  const change = await services.cart.updateAttributes(cart.id, attributes);
  if (change.ok && change.value.cart) return change.value.cart;
  log.error('cart attributes not brought up to date');
  return cart;
}

function toComparable(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => JSON.stringify([key, value])).sort());
}
