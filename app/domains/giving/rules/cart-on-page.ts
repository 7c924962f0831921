import type {Cart} from '~/domains/cart/cart';
import {boughtLines, totalBeforeGift} from '~/domains/cart/extra-gift';
import {toCents} from '~/platform/money';
import type {CartOnPage} from '../sdk/giving-state';
import {productNumber} from './product-number';

const toDollars = (cents: number) => cents / 100;

/**
 * The cart as the giving service prices it: each line's price with its plan and what its own codes take off, and what
 * codes take off the whole order. The shopper's own gift isn't part of it.
 */
export function cartOnPage(cart: Pick<Cart, 'lineItems' | 'cost'>): CartOnPage {
  let lineCents = 0;
  const cmsIds = boughtLines(cart).map(({product, quantity, cost}) => {
    const subtotal = toCents(cost.subtotalAmount);
    const total = toCents(cost.totalAmount);
    lineCents += total;
    return {
      id: productNumber(product.id),
      price: toDollars(Math.round(subtotal / quantity)),
      quantity,
      discount: toDollars(Math.max(subtotal - total, 0)),
    };
  });
  const discountCents = Math.max(lineCents - totalBeforeGift(cart), 0);
  return {cmsIds, cartDiscount: toDollars(discountCents)};
}
