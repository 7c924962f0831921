import type {Cart} from '~/domains/cart/cart';
import {toCents} from '~/platform/money';
import type {CartOnPage} from '../sdk/giving-state';

const toDollars = (cents: number) => cents / 100;

/** The part of a gid that the giving service knows a product by. */
export function productNumber(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1);
}

/** The cart as the giving service prices it: each line's price with its plan, and what codes take off. */
export function cartOnPage({lineItems, cost}: Pick<Cart, 'lineItems' | 'cost'>): CartOnPage {
  let lineCents = 0;
  const cmsIds = lineItems.map(({product, quantity, cost: {subtotalAmount}}) => {
    const subtotal = toCents(subtotalAmount);
    lineCents += subtotal;
    return {
      id: productNumber(product.id),
      price: toDollars(Math.round(subtotal / quantity)),
      quantity,
      discount: 0,
    };
  });
  const discountCents = Math.max(lineCents - toCents(cost.totalAmount), 0);
  return {cmsIds, cartDiscount: toDollars(discountCents)};
}
