import {toCents} from '~/platform/money';
import type {Cart} from './cart';

/**
 * What a cart comes to before shipping and tax: `subtotal` - `planSavings` - `codeSavings` = `total`, to the cent.
 */
export interface CartTotals {
  /** The lines at the price of the day, which a sale has lowered and neither a plan nor a code. */
  subtotalCents: number;
  /** What autoship takes off. */
  planSavingsCents: number;
  /** What discount codes take off. */
  codeSavingsCents: number;
  totalCents: number;
  /** Savings against compare-at prices, by plans and by codes together (CART-59). */
  savingsCents: number;
}

export function cartTotals({lineItems, cost}: Pick<Cart, 'lineItems' | 'cost'>): CartTotals {
  let subtotalCents = 0;
  let afterPlansCents = 0;
  let saleSavingsCents = 0;
  for (const {variant, quantity, cost: lineCost} of lineItems) {
    const price = toCents(variant.price);
    const compareAt = variant.compareAtPrice ? toCents(variant.compareAtPrice) : price;
    subtotalCents += price * quantity;
    saleSavingsCents += Math.max(0, compareAt - price) * quantity;
    afterPlansCents += toCents(lineCost.subtotalAmount);
  }
  const totalCents = toCents(cost.totalAmount);
  return {
    subtotalCents,
    planSavingsCents: subtotalCents - afterPlansCents,
    codeSavingsCents: afterPlansCents - totalCents,
    totalCents,
    savingsCents: Math.max(0, saleSavingsCents + subtotalCents - totalCents),
  };
}

/** "2 items", as beside the subtotal. */
export function itemCount({totalQuantity}: Pick<Cart, 'totalQuantity'>): string {
  return totalQuantity === 1 ? '1 item' : `${totalQuantity} items`;
}
