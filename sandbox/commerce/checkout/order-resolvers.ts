import {money} from '../money';
import {connection, type ConnectionArgs} from '../storefront/connection';
import type {Resolver, ResolverMap} from '../storefront/types';
import type {Order, OrderDiscount, OrderFulfillment, OrderLine} from './order';
import {mailingAddress} from './order-parts';
import {refundedOf} from './progress';

const orderFields: Record<string, Resolver<Order, ConnectionArgs>> = {
  orderNumber: (order) => order.number,
  customAttributes: ({attributes}) => attributes,
  canceledAt: ({cancellation}) => cancellation?.at ?? null,
  shippingAddress: (order) => mailingAddress(order, 'shippingAddress'),
  billingAddress: (order) => mailingAddress(order, 'billingAddress'),
  lineItems: (order, args) => connection(currentLines(order), args, ({id}) => id),
  shippingDiscountAllocations: ({shippingLine}) => toAllocations(shippingLine?.discounts ?? []),
  successfulFulfillments: ({fulfillments}, {first}) => fulfillments.slice(0, first ?? undefined),
  subtotalPrice: ({subtotal}) => money(subtotal),
  totalPrice: ({total}) => money(total),
  totalShippingPrice: ({shipping}) => money(shipping),
  totalTax: ({tax}) => money(tax),
  totalRefunded: (order) => money(refundedOf(order).total),
};

const lineFields: Record<string, Resolver<OrderLine>> = {
  customAttributes: ({attributes}) => attributes,
  variant: ({variantId}, _args, {catalog}) => catalog.variantById(variantId),
  originalTotalPrice: ({unitPrice, quantity}) => money(unitPrice * quantity),
  discountedTotalPrice: ({total}) => money(total),
  discountAllocations: ({discounts}) => toAllocations(discounts),
};

const fulfillmentFields: Record<string, Resolver<OrderFulfillment, ConnectionArgs>> = {
  trackingInfo: ({tracking}, {first}) => tracking.slice(0, first ?? undefined),
};

/** All resolvers of orders in the Storefront API. The source of `Order` is the stored document. */
export const orderResolvers: ResolverMap = {
  Order: orderFields,
  OrderLineItem: lineFields,
  Fulfillment: fulfillmentFields,
};

/** Lines with the quantity that remains after refunds and cancellation. */
function currentLines({lines, refunds, cancellation}: Order) {
  return lines.map((line) => {
    const refunded = refunds
      .flatMap((refund) => refund.lines)
      .filter(({lineId}) => lineId === line.id)
      .reduce((sum, {quantity}) => sum + quantity, 0);
    return {...line, currentQuantity: cancellation ? 0 : line.quantity - refunded};
  });
}

function toAllocations(discounts: readonly OrderDiscount[]) {
  return discounts.map(({amount}) => ({allocatedAmount: money(amount)}));
}
