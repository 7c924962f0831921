import {
  ADMIN_DELIVERIES_QUERY,
  ADMIN_ORDER_CANCEL_MUTATION,
  ADMIN_ORDER_QUERY,
} from '~graphql/admin/orders';
import {
  ORDER_GIFTS_QUERY,
  ORDER_QUERY,
  ORDERED_FOOD_QUERY,
  ORDERS_QUERY,
} from '~graphql/storefront/orders';
import type {OrderDetail, OrderPage, OrderSummary} from '~/domains/account/order';
import type {OrderedFood} from '~/domains/staff-access/quota';
import type {Log} from '~/platform/log.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {
  orderedFoodReply,
  orderGiftsReply,
  orderReply,
  ordersReply,
  type WireOrderSummary,
} from './account-contract';
import type {AdminClient} from './admin-client.server';
import {
  adminDeliveriesReply,
  adminOrderCancelReply,
  adminOrderReply,
  type WireFulfillment,
} from './admin-contract';
import type {CommerceClient} from './client.server';
import type {TokenReply} from './customer-change';
import {findOrders, splitQuery, type ListingArgs, type OrderListing} from './find-orders';
import {plainId} from './map-customer';
import {mapOrder, mapOrderSummary, toGift} from './map-order';
import {mapOrderedFood} from './map-ordered-food';
import {findStatusPage, type StatusPage} from './status-page.server';

export interface OrdersQuery {
  size: number;
  /** The `endCursor` of the page with newer orders. */
  after?: string | null;
  /** The `startCursor` of the page with older orders. Not together with `after`. */
  before?: string | null;
  query?: string;
}

/**
 * Newest first, never cached (HOUSE-09). The token identifies the customer. Admin API data is left out if that API
 * fails or reports another customer's order.
 */
export interface CommerceOrders {
  page(token: string, query: OrdersQuery): TokenReply<OrderPage>;
  last(token: string): TokenReply<OrderSummary | null>;
  order(token: string, id: string): TokenReply<OrderDetail | null>;
  /** The caller must have read the order with the customer's token: the Admin API can cancel anyone's. */
  cancel(
    order: Pick<OrderSummary, 'id'>,
  ): Promise<Result<null, UpstreamFailure | 'NOT_CANCELABLE'>>;
  /** Anyone may ask, so the URL may only be sent to the order's own email address. */
  statusPage(order: {
    orderNumber: string;
    email: string;
  }): Promise<Result<StatusPage | null, UpstreamFailure>>;
  /** The weights in at most the newest 100 orders placed since this time (ISO 8601). */
  ordered(token: string, since: string): TokenReply<OrderedFood[]>;
  /** The donations of the newest 250 orders, newest first. Leaves out canceled orders and those without a donation. */
  gifts(token: string): TokenReply<NonNullable<OrderDetail['gift']>[]>;
}

interface OrdersParts {
  client: CommerceClient;
  admin: AdminClient;
  log: Log;
}

export function createCommerceOrders({client, admin, log}: OrdersParts): CommerceOrders {
  /** Keyed by order id, for orders that may have been delivered. */
  async function readParcels(
    customerId: string,
    orders: readonly WireOrderSummary[],
  ): Promise<Map<string, WireFulfillment[]>> {
    const ids = orders
      .filter((order) => order.fulfillmentStatus === 'FULFILLED' && order.canceledAt === null)
      .map(({id}) => plainId(id));
    const parcels = new Map<string, WireFulfillment[]>();
    if (ids.length === 0) return parcels;
    const answer = await admin.query(ADMIN_DELIVERIES_QUERY, {
      variables: {ids},
      reply: adminDeliveriesReply,
    });
    for (const node of answer.ok ? answer.value.nodes : []) {
      if (node && isOrderOf(customerId, node)) parcels.set(node.id, node.fulfillments);
    }
    return parcels;
  }

  function isOrderOf(
    customerId: string,
    order: {id: string; customer: {id: string} | null},
  ): boolean {
    const isOwn = order.customer !== null && plainId(order.customer.id) === plainId(customerId);
    if (!isOwn) log.warn('the APIs disagree on whose order it is', {order: order.id});
    return isOwn;
  }

  async function list(token: string, args: ListingArgs): TokenReply<OrderListing> {
    const answer = await client.query(ORDERS_QUERY, {
      variables: {customerAccessToken: token, ...args},
      reply: ordersReply,
    });
    if (!answer.ok) return answer;
    const {customer} = answer.value;
    return customer ? ok({customerId: customer.id, ...customer.orders}) : fail('REFUSED');
  }

  async function page(
    token: string,
    {size, after = null, before = null, query = ''}: OrdersQuery,
  ): TokenReply<OrderPage> {
    const words = splitQuery(query);
    const listing = await (words.length > 0
      ? findOrders((args) => list(token, args), {words, size, after, before})
      : list(token, before === null ? {first: size, after} : {last: size, before}));
    if (!listing.ok) return listing;
    const {customerId, edges, pageInfo} = listing.value;
    const orders = edges.map(({node}) => node);
    const parcels = await readParcels(customerId, orders);
    return ok({
      orders: orders.map((order) => mapOrderSummary(order, parcels.get(plainId(order.id)) ?? [])),
      pageInfo,
    });
  }

  return {
    page,

    async last(token) {
      const answer = await page(token, {size: 1});
      return answer.ok ? ok(answer.value.orders[0] ?? null) : answer;
    },

    async order(customerAccessToken, orderId) {
      const id = plainId(orderId);
      if (!/^gid:\/\/shopify\/Order\/\d{1,20}$/.test(id)) return ok(null);
      const adminReply = await admin.query(ADMIN_ORDER_QUERY, {
        variables: {id},
        reply: adminOrderReply,
      });
      const adminOrder = adminReply.ok ? adminReply.value.order : null;
      const answer = await client.query(ORDER_QUERY, {
        variables: {
          customerAccessToken,
          query: adminOrder && placedAroundFilter(adminOrder.processedAt),
        },
        reply: orderReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      if (!customer) return fail('REFUSED');
      const order = customer.orders.nodes.find((node) => plainId(node.id) === id);
      /* The order isn't among the newest, and without the Admin API its date is unknown: it may be an older one. */
      if (!order) return adminReply.ok ? ok(null) : adminReply;
      const isOwn = adminOrder !== null && isOrderOf(customer.id, adminOrder);
      return ok(mapOrder(order, isOwn ? adminOrder : null));
    },

    async cancel({id}) {
      const answer = await admin.mutate(ADMIN_ORDER_CANCEL_MUTATION, {
        variables: {orderId: id},
        reply: adminOrderCancelReply,
      });
      if (!answer.ok) return answer;
      const {change} = answer.value;
      const errors = change?.orderCancelUserErrors ?? [];
      if (errors.length > 0) log.warn('order not canceled', {codes: errors.map(({code}) => code)});
      return change?.job && errors.length === 0 ? ok(null) : fail('NOT_CANCELABLE');
    },

    statusPage: (order) => findStatusPage(admin, order),

    async ordered(customerAccessToken, since) {
      const answer = await client.query(ORDERED_FOOD_QUERY, {
        variables: {customerAccessToken, query: `processed_at:>=${since}`},
        reply: orderedFoodReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      return customer ? ok(customer.orders.nodes.map(mapOrderedFood)) : fail('REFUSED');
    },

    async gifts(customerAccessToken) {
      const answer = await client.query(ORDER_GIFTS_QUERY, {
        variables: {customerAccessToken},
        reply: orderGiftsReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      if (!customer) return fail('REFUSED');
      const kept = customer.orders.nodes.filter(({canceledAt}) => canceledAt === null);
      return ok(kept.flatMap(({customAttributes}) => toGift(customAttributes) ?? []));
    },
  };
}

/**
 * For orders placed within a second of `time`, because Shopify can't filter by id. The caller then compares the ids.
 */
function placedAroundFilter(time: string): string {
  const at = (ms: number) => new Date(Date.parse(time) + ms).toISOString();
  return `processed_at:>=${at(-1000)} AND processed_at:<=${at(1000)}`;
}
