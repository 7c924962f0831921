import type {Order, OrderFulfillment, OrderLine} from '../checkout/order';
import type {CustomerRecord} from '../customers/types';
import {connection, type ConnectionArgs} from '../storefront/connection';
import type {Resolver, ResolverMap} from '../storefront/types';
import {transactionFields, transactionsOf} from './transactions';

/**
 * Resolvers of `Order` and the types below it. The source of `Order` is the stored document, as in the Storefront API.
 */
export function createOrderTypes(
  customerById: (id: string) => CustomerRecord | null,
  origin: string,
): ResolverMap {
  const orderFields: Record<string, Resolver<Order, ConnectionArgs>> = {
    customer: ({customerId}) => (customerId === null ? null : customerById(customerId)),
    lineItems: ({lines}, args) => connection(lines, args, ({id}) => id),
    fulfillments: ({fulfillments}, {first}) => fulfillments.slice(0, first ?? undefined),
    statusPageUrl: ({statusToken}) => `${origin}/orders/${statusToken}`,
    transactions: (order, {first}) => transactionsOf(order).slice(0, first ?? undefined),
  };
  return {
    Order: orderFields,
    LineItem: lineItemFields,
    Fulfillment: fulfillmentFields,
    OrderTransaction: transactionFields,
  };
}

const lineItemFields: Record<string, Resolver<OrderLine>> = {
  image({variantId}, _args, {catalog}) {
    const sold = catalog.variantById(variantId);
    return sold?.variant.image ?? sold?.product.media[0] ?? null;
  },
};

const fulfillmentFields: Record<string, Resolver<OrderFulfillment>> = {
  status: () => 'SUCCESS',
  displayStatus: ({deliveredAt}) => (deliveredAt === null ? 'IN_TRANSIT' : 'DELIVERED'),
  createdAt: ({shippedAt}) => shippedAt,
  estimatedDeliveryAt: ({arrivesAt}) => arrivesAt,
};
