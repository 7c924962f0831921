import {z} from 'zod';
import type {AddressInput} from '~/domains/account/address';
import type {
  Delivery,
  DeliveryAddress,
  DeliveryCard,
  Frequency,
  Subscription,
} from '~/domains/autoship/subscription';
import {numberOfGid} from '~/platform/gid';
import {ok} from '~/platform/result';
import type {SubscriptionsClient, SubscriptionsReply} from './client.server';
import {
  addressReply,
  addressesPage,
  itemsPage,
  itemReply,
  orderReply,
  ordersPage,
  paymentsPage,
  productReply,
  subscriptionReply,
  subscriptionsPage,
  type WireProduct,
} from './contract';
import {
  isSameAddress,
  mapAddress,
  mapDelivery,
  mapPayment,
  mapStatus,
  mapSubscription,
  periodNumber,
  toWireAddress,
} from './map';

type Reply<Value> = SubscriptionsReply<Value>;

/** Ordergroove. `customerId` is always the session's own; another customer's data isn't found. */
export interface Subscriptions {
  /** A paused subscription counts, a canceled one doesn't (AUTO-05). */
  hasLive(customerId: string): Reply<boolean>;
  list(customerId: string): Reply<Subscription[]>;
  /** Earliest first. */
  comingDeliveries(customerId: string): Reply<Delivery[]>;
  /** Latest first. */
  pastDeliveries(customerId: string): Reply<Delivery[]>;
  addresses(customerId: string): Reply<DeliveryAddress[]>;
  /** The provider's copy of an address. Creates one if needed. */
  addressLike(customerId: string, address: AddressInput): Reply<DeliveryAddress>;
  cards(customerId: string): Reply<DeliveryCard[]>;
  changeSubscription(
    customerId: string,
    id: string,
    change: SubscriptionChange,
  ): Reply<Subscription>;
  /** Returns the delivery's status after the change, because "send now" can fail at the card. */
  changeDelivery(
    customerId: string,
    id: string,
    change: DeliveryChange,
  ): Reply<Delivery['status'] | null>;
  skipItem(customerId: string, itemId: string): Reply<null>;
  addOnce(
    customerId: string,
    item: {deliveryId: string; variantId: string; quantity: number},
  ): Reply<null>;
  removeOnce(customerId: string, itemId: string): Reply<null>;
  /** `null` if the provider doesn't know the variant. */
  product(variantId: string): Reply<WireProduct | null>;
}

export type SubscriptionChange =
  | {kind: 'quantity'; quantity: number}
  | {kind: 'frequency'; frequency: Pick<Frequency, 'every' | 'period'>}
  | {kind: 'variant'; variantId: string}
  | {kind: 'date'; day: string}
  | {kind: 'address'; addressId: string}
  | {kind: 'pause'; until: string | null}
  | {kind: 'resume'}
  | {kind: 'cancel'; reason: string}
  /** `day` of the next delivery. */
  | {kind: 'reactivate'; day?: string | undefined};

export type DeliveryChange =
  {kind: 'date'; day: string} | {kind: 'skip'} | {kind: 'send-now'} | {kind: 'retry'};

/** `1` unsent, `3` payment rejected, `4` skipped, `5` placed. */
const COMING = '1,3';
const PAST = '4,5';

export function createSubscriptions({call, list, callAsShop}: SubscriptionsClient): Subscriptions {
  const customerOf = (customerId: string) => ({customer: numberOfGid(customerId)});

  async function deliveries(customerId: string, status: string): Reply<Delivery[]> {
    const query = {...customerOf(customerId), status};
    const [orders, items] = await Promise.all([
      list(customerId, {operation: 'Orders', path: '/orders/', query, reply: ordersPage}),
      list(customerId, {operation: 'Items', path: '/items/', query, reply: itemsPage}),
    ]);
    if (!orders.ok) return orders;
    if (!items.ok) return items;
    return ok(orders.value.flatMap((order) => mapDelivery(order, items.value, Date.now()) ?? []));
  }

  const listAddresses = (customerId: string) =>
    list(customerId, {
      operation: 'Addresses',
      path: '/addresses/',
      query: customerOf(customerId),
      reply: addressesPage,
    });

  return {
    async hasLive(customerId) {
      const answer = await call(customerId, {
        operation: 'LiveSubscriptions',
        path: '/subscriptions/',
        query: {...customerOf(customerId), live: 'true', page_size: '1'},
        reply: subscriptionsPage,
      });
      return answer.ok ? ok(answer.value.count > 0) : answer;
    },

    async list(customerId) {
      const answer = await list(customerId, {
        operation: 'Subscriptions',
        path: '/subscriptions/',
        query: customerOf(customerId),
        reply: subscriptionsPage,
      });
      return answer.ok ? ok(answer.value.map(mapSubscription)) : answer;
    },

    comingDeliveries: (customerId) => deliveries(customerId, COMING),
    pastDeliveries: (customerId) => deliveries(customerId, PAST),

    async addresses(customerId) {
      const answer = await listAddresses(customerId);
      return answer.ok ? ok(answer.value.map(mapAddress)) : answer;
    },

    async addressLike(customerId, address) {
      const wire = toWireAddress(address);
      const known = await listAddresses(customerId);
      if (!known.ok) return known;
      const same = known.value.find((item) => isSameAddress(item, wire));
      if (same) return ok(mapAddress(same));
      const answer = await call(customerId, {
        operation: 'Address.add',
        method: 'POST',
        path: '/addresses/',
        body: {...customerOf(customerId), ...wire},
        reply: addressReply,
      });
      return answer.ok ? ok(mapAddress(answer.value)) : answer;
    },

    async cards(customerId) {
      const answer = await list(customerId, {
        operation: 'Payments',
        path: '/payments/',
        query: customerOf(customerId),
        reply: paymentsPage,
      });
      return answer.ok ? ok(answer.value.map(mapPayment)) : answer;
    },

    async changeSubscription(customerId, id, change) {
      const {path, body} = subscriptionCall(change);
      const answer = await call(customerId, {
        operation: `Subscription.${change.kind}`,
        method: 'PATCH',
        path: `/subscriptions/${encodeURIComponent(id)}/${path}/`,
        body,
        reply: subscriptionReply,
      });
      return answer.ok ? ok(mapSubscription(answer.value)) : answer;
    },

    async changeDelivery(customerId, id, change) {
      const {path, body} = deliveryCall(change);
      const answer = await call(customerId, {
        operation: `Order.${change.kind}`,
        method: 'PATCH',
        path: `/orders/${encodeURIComponent(id)}/${path}/`,
        body,
        reply: orderReply,
      });
      return answer.ok ? ok(mapStatus(answer.value)) : answer;
    },

    async skipItem(customerId, itemId) {
      const answer = await call(customerId, {
        operation: 'Item.skip',
        method: 'PATCH',
        path: `/items/${encodeURIComponent(itemId)}/skip/`,
        body: {},
        reply: itemReply,
      });
      return answer.ok ? ok(null) : answer;
    },

    async addOnce(customerId, {deliveryId, variantId, quantity}) {
      const answer = await call(customerId, {
        operation: 'Item.add',
        method: 'POST',
        path: '/items/iu/',
        body: {order: deliveryId, product: numberOfGid(variantId), quantity},
        reply: itemReply,
      });
      return answer.ok ? ok(null) : answer;
    },

    removeOnce: (customerId, itemId) =>
      call(customerId, {
        operation: 'Item.remove',
        method: 'DELETE',
        path: `/items/${encodeURIComponent(itemId)}/`,
        reply: z.null(),
      }),

    async product(variantId) {
      const answer = await callAsShop({
        operation: 'Product',
        path: `/products/${numberOfGid(variantId)}/`,
        reply: productReply,
      });
      return !answer.ok && answer.failure === 'NOT_FOUND' ? ok(null) : answer;
    },
  };
}

interface ChangeCall {
  path: string;
  body: Record<string, unknown>;
}

function subscriptionCall(change: SubscriptionChange): ChangeCall {
  switch (change.kind) {
    case 'quantity':
      return {path: 'change_quantity', body: {quantity: change.quantity}};
    case 'frequency': {
      const {every, period} = change.frequency;
      return {path: 'change_frequency', body: {every, every_period: periodNumber(period)}};
    }
    case 'variant':
      return {path: 'change_product', body: {product: numberOfGid(change.variantId)}};
    case 'date':
      return {path: 'change_next_order_date', body: {order_date: change.day}};
    case 'address':
      return {path: 'change_shipping_address', body: {shipping_address: change.addressId}};
    case 'pause':
      return {path: 'pause', body: {until: change.until}};
    case 'cancel':
      return {path: 'cancel', body: {cancel_reason: change.reason}};
    case 'resume':
      return {path: 'resume', body: {}};
    case 'reactivate':
      return {path: 'reactivate', body: {next_order_date: change.day}};
  }
}

function deliveryCall(change: DeliveryChange): ChangeCall {
  switch (change.kind) {
    case 'date':
      return {path: 'change_date', body: {order_date: change.day}};
    case 'send-now':
      return {path: 'send_now', body: {}};
    case 'skip':
    case 'retry':
      return {path: change.kind, body: {}};
  }
}
