import {money, type MoneyV2} from '../money';
import {connection, type ConnectionArgs} from '../storefront/connection';
import type {Resolver, ResolverMap} from '../storefront/types';
import type {Order, OrderDiscount, OrderFulfillment, OrderLine} from './order';
import {mailingAddress, statusUrl} from './order-parts';
import {refundedOf, refundedQuantity} from './progress';

/** A line with its order, which the line's discount applications refer to. */
interface LineSource {
  order: Order;
  line: OrderLine;
}

interface FulfillmentSource {
  order: Order;
  fulfillment: OrderFulfillment;
}

const moneyOf =
  (cents: (order: Order) => number): Resolver<Order> =>
  (order) =>
    money(cents(order));
const constant =
  (value: unknown): Resolver =>
  () =>
    value;

/** All resolvers of orders in the Storefront API. The source of `Order` is the stored document. */
export function createOrderResolvers({origin}: {origin: string}): ResolverMap {
  return {Order: orderFields(origin), ...lineResolvers, ...fulfillmentResolvers};
}

function orderFields(origin: string): Record<string, Resolver> {
  const total = moneyOf((order) => order.total);
  const subtotal = moneyOf((order) => order.subtotal);
  const shipping = moneyOf((order) => order.shipping);
  const tax = moneyOf((order) => order.tax);
  const refunded = moneyOf((order) => refundedOf(order).total);
  const fields: Record<string, Resolver<Order, ConnectionArgs & {identifiers: unknown[]}>> = {
    orderNumber: (order) => order.number,
    currencyCode: () => 'USD',
    cancelReason: ({cancellation}) => cancellation?.reason ?? null,
    canceledAt: ({cancellation}) => cancellation?.at ?? null,
    customAttributes: (order) => order.attributes,
    customerLocale: () => 'en-US',
    customerUrl: (order) => statusUrl(order, origin),
    statusUrl: (order) => statusUrl(order, origin),
    shippingAddress: (order) => mailingAddress(order, 'shippingAddress'),
    billingAddress: (order) => mailingAddress(order, 'billingAddress'),
    lineItems: (order, args) =>
      connection(
        order.lines.map((line): LineSource => ({order, line})),
        args,
        ({line}) => line.id,
      ),
    discountApplications: (order, args) =>
      connection(
        codesOf(order).map((code) => discountApplication(code, order)),
        args,
        ({code}) => code,
      ),
    shippingDiscountAllocations: (order) =>
      toAllocations(order.shippingLine?.discounts ?? [], order),
    successfulFulfillments: (order, {first}) =>
      order.fulfillments
        .slice(0, first ?? undefined)
        .map((fulfillment): FulfillmentSource => ({order, fulfillment})),
    metafields: (_order, {identifiers}) => identifiers.map(() => null),
  };
  return {
    ...fields,
    currentSubtotalPrice: moneyOf((order) => order.subtotal - refundedOf(order).subtotal),
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentTotalPrice: moneyOf((order) => order.total - refundedOf(order).total),
    originalTotalPrice: total,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalShippingPrice: moneyOf((order) => order.shipping - refundedOf(order).shipping),
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalTax: moneyOf((order) => order.tax - refundedOf(order).tax),
    totalTax: tax,
    totalTaxV2: tax,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalDuties: constant(null),
    originalTotalDuties: constant(null),
    edited: constant(false),
    metafield: constant(null),
  };
}

const lineFields: Record<string, Resolver<LineSource>> = {
  title: ({line}) => line.title,
  quantity: ({line}) => line.quantity,
  currentQuantity: ({line, order}) => line.quantity - refundedQuantity(line, order),
  customAttributes: ({line}) => line.attributes,
  variant: ({line}, _args, {catalog}) => catalog.variantById(line.variantId),
  originalTotalPrice: ({line}) => money(line.unitPrice * line.quantity),
  discountedTotalPrice: ({line}) => money(line.total),
  discountAllocations: ({line, order}) => toAllocations(line.discounts, order),
};
const lineResolvers: ResolverMap = {OrderLineItem: lineFields};

const shipmentFields: Record<string, Resolver<FulfillmentSource, ConnectionArgs>> = {
  trackingCompany: ({fulfillment}) => fulfillment.trackingCompany,
  trackingInfo: ({fulfillment}, {first}) => fulfillment.tracking.slice(0, first ?? undefined),
  fulfillmentLineItems: ({fulfillment, order}, args) =>
    connection(
      fulfillment.lines.flatMap(({lineId, quantity}) => {
        const line = order.lines.find(({id}) => id === lineId);
        return line ? [{quantity, lineItem: {order, line}}] : [];
      }),
      args,
      ({lineItem}) => lineItem.line.id,
    ),
};
const fulfillmentResolvers: ResolverMap = {Fulfillment: shipmentFields};

function toAllocations(discounts: readonly OrderDiscount[], order: Order) {
  return discounts.map(({code, amount}) => ({
    allocatedAmount: money(amount),
    discountApplication: discountApplication(code, order),
  }));
}

/** The codes with a discount, in the order they were applied. */
function codesOf(order: Order): string[] {
  const taken = new Set(discountsOf(order).map(({code}) => code));
  return order.discountCodes.filter((code) => taken.has(code));
}

function discountsOf(order: Order): OrderDiscount[] {
  return [
    ...order.lines.flatMap(({discounts}) => discounts),
    ...(order.shippingLine?.discounts ?? []),
  ];
}

type PricingValue =
  ({__typename: 'MoneyV2'} & MoneyV2) | {__typename: 'PricingPercentageValue'; percentage: number};

function discountApplication(code: string, order: Order) {
  const parts = discountsOf(order).filter((discount) => discount.code === code);
  const [first] = parts;
  const percent = first?.percent ?? null;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const value: PricingValue =
    percent === null
      ? {__typename: 'MoneyV2', ...money(amount)}
      : {__typename: 'PricingPercentageValue', percentage: percent};
  return {
    __typename: 'DiscountCodeApplication' as const,
    code,
    applicable: true,
    allocationMethod: first?.level === 'line' ? 'EACH' : 'ACROSS',
    targetSelection: first?.level === 'line' ? 'ENTITLED' : 'ALL',
    targetType: first?.level === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value,
  };
}
