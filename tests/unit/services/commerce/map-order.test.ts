import {describe, expect, it} from 'vitest';
import type {OrderStatus} from '~/domains/account/order';
import type {WireFulfillment} from '~/services/commerce/admin-contract';
import {mapOrder, mapOrderSummary, orderStatus} from '~/services/commerce/map-order';
import {wireAdminOrder, wireOrder, wireOrderSummary, wireFulfillment} from './wire-account';

const inTransit = {...wireFulfillment, displayStatus: 'IN_TRANSIT', deliveredAt: null};
const CANCELLED_AT = '2026-05-03T09:00:00Z';

it.each([
  ['to a clinic', [{key: 'is_clinic_address', value: 'true'}], 'CLINIC'],
  ['to a home', [{key: 'is_clinic_address', value: 'false'}], 'HOME'],
  ['without the attribute', [], 'HOME'],
])('CHK-90 an order %s has its destination', (_what, customAttributes, destination) => {
  expect(mapOrder({...wireOrder, customAttributes}, null).destination).toBe(destination);
});

describe('the status of an order', () => {
  const rows: [OrderStatus, string, Parameters<typeof orderStatus>[0], WireFulfillment[]][] = [
    ['processing', 'an unfulfilled order', status('PAID', 'UNFULFILLED'), []],
    ['processing', 'an order in progress', status('PAID', 'IN_PROGRESS'), []],
    ['processing', 'an order on hold', status('PAID', 'ON_HOLD'), []],
    ['processing', 'an unpaid order', status('PENDING', 'UNFULFILLED'), []],
    ['processing', 'unknown statuses', status('NEW', 'TELEPORTED'), [wireFulfillment]],
    ['processing', 'no financial status', status(null, 'UNFULFILLED'), []],
    ['shipped', 'a parcel in transit', status('PAID', 'FULFILLED'), [inTransit]],
    ['shipped', 'a fulfilled order with unknown parcels', status('PAID', 'FULFILLED'), []],
    [
      'shipped',
      'a partly fulfilled order with a delivered parcel',
      status('PAID', 'PARTIALLY_FULFILLED'),
      [wireFulfillment],
    ],
    [
      'shipped',
      'one of two parcels delivered',
      status('PAID', 'FULFILLED'),
      [wireFulfillment, inTransit],
    ],
    [
      'shipped',
      'a partial refund in transit',
      status('PARTIALLY_REFUNDED', 'FULFILLED'),
      [inTransit],
    ],
    ['shipped', 'a canceled parcel only', status('PAID', 'FULFILLED'), [cancelled()]],
    [
      'delivered',
      'all parcels delivered',
      status('PAID', 'FULFILLED'),
      [wireFulfillment, wireFulfillment],
    ],
    ['delivered', 'a parcel picked up', status('PAID', 'FULFILLED'), [pickedUp()]],
    [
      'delivered',
      'a partial refund after delivery',
      status('PARTIALLY_REFUNDED', 'FULFILLED'),
      [wireFulfillment],
    ],
    [
      'delivered',
      'a delivered and a canceled parcel',
      status('PAID', 'FULFILLED'),
      [wireFulfillment, cancelled()],
    ],
    ['refunded', 'a refund before shipping', status('REFUNDED', 'UNFULFILLED'), []],
    ['refunded', 'a refund after delivery', status('REFUNDED', 'FULFILLED'), [wireFulfillment]],
    [
      'cancelled',
      'a cancellation before payment',
      status('VOIDED', 'UNFULFILLED', CANCELLED_AT),
      [],
    ],
    [
      'cancelled',
      'a cancellation with a refund',
      status('REFUNDED', 'UNFULFILLED', CANCELLED_AT),
      [],
    ],
    [
      'cancelled',
      'a cancellation after shipping',
      status('PAID', 'FULFILLED', CANCELLED_AT),
      [wireFulfillment],
    ],
  ];

  it.each(rows)('is %s for %s', (expected, _case, order, parcels) => {
    expect(orderStatus(order, parcels)).toBe(expected);
  });

  function status(
    financialStatus: string | null,
    fulfillmentStatus: string,
    canceledAt: string | null = null,
  ) {
    return {financialStatus, fulfillmentStatus, canceledAt};
  }

  function cancelled() {
    return {...inTransit, status: 'CANCELLED', displayStatus: 'CANCELED'};
  }

  function pickedUp() {
    return {...inTransit, displayStatus: 'PICKED_UP'};
  }
});

describe('an order in a list', () => {
  it('has number, total in cents, item count and parcel status, and an id without its key', () => {
    expect(mapOrderSummary(wireOrderSummary, [wireFulfillment])).toEqual({
      id: 'gid://shopify/Order/1042',
      number: '1042',
      name: '#1042',
      placedAt: '2026-05-01T10:00:00Z',
      total: 3107,
      itemCount: 3,
      lines: [
        {
          title: 'Beef Feast',
          image: expect.objectContaining({url: 'https://cdn.test/front.png'}) as unknown,
          merchandiseId: 'gid://shopify/ProductVariant/1',
        },
        {title: 'Gone Treats', image: null, merchandiseId: null},
      ],
      status: 'delivered',
    });
  });

  it('shows four lines, but counts the items of all', () => {
    const [line] = wireOrderSummary.lineItems.nodes;
    if (!line) throw new Error('no line');
    const nodes = Array.from({length: 6}, () => line);
    const order = mapOrderSummary({...wireOrderSummary, lineItems: {nodes}}, []);
    expect(order.lines).toHaveLength(4);
    expect(order.itemCount).toBe(12);
  });
});

describe('one order', () => {
  it('ACCT-05 has lines with variant ids, or null for discontinued variants', () => {
    expect(mapOrder(wireOrder, wireAdminOrder).lines).toMatchObject([
      {
        merchandiseId: 'gid://shopify/ProductVariant/1',
        handle: 'beef-feast',
        variantTitle: 'Beef / 4 lb',
        sku: 'BEF-4',
        quantity: 2,
        currentQuantity: 2,
        unitPrice: 1000,
        total: 1650,
        sellingPlanName: 'Every 4 weeks',
      },
      {
        merchandiseId: null,
        handle: null,
        variantTitle: null,
        sku: 'GON-1',
        currentQuantity: 0,
        image: {url: 'https://cdn.test/gone.png'},
        sellingPlanName: null,
      },
    ]);
  });

  it('has every total in cents, addresses, tracking and card', () => {
    expect(mapOrder(wireOrder, wireAdminOrder)).toMatchObject({
      total: 3107,
      subtotal: 2350,
      discounts: 350,
      shipping: 500,
      tax: 257,
      refunded: 0,
      shippingAddress: {address1: '1 Main St', provinceCode: 'CO', countryCode: 'US'},
      billingAddress: null,
      tracking: [{company: 'UPS', number: '1Z999', url: 'https://track.test/1Z999'}],
      payment: {brand: 'Visa', last4: '4242'},
    });
  });

  it('lacks only Admin API data when that API does not respond', () => {
    const order = mapOrder(wireOrder, null);
    expect(order).toMatchObject({status: 'shipped', payment: null, total: 3107});
    expect(order.lines).toMatchObject([
      {sku: 'BEF-4', variantTitle: 'Beef / 4 lb', sellingPlanName: null},
      {sku: null, image: null},
    ]);
  });

  it('ignores Admin API lines that do not match', () => {
    const nodes = wireAdminOrder.lineItems.nodes.toReversed();
    const order = mapOrder(wireOrder, {...wireAdminOrder, lineItems: {nodes}});
    expect(order.lines.map(({sku}) => sku)).toEqual(['BEF-4', null]);
  });

  it.each([
    ['a gift card', [{kind: 'SALE', status: 'SUCCESS', paymentDetails: null}]],
    ['another payment method', [{kind: 'SALE', status: 'SUCCESS', paymentDetails: {}}]],
    [
      'a card that was declined',
      [{kind: 'SALE', status: 'FAILURE', paymentDetails: {company: 'Visa', number: '•••• 4242'}}],
    ],
    [
      'a number with no last four digits',
      [{kind: 'SALE', status: 'SUCCESS', paymentDetails: {company: 'Visa', number: '••••'}}],
    ],
  ])('has no card after %s', (_case, transactions) => {
    expect(mapOrder(wireOrder, {...wireAdminOrder, transactions}).payment).toBeNull();
  });
});

describe('the timeline of an order', () => {
  const steps = (order: Partial<typeof wireOrder> | object, parcels: object[]) =>
    mapOrder(
      {...wireOrder, ...order},
      {...wireAdminOrder, fulfillments: parcels as (typeof wireFulfillment)[]},
    ).timeline.map(({step, isReached, at}) => `${step} ${isReached ? (at ?? 'yes') : 'to come'}`);

  it.each([
    [
      'processing',
      {fulfillmentStatus: 'UNFULFILLED'},
      [],
      ['placed 2026-05-01T10:00:00Z', 'shipped to come', 'delivered to come'],
    ],
    [
      'shipped',
      {},
      [inTransit],
      ['placed 2026-05-01T10:00:00Z', 'shipped 2026-05-02T10:00:00Z', 'delivered to come'],
    ],
    [
      'shipped without a reply of the Admin API',
      {},
      [],
      ['placed 2026-05-01T10:00:00Z', 'shipped yes', 'delivered to come'],
    ],
    [
      'delivered in two parcels',
      {},
      [wireFulfillment, {...wireFulfillment, deliveredAt: '2026-05-06T08:00:00Z'}],
      [
        'placed 2026-05-01T10:00:00Z',
        'shipped 2026-05-02T10:00:00Z',
        'delivered 2026-05-06T08:00:00Z',
      ],
    ],
    [
      'cancelled',
      {canceledAt: CANCELLED_AT, fulfillmentStatus: 'UNFULFILLED'},
      [],
      ['placed 2026-05-01T10:00:00Z', `cancelled ${CANCELLED_AT}`],
    ],
    [
      'refunded after delivery',
      {financialStatus: 'REFUNDED'},
      [wireFulfillment],
      [
        'placed 2026-05-01T10:00:00Z',
        'shipped 2026-05-02T10:00:00Z',
        'delivered 2026-05-04T16:00:00Z',
        'refunded yes',
      ],
    ],
  ])('is complete when %s', (_case, order, parcels, expected) => {
    expect(steps(order, parcels)).toEqual(expected);
  });
});
