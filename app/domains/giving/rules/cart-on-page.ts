import type {Cart} from '~/domains/cart/cart';
import {boughtLines, totalBeforeGift} from '~/domains/cart/extra-gift';
import {numberOfGid} from '~/platform/gid';
import {toCents} from '~/platform/money';
import type {CartOnPage} from '../sdk/giving-state';

const toDollars = (cents: number) => cents / 100;

/**
 * The cart as the giving service sees it: each line with its price, including the autoship saving, and with the discount
 * from its own codes; and the discount on the whole order. Leaves out the shopper's own gift.
 */
export function cartOnPage(cart: Pick<Cart, 'lineItems' | 'cost'>): CartOnPage {
  let lineCents = 0;
  const cmsIds = boughtLines(cart).map(({product, quantity, cost}) => {
    const subtotal = toCents(cost.subtotalAmount);
    const total = toCents(cost.totalAmount);
    lineCents += total;
    return {
      id: numberOfGid(product.id),
      price: toDollars(Math.round(subtotal / quantity)),
      quantity,
      discount: toDollars(Math.max(subtotal - total, 0)),
    };
  });
  const discountCents = Math.max(lineCents - totalBeforeGift(cart), 0);
  return {cmsIds, cartDiscount: toDollars(discountCents)};
}
