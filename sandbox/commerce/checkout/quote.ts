import {shippingRates, type ShippingRate} from '../cart/delivery';
import type {AppliedDiscount} from '../cart/discounts';
import type {PricedCart, PricedLine} from '../cart/pricing';
import {orderTotals, shippingDiscounts, type OrderTotals} from '../cart/totals';
import type {CartRecord} from '../cart/types';
import type {Order, OrderDiscount, OrderLine} from './order';
import type {Summary} from './summary';
import {stateByCode} from './us-states';

/** A cart with its total cost at one destination, for the checkout page and for placing the order. */
export interface Quote {
  cart: CartRecord;
  summary: Summary;
  /** The available rates. Empty if nothing ships. */
  rates: ShippingRate[];
  shippingLine: Order['shippingLine'];
  discountCodes: string[];
  giftCards: OrderTotals['giftCards'];
}

/**
 * Adds shipping and tax to a priced cart (SAND-13, SAND-23).
 * @param choice `state` is a state code, or empty until it is known: shipping and tax are then left out of the total.
 * `shipping` is the handle of a rate; the cheapest rate is used if it is unknown.
 */
export function quoteCart(priced: PricedCart, choice: {state: string; shipping: string}): Quote {
  const destination = {countryCode: 'US', provinceCode: choice.state || null};
  const rates = priced.needsShipping ? shippingRates(destination, priced.shippableSubtotal) : [];
  const rate = rates.find(({handle}) => handle === choice.shipping) ?? rates[0] ?? null;
  const hasDestination = stateByCode(choice.state) !== undefined;
  const totals = orderTotals(
    priced,
    hasDestination ? {destination, shipping: rate?.cents ?? 0} : null,
  );
  const lines = priced.lines.map((line) => orderLine(line, priced));
  const subtotal = priced.subtotal - priced.orderDiscount;
  return {
    cart: priced.cart,
    rates,
    summary: {
      lines,
      subtotal,
      savings: lines.reduce((sum, line) => sum + line.listPrice * line.quantity, 0) - subtotal,
      shipping: hasDestination ? totals.shipping - totals.shippingDiscount : null,
      tax: hasDestination ? totals.tax : null,
      total: totals.total,
      giftCards: totals.giftCards.map(({lastCharacters, amountUsed}) => ({
        lastCharacters,
        amount: amountUsed,
      })),
    },
    shippingLine: rate && {
      handle: rate.handle,
      title: rate.title,
      amount: rate.cents,
      discounts: shippingDiscounts(priced, rate.cents).flatMap(({code, cents}) => {
        const applied = priced.discounts.find((discount) => discount.code === code);
        return applied ? [orderDiscount(applied, cents)] : [];
      }),
    },
    discountCodes: priced.discounts.map(({code}) => code),
    giftCards: totals.giftCards,
  };
}

function orderLine(priced: PricedLine, {discounts}: PricedCart): OrderLine {
  const {line, merchandise, sellingPlan} = priced;
  const {product, variant} = merchandise;
  const picture = variant.image ?? product.media[0] ?? null;
  return {
    id: line.id,
    variantId: variant.id,
    sku: variant.sku,
    title: product.title,
    variantTitle: variant.title,
    productType: product.productType,
    image: picture && {path: picture.path, altText: picture.altText},
    quantity: line.quantity,
    listPrice: Math.max(variant.price, priced.compareAtUnitPrice ?? 0),
    price: variant.price,
    unitPrice: priced.unitPrice,
    discounts: discounts.flatMap((applied) =>
      applied.allocations
        .filter(({lineId}) => lineId === line.id)
        .map(({cents}) => orderDiscount(applied, cents)),
    ),
    total: priced.total - priced.orderDiscount,
    attributes: line.attributes,
    sellingPlan: sellingPlan && {id: sellingPlan.id, name: sellingPlan.name},
  };
}

function orderDiscount({code, discount}: AppliedDiscount, amount: number): OrderDiscount {
  const percent = 'percent' in discount.value ? discount.value.percent : null;
  return {code, level: discount.level, percent, amount};
}
