import {money, type MoneyV2} from '../money';
import {connection, type ConnectionArgs} from '../storefront/connection';
import type {Resolver, ResolverMap} from '../storefront/types';
import type {Order, OrderDiscount, OrderFulfillment, OrderLine} from './order';
import {mailingAddress, statusUrl} from './order-parts';
import {refundedOf, refundedQuantity} from './progress';

/** A line together with its order, which its discounts refer to. */
interface LineSource {
  order: Order;
  line: OrderLine;
}

interface FulfillmentSource {
  order: Order;
  fulfillment: OrderFulfillment;
}

const price =
  (cents: (order: Order) => number): Resolver<Order> =>
  (order) =>
    money(cents(order));
const always =
  (value: unknown): Resolver =>
  () =>
    value;

/** Every field of orders in the Storefront API; the source of `Order` is the stored document. */
export function createOrderResolvers({origin}: {origin: string}): ResolverMap {
  return {Order: orderFields(origin), ...lineResolvers, ...fulfillmentResolvers};
}

function orderFields(origin: string): Record<string, Resolver> {
  const total = price((order) => order.total);
  const subtotal = price((order) => order.subtotal);
  const shipping = price((order) => order.shipping);
  const tax = price((order) => order.tax);
  const refunded = price((order) => refundedOf(order).total);
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
    shippingDiscountAllocations: (order) => allocations(order.shippingLine?.discounts ?? [], order),
    successfulFulfillments: (order, {first}) =>
      order.fulfillments
        .slice(0, first ?? undefined)
        .map((fulfillment): FulfillmentSource => ({order, fulfillment})),
    metafields: (_order, {identifiers}) => identifiers.map(() => null),
  };
  return {
    ...fields,
    currentSubtotalPrice: price((order) => order.subtotal - refundedOf(order).subtotal),
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentTotalPrice: price((order) => order.total - refundedOf(order).total),
    originalTotalPrice: total,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalShippingPrice: price((order) => order.shipping - refundedOf(order).shipping),
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalTax: price((order) => order.tax - refundedOf(order).tax),
    totalTax: tax,
    totalTaxV2: tax,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalDuties: always(null),
    originalTotalDuties: always(null),
    edited: always(false),
    metafield: always(null),
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
  discountAllocations: ({line, order}) => allocations(line.discounts, order),
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

function allocations(discounts: readonly OrderDiscount[], order: Order) {
  return discounts.map(({code, amount}) => ({
    allocatedAmount: money(amount),
    discountApplication: discountApplication(code, order),
  }));
}

/** Codes that took something off, in the order in which they were applied. */
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
