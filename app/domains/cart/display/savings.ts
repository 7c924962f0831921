import {FIRST_ORDER_OFFER} from '~/domains/autoship-offer/offer';
import {toCents} from '~/platform/money';
import {isAutoship, type Cart} from '../cart';
import {boughtLines, extraGiftCents} from '../extra-gift';

/**
 * A cart's totals before shipping and tax: `subtotal` - `planSavings` - `codeSavings` + `gift` = `total`, to the cent.
 */
export interface CartTotals {
  /** The lines at their current one-time price: includes sales, excludes autoship discounts and codes. */
  subtotalCents: number;
  planSavingsCents: number;
  codeSavingsCents: number;
  /** The shopper's own gift. */
  giftCents: number;
  totalCents: number;
  /** All savings together: sales against compare-at prices, autoship and codes (CART-59). */
  savingsCents: number;
}

export function cartTotals(cart: Pick<Cart, 'lineItems' | 'cost'>): CartTotals {
  let subtotalCents = 0;
  let afterPlansCents = 0;
  let saleSavingsCents = 0;
  for (const {variant, quantity, cost: lineCost} of boughtLines(cart)) {
    const price = toCents(variant.price);
    const compareAt = variant.compareAtPrice ? toCents(variant.compareAtPrice) : price;
    subtotalCents += price * quantity;
    saleSavingsCents += Math.max(0, compareAt - price) * quantity;
    afterPlansCents += toCents(lineCost.subtotalAmount);
  }
  const totalCents = toCents(cart.cost.totalAmount);
  const giftCents = extraGiftCents(cart);
  const boughtCents = totalCents - giftCents;
  return {
    subtotalCents,
    planSavingsCents: subtotalCents - afterPlansCents,
    codeSavingsCents: afterPlansCents - boughtCents,
    giftCents,
    totalCents,
    savingsCents: Math.max(0, saleSavingsCents + subtotalCents - boughtCents),
  };
}

/** The first-order code's discount: a percentage of the autoship lines, rounded line by line as Shopify does. */
export function firstOrderSavingCents({lineItems}: Pick<Cart, 'lineItems'>): number {
  return lineItems
    .filter(isAutoship)
    .reduce(
      (sum, {cost}) =>
        sum + Math.round((toCents(cost.subtotalAmount) * FIRST_ORDER_OFFER.percent) / 100),
      0,
    );
}

export function itemCount({totalQuantity}: Pick<Cart, 'totalQuantity'>): string {
  return totalQuantity === 1 ? '1 item' : `${totalQuantity} items`;
}
