import {DAY_MS} from '../../day';
import type {OrderFulfillment, OrderProgress, OrderRecord} from './order';

const DAYS_TO_SHIP = 1;
/** Counted from the order date, by shipping rate. */
const DAYS_TO_DELIVER = {standard: 4, express: 2};

/** The refunded amounts in cents. `total` is the sum of the others. */
export interface Refunded {
  subtotal: number;
  tax: number;
  shipping: number;
  total: number;
}

export function refundedOf({refunds}: Pick<OrderRecord, 'refunds'>): Refunded {
  const sum = (cents: (refund: OrderRecord['refunds'][number]) => number) =>
    refunds.reduce((total, refund) => total + cents(refund), 0);
  const subtotal = sum(({lines}) => lines.reduce((total, line) => total + line.subtotal, 0));
  const tax = sum((refund) => refund.tax);
  const shipping = sum((refund) => refund.shipping);
  return {subtotal, tax, shipping, total: subtotal + tax + shipping};
}

/**
 * Derives an order's status from the time since it was placed: it ships after 1 day and is delivered after 4 days, or 2
 * by express, unless it was canceled.
 */
export function progressOf(order: OrderRecord, now: Date): OrderProgress {
  const refunded = refundedOf(order).total;
  const fulfillments = fulfillmentsOf(order, now);
  const hasNothingToShip = order.shippingLine === null && order.cancellation === null;
  return {
    financialStatus:
      refunded === 0 ? 'PAID' : refunded < order.total ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    fulfillmentStatus: fulfillments.length > 0 || hasNothingToShip ? 'FULFILLED' : 'UNFULFILLED',
    fulfillments,
  };
}

/** `null` if nothing ships. */
export function arrivalOf(order: OrderRecord): Date | null {
  if (order.shippingLine === null) return null;
  const isExpress = order.shippingLine.handle === 'express';
  return daysAfter(order, isExpress ? DAYS_TO_DELIVER.express : DAYS_TO_DELIVER.standard);
}

function fulfillmentsOf(order: OrderRecord, now: Date): OrderFulfillment[] {
  const arrivesAt = arrivalOf(order);
  if (order.cancellation !== null || !arrivesAt) return [];
  const shippedAt = daysAfter(order, DAYS_TO_SHIP);
  if (now < shippedAt) return [];
  // UPS tracking numbers have 18 characters.
  const number = `1Z8A47W003${String(order.number).padStart(8, '0')}`;
  return [
    {
      shippedAt: shippedAt.toISOString(),
      arrivesAt: arrivesAt.toISOString(),
      deliveredAt: now < arrivesAt ? null : arrivesAt.toISOString(),
      trackingCompany: 'UPS',
      tracking: [{number, url: `https://www.ups.com/track?tracknum=${number}`}],
    },
  ];
}

const daysAfter = ({processedAt}: OrderRecord, days: number) =>
  new Date(new Date(processedAt).getTime() + days * DAY_MS);
