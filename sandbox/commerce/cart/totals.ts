import {percentOf} from './allocation';
import {taxCents, type Destination} from './delivery';
import {sumOf, type PricedCart, type UsableGiftCard} from './pricing';

interface ChosenDelivery {
  /** The selected rate, in cents. */
  shipping: number;
  destination: Destination;
}

/**
 * An order's totals, in cents: `items` - `lineDiscount` - `orderDiscount` + `shipping` - `shippingDiscount` + `tax` =
 * `total`. `due` is the part of `total` that gift cards don't cover.
 */
export interface OrderTotals {
  items: number;
  lineDiscount: number;
  orderDiscount: number;
  shipping: number;
  shippingDiscount: number;
  tax: number;
  total: number;
  giftCards: (UsableGiftCard & {amountUsed: number})[];
  due: number;
}

/**
 * Calculates a cart's totals for a delivery (SAND-23). `null`: the delivery is unknown, so shipping and tax are left
 * out.
 */
export function orderTotals(priced: PricedCart, delivery: ChosenDelivery | null): OrderTotals {
  const shipping = delivery && priced.needsShipping ? delivery.shipping : 0;
  const shippingDiscount = sumOf(shippingDiscounts(priced, shipping), (discount) => discount.cents);
  const destination = delivery?.destination;
  const tax = destination ? taxCents(destination, taxableLines(priced)) : 0;
  const total = priced.subtotal - priced.orderDiscount + shipping - shippingDiscount + tax;

  let due = total;
  const giftCards = priced.giftCards.map((card) => {
    const amountUsed = Math.min(card.balance, due);
    due -= amountUsed;
    return {...card, amountUsed};
  });
  return {
    items: priced.checkoutCharge,
    lineDiscount: priced.lineDiscount,
    orderDiscount: priced.orderDiscount,
    shipping,
    shippingDiscount,
    tax,
    total,
    giftCards,
    due,
  };
}

/** A cart's totals. Shipping and tax are added at checkout, as the cart page tells shoppers. */
export function cartTotals(priced: PricedCart): OrderTotals {
  return orderTotals(priced, null);
}

/** The discount of each applicable shipping code in cents. Together they never exceed the rate. */
export function shippingDiscounts(
  priced: PricedCart,
  shipping: number,
): {code: string; cents: number}[] {
  let remaining = shipping;
  return priced.discounts.flatMap(({code, discount: {level, value}}) => {
    if (level !== 'shipping') return [];
    const cents =
      'percent' in value ? percentOf(remaining, value.percent) : Math.min(value.cents, remaining);
    remaining -= cents;
    return [{code, cents}];
  });
}

function taxableLines({lines}: PricedCart): {taxable: boolean; cents: number}[] {
  return lines.map((line) => ({
    taxable: line.merchandise.variant.taxable,
    cents: line.total - line.orderDiscount,
  }));
}
