import {toCents} from '~/platform/money';
import type {Cart} from './cart';

export interface CartTotals {
  /** What the lines would cost with no sale, plan or code. */
  fullCents: number;
  /** What the lines cost together, before shipping and tax. */
  totalCents: number;
  /** Compare-at savings, plan savings and discount codes together (CART-59). */
  savingsCents: number;
}

export function cartTotals(cart: Pick<Cart, 'lineItems' | 'cost'>): CartTotals {
  const fullCents = cart.lineItems.reduce((sum, {variant, quantity}) => {
    const price = toCents(variant.price);
    const compareAt = variant.compareAtPrice ? toCents(variant.compareAtPrice) : price;
    return sum + Math.max(price, compareAt) * quantity;
  }, 0);
  const totalCents = toCents(cart.cost.totalAmount);
  return {fullCents, totalCents, savingsCents: Math.max(0, fullCents - totalCents)};
}
