import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import type {OrderDetail, OrderPage} from './order';
import {ORDERS_PER_PAGE, type OrderListState} from './order-list';

export type OrdersContext = Needs<{services: 'orders'}>;

/** If Shopify rejects the cursor, returns the first page. */
export async function readOrderPage(
  {services}: OrdersContext,
  {customerToken}: Session,
  {search, after, before}: OrderListState,
): Promise<Result<OrderPage, TokenFailure>> {
  const pageQuery = {size: ORDERS_PER_PAGE, query: search};
  const page = await services.orders.page(customerToken, {...pageQuery, after, before});
  const isFirst = after === null && before === null;
  if (page.ok || isFirst || page.failure === 'REFUSED' || page.failure.kind !== 'rejected') {
    return page;
  }
  return services.orders.page(customerToken, pageQuery);
}

/** Returns `null` if there is no order with this number or it belongs to another customer. */
export async function readOrder(
  {services}: OrdersContext,
  {customerToken}: Session,
  number: string,
): Promise<Result<OrderDetail | null, TokenFailure>> {
  return services.orders.order(customerToken, `gid://shopify/Order/${number}`);
}
