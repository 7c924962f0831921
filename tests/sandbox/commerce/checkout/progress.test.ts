import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {OrderRecord} from '~sandbox/commerce/checkout/order';
import {progressOf, refundedOf} from '~sandbox/commerce/checkout/progress';
import {checkoutApp, KIBBLE, TREATS} from './checkout-app';

const HOUR_MS = 60 * 60 * 1000;

async function orderBy(shipping: 'standard' | 'express'): Promise<OrderRecord> {
  const shop = checkoutApp();
  await shop.submit(shop.cartOf([{merchandiseId: KIBBLE}, {merchandiseId: TREATS, quantity: 2}]), {
    shipping,
  });
  const order = shop.orders.byNumber(1001);
  if (!order) throw new Error('The order was not placed');
  return order;
}

const after = (order: OrderRecord, hours: number) =>
  new Date(new Date(order.processedAt).getTime() + hours * HOUR_MS);

describe('order progress', () => {
  it.each([
    ['standard', 0, 'UNFULFILLED', null],
    ['standard', 23.9, 'UNFULFILLED', null],
    ['standard', 24, 'FULFILLED', 'on its way'],
    ['standard', 95.9, 'FULFILLED', 'on its way'],
    ['standard', 96, 'FULFILLED', 'delivered'],
    ['express', 47.9, 'FULFILLED', 'on its way'],
    ['express', 48, 'FULFILLED', 'delivered'],
  ] as const)('by %s after %d hours is %s, %s', async (shipping, hours, status, parcel) => {
    const order = await orderBy(shipping);
    const {fulfillmentStatus, fulfillments, financialStatus} = progressOf(
      order,
      after(order, hours),
    );
    const states = fulfillments.map(({deliveredAt}) => (deliveredAt ? 'delivered' : 'on its way'));
    expect({financialStatus, fulfillmentStatus, states}).toEqual({
      financialStatus: 'PAID',
      fulfillmentStatus: status,
      states: parcel === null ? [] : [parcel],
    });
    for (const {tracking} of fulfillments) {
      expect(tracking[0]?.number).toMatch(/^1Z\w{16}$/);
    }
  });

  it('never ships a canceled order', async () => {
    const order = await orderBy('standard');
    const canceled = {
      ...order,
      cancellation: {at: order.processedAt, reason: 'CUSTOMER' as const},
      refunds: [
        {
          at: order.processedAt,
          lines: order.lines.map(({id, quantity, total}) => ({
            lineId: id,
            quantity,
            subtotal: total,
          })),
          tax: order.tax,
          shipping: order.shipping,
        },
      ],
    };
    expect(progressOf(canceled, after(order, 500))).toEqual({
      financialStatus: 'REFUNDED',
      fulfillmentStatus: 'UNFULFILLED',
      fulfillments: [],
    });
  });

  it('has nothing to ship for a donation', async () => {
    const order = await orderBy('standard');
    const donated = {...order, shippingLine: null};
    expect(progressOf(donated, after(order, 0))).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      fulfillments: [],
    });
  });

  it('is partially refunded until everything is refunded', async () => {
    const order = await orderBy('standard');
    fc.assert(
      fc.property(
        fc.array(fc.record({tax: fc.nat(500), shipping: fc.nat(500), subtotal: fc.nat(3000)}), {
          maxLength: 4,
        }),
        (parts) => {
          const refunds = parts.map(({tax, shipping, subtotal}) => ({
            at: order.processedAt,
            tax,
            shipping,
            lines: [{lineId: order.lines[0]?.id ?? '', quantity: 1, subtotal}],
          }));
          const expected = parts.reduce(
            (sum, {tax, shipping, subtotal}) => sum + tax + shipping + subtotal,
            0,
          );
          expect(refundedOf({refunds}).total).toBe(expected);
          const {financialStatus} = progressOf({...order, refunds}, after(order, 0));
          expect(financialStatus).toBe(
            expected === 0 ? 'PAID' : expected < order.total ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
          );
        },
      ),
    );
  });
});
