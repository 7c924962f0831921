import type {Session} from '~/domains/session/session';
import {deferSafe} from '~/platform/deferred.server';
import {formatDay} from './parts/format-date';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {zip5} from '~/platform/zip5';
import type {OrderDetail, OrderLine, OrderPage} from './order';
import {isShippable} from './order-changes';
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

/** How long the page waits for the inventory's date. */
const ARRIVAL_BUDGET_MS = 400;

/**
 * The day on which an order is expected; `null` if it has arrived or the day is unknown. Before anything ships, the day is
 * known only if the shop sends the whole order itself. Never throws.
 */
export async function readArrival(
  {services}: Needs<{services: 'inventory'}>,
  {status, expectedAt, shippingAddress, destination, lines}: OrderDetail,
): Promise<string | null> {
  if (expectedAt !== null) return formatDay(expectedAt);
  const zip = shippingAddress && zip5(shippingAddress.zip);
  if (status !== 'processing' || !zip || !isAllFromShop(lines)) return null;
  const date = services.inventory.deliveryDate({zip, destination});
  const found = await deferSafe(date, null, ARRIVAL_BUDGET_MS);
  return found?.ok && found.value !== null ? formatDay(`${found.value}T12:00:00-07:00`) : null;
}

function isAllFromShop(lines: readonly OrderLine[]): boolean {
  const shippable = lines.filter(isShippable);
  return shippable.length > 0 && shippable.every(({isDropship}) => !isDropship);
}

/** Returns `null` if there is no order with this number or it belongs to another customer. */
export async function readOrder(
  {services}: OrdersContext,
  {customerToken}: Session,
  number: string,
): Promise<Result<OrderDetail | null, TokenFailure>> {
  return services.orders.order(customerToken, `gid://shopify/Order/${number}`);
}
