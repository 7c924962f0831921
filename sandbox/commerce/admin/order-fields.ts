import type {CustomerRecord} from '../customers/types';
import type {Order, OrderFulfillment, OrderLine} from '../checkout/order';
import {mailingAddress, statusUrl} from '../checkout/order-parts';
import {refundedOf, refundedQuantity} from '../checkout/progress';
import {connection, type ConnectionArgs} from '../storefront/connection';
import {gid} from '../storefront/gid';
import type {Resolver, ResolverMap} from '../storefront/types';
import {lineItemFields} from './line-item-fields';
import {moneyBag} from './money-bag';
import {transactionFields, transactionsOf} from './transactions';

interface FulfillmentSource {
  order: Order;
  fulfillment: OrderFulfillment;
  position: number;
}

interface OrderDeps {
  origin: string;
  customerById(id: string): CustomerRecord | null;
}

/**
 * Resolvers of `Order` and the types below it. The source of `Order` is the stored document, as in the Storefront API.
 */
export function createOrderTypes(deps: OrderDeps): ResolverMap {
  return {
    Order: {...stateFields, ...moneyFields, ...relatedFields(deps)},
    LineItem: lineItemFields,
    Fulfillment: fulfillmentFields,
    OrderTransaction: transactionFields,
  };
}

const stateFields: Record<string, Resolver<Order>> = {
  legacyResourceId: ({number}) => number,
  createdAt: ({processedAt}) => processedAt,
  updatedAt: ({processedAt, fulfillments, cancellation}) =>
    cancellation?.at ?? fulfillments[0]?.deliveredAt ?? fulfillments[0]?.shippedAt ?? processedAt,
  cancelReason: ({cancellation}) => cancellation?.reason ?? null,
  cancelledAt: ({cancellation}) => cancellation?.at ?? null,
  confirmed: () => true,
  currencyCode: () => 'USD',
  presentmentCurrencyCode: () => 'USD',
  customAttributes: ({attributes}) => attributes,
  customerAcceptsMarketing: ({acceptsMarketing}) => acceptsMarketing,
  customerLocale: () => 'en-US',
  discountCode: ({discountCodes}) => discountCodes[0] ?? null,
  displayFinancialStatus: ({financialStatus}) => financialStatus,
  displayFulfillmentStatus: ({fulfillmentStatus}) => fulfillmentStatus,
  edited: () => false,
  fullyPaid: () => true,
  unpaid: () => false,
  paymentGatewayNames: (order) => [...new Set(transactionsOf(order).map(({gateway}) => gateway))],
  requiresShipping: ({shippingLine}) => shippingLine !== null,
  tags: () => [],
  taxesIncluded: () => false,
  test: () => true,
  subtotalLineItemsQuantity: ({lines}) => lines.reduce((sum, {quantity}) => sum + quantity, 0),
  currentSubtotalLineItemsQuantity: (order) =>
    order.lines.reduce((sum, line) => sum + line.quantity - refundedQuantity(line, order), 0),
  metafield: () => null,
};

const moneyBagOf =
  (cents: (order: Order) => number): Resolver<Order> =>
  (order) =>
    moneyBag(cents(order));

const discountsOf = (order: Order): number =>
  [...order.lines.flatMap(({discounts}) => discounts), ...(order.shippingLine?.discounts ?? [])]
    .map(({amount}) => amount)
    .reduce((sum, amount) => sum + amount, 0);

const moneyFields: Record<string, Resolver<Order>> = {
  subtotalPriceSet: moneyBagOf(({subtotal}) => subtotal),
  currentSubtotalPriceSet: moneyBagOf((order) => order.subtotal - refundedOf(order).subtotal),
  totalShippingPriceSet: moneyBagOf(({shipping}) => shipping),
  currentShippingPriceSet: moneyBagOf((order) => order.shipping - refundedOf(order).shipping),
  totalTaxSet: moneyBagOf(({tax}) => tax),
  currentTotalTaxSet: moneyBagOf((order) => order.tax - refundedOf(order).tax),
  totalPriceSet: moneyBagOf(({total}) => total),
  originalTotalPriceSet: moneyBagOf(({total}) => total),
  currentTotalPriceSet: moneyBagOf((order) => order.total - refundedOf(order).total),
  netPaymentSet: moneyBagOf((order) => order.total - refundedOf(order).total),
  totalReceivedSet: moneyBagOf(({total}) => total),
  totalRefundedSet: moneyBagOf((order) => refundedOf(order).total),
  totalRefundedShippingSet: moneyBagOf((order) => refundedOf(order).shipping),
  totalDiscountsSet: moneyBagOf(discountsOf),
};

function relatedFields({origin, customerById}: OrderDeps): Record<string, Resolver> {
  const fields: Record<string, Resolver<Order, ConnectionArgs>> = {
    customer: ({customerId}) => (customerId === null ? null : customerById(customerId)),
    billingAddress: (order) => mailingAddress(order, 'billingAddress'),
    shippingAddress: (order) => mailingAddress(order, 'shippingAddress'),
    displayAddress: (order) => mailingAddress(order, 'shippingAddress'),
    billingAddressMatchesShippingAddress: ({billingAddress, shippingAddress}) =>
      JSON.stringify(billingAddress) === JSON.stringify(shippingAddress),
    statusPageUrl: (order) => statusUrl(order, origin),
    shippingLine: ({shippingLine, shipping}) =>
      shippingLine && {
        code: shippingLine.handle,
        custom: false,
        title: shippingLine.title,
        shippingRateHandle: shippingLine.handle,
        originalPriceSet: moneyBag(shippingLine.amount),
        discountedPriceSet: moneyBag(shipping),
      },
    lineItems: (order, args) =>
      connection(
        order.lines.map((line: OrderLine, position) => ({order, line, position})),
        args,
        ({line}) => line.id,
      ),
    fulfillments: (order, {first}) =>
      order.fulfillments
        .slice(0, first ?? undefined)
        .map((fulfillment, position): FulfillmentSource => ({order, fulfillment, position})),
    transactions: (order, {first}) => transactionsOf(order).slice(0, first ?? undefined),
    metafields: (_order, args) => connection([], args, () => ''),
  };
  return fields;
}

const fulfillmentKey = ({order, position}: FulfillmentSource) => `${order.number}${position + 1}`;

const fulfillmentFields: Record<string, Resolver<FulfillmentSource, {first?: number | null}>> = {
  id: (source) => gid('Fulfillment', fulfillmentKey(source)),
  legacyResourceId: fulfillmentKey,
  name: ({fulfillment}) => fulfillment.name,
  order: ({order}) => order,
  status: () => 'SUCCESS',
  displayStatus: ({fulfillment}) => (fulfillment.deliveredAt === null ? 'IN_TRANSIT' : 'DELIVERED'),
  createdAt: ({fulfillment}) => fulfillment.shippedAt,
  inTransitAt: ({fulfillment}) => fulfillment.shippedAt,
  updatedAt: ({fulfillment}) => fulfillment.deliveredAt ?? fulfillment.shippedAt,
  estimatedDeliveryAt: ({fulfillment}) => fulfillment.estimatedDeliveryAt,
  deliveredAt: ({fulfillment}) => fulfillment.deliveredAt,
  requiresShipping: () => true,
  totalQuantity: ({fulfillment}) =>
    fulfillment.lines.reduce((sum, {quantity}) => sum + quantity, 0),
  trackingInfo: ({fulfillment}, {first}) =>
    fulfillment.tracking
      .slice(0, first ?? undefined)
      .map((parcel) => ({...parcel, company: fulfillment.trackingCompany})),
};
