import type {Order} from '../checkout/order';
import {wasProcessed, type OrderSearch} from '../customers/order-listing';
import {gidKey} from '../storefront/gid';

/** The supported subset of Shopify's order filters: `name:#1001`, `email:`, `customer_id:`, `sku:`, `processed_at:`. */
export const ADMIN_ORDER_SEARCH: OrderSearch<Order> = {
  fields: {
    processed_at: wasProcessed,
    name: (order, {value, prefix}) => isNumbered(order, value, prefix),
    email: ({email}, {value}) => email === value.toLowerCase(),
    customer_id: ({customerId}, {value}) => customerId !== null && gidKey(customerId) === value,
    sku: ({lines}, {value}) => lines.some(({sku}) => sku.toLowerCase() === value.toLowerCase()),
  },
  word: (order, {text, prefix}) =>
    isNumbered(order, text, prefix) || order.email === text.toLowerCase(),
};

function isNumbered({number}: Order, text: string, prefix: boolean): boolean {
  const wanted = text.replace(/^#/, '');
  return prefix ? String(number).startsWith(wanted) : String(number) === wanted;
}
