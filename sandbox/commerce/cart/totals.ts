import {percentOf} from './allocation';
import {taxCents, type Destination} from './delivery';
import {sumOf, type PricedCart, type UsableGiftCard} from './pricing';

interface ChosenDelivery {
  /** The chosen rate, in cents. */
  shipping: number;
  /** `null`: tax is not worked out, as in a cart. */
  destination: Destination | null;
}

/**
 * An order's money, in cents: `items` - `lineDiscount` - `orderDiscount` + `shipping` - `shippingDiscount` + `tax` =
 * `total`; gift cards pay part of it and leave `due`.
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

/** What a cart comes to with a delivery (SAND-23). `null`: not known yet, so neither shipping nor tax is added. */
export function orderTotals(priced: PricedCart, delivery: ChosenDelivery | null): OrderTotals {
  const shipping = delivery && priced.ships ? delivery.shipping : 0;
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

/** What each applicable shipping code takes off a rate, in cents; never more than is left of it. */
export function shippingDiscounts(
  priced: PricedCart,
  shipping: number,
): {code: string; cents: number}[] {
  let left = shipping;
  return priced.discounts.flatMap(({code, discount: {level, value}}) => {
    if (level !== 'shipping') return [];
    const cents = 'percent' in value ? percentOf(left, value.percent) : Math.min(value.cents, left);
    left -= cents;
    return [{code, cents}];
  });
}

function taxableLines({lines}: PricedCart): {taxable: boolean; cents: number}[] {
  return lines.map((line) => ({
    taxable: line.merchandise.variant.taxable,
    cents: line.total - line.orderDiscount,
  }));
}
