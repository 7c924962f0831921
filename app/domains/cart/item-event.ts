import type {ItemFacts} from '~/domains/analytics/analytics-item';
import {toCents} from '~/platform/money';
import type {CartLine} from './cart';

/** Dispatched on `document` when the server has confirmed a change (CART-30, CART-41). The detail is an `ItemFacts`. */
export type ItemEventName = 'shop:item-added' | 'shop:item-removed';

/** A cart line for analytics. */
export function itemOfLine({variant, product, cost, quantity}: CartLine): ItemFacts {
  const {price, compareAtPrice} = variant;
  return {
    sku: variant.sku,
    title: product.title,
    brand: product.brand,
    category: product.productType,
    variantId: variant.id,
    variant: variant.selectedOptions.map(({value}) => value).join(' / '),
    priceCents: paidUnitCents(cost),
    fullPriceCents: Math.max(toCents(price), compareAtPrice ? toCents(compareAtPrice) : 0),
    quantity,
  };
}

/**
 * Includes discounts from the line's own codes, such as the first-order code, but not from codes for the whole order.
 */
const paidUnitCents = ({amountPerQuantity, subtotalAmount, totalAmount}: CartLine['cost']) =>
  Math.round((toCents(amountPerQuantity) * toCents(totalAmount)) / toCents(subtotalAmount)) || 0;
