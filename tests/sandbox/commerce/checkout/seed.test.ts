import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';
import {createOrders, type Orders} from '~sandbox/commerce/checkout/orders';
import {refundedOf} from '~sandbox/commerce/checkout/progress';
import {seedOrders} from '~sandbox/commerce/checkout/seed';
import type {CustomerRecord} from '~sandbox/commerce/customers/types';
import type {WorldOrder} from '~sandbox/world/orders';
import {catalogOf, productOf} from '~tests/support/catalog-builder';
import {sharedWorld} from '~sandbox/world/world';

const EMAIL = 'kim@example.com';
const NOW = new Date('2026-06-01T12:00:00Z');
const clock = {now: () => NOW, set: () => undefined};
const {sellingPlanGroups} = sharedWorld();

const gift = productOf(3, {productType: 'Donation', variants: [{sku: 'GIFT', price: 500}]});

const {catalog, db} = catalogOf(
  [
    productOf(1, {
      sellingPlanGroupIds: sellingPlanGroups.map(({id}) => id),
      variants: [
        {options: {Size: '4 lb'}, sku: 'FOOD-4', price: 1399},
        {options: {Size: '30 lb'}, sku: 'FOOD-30', price: 6749, compareAtPrice: 7449},
      ],
    }),
    productOf(2, {productType: 'Treats', variants: [{sku: 'BITES', price: 333, stock: 1}]}),
    {...gift, variants: gift.variants.map((item) => ({...item, taxable: false}))},
  ],
  {sellingPlanGroups},
);

const place = {
  firstName: 'Kim',
  lastName: 'Reed',
  company: null,
  address1: '12 Elm Street',
  address2: null,
  city: 'Town',
  countryCode: 'US',
  zip: '80011',
  phone: null,
};

const customer: CustomerRecord = {
  id: 'gid://shopify/Customer/1',
  email: EMAIL,
  phone: null,
  firstName: 'Kim',
  lastName: 'Reed',
  acceptsMarketing: false,
  marketingUpdatedAt: null,
  tags: [],
  metafields: [],
  defaultAddressId: null,
  multipassIdentifier: null,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  addresses: ['CO', 'HI', 'OR', 'NY'].map((provinceCode, index) => ({
    ...place,
    provinceCode,
    id: `gid://shopify/MailingAddress/${index}`,
  })),
};

const dropOrders = () => void db.exec('DROP TABLE IF EXISTS orders');

function seeded(orders: WorldOrder[]): Orders {
  dropOrders();
  seedOrders(
    {
      sandbox: {db, clock},
      catalog,
      customerByEmail: (email) => (email === EMAIL ? customer : null),
    },
    orders,
  );
  return createOrders(db, clock);
}

const line = fc.record(
  {
    sku: fc.constantFrom('FOOD-4', 'FOOD-30', 'BITES'),
    quantity: fc.integer({min: 1, max: 5}),
    everyWeeks: fc.constantFrom(2, 4, 6),
  },
  {requiredKeys: ['sku']},
);

const worldOrder: fc.Arbitrary<WorldOrder> = fc.record(
  {
    customer: fc.constant(EMAIL),
    daysAgo: fc.integer({min: 0, max: 365}),
    lines: fc.uniqueArray(line, {minLength: 1, maxLength: 3, selector: ({sku}) => sku}),
    codes: fc.subarray(['WELCOME10', 'TREATS5', 'FREESHIP', 'ONETIME10']),
    express: fc.boolean(),
    address: fc.nat(3),
    canceled: fc.boolean(),
    refundedSku: fc.constantFrom('FOOD-4', 'BITES'),
  },
  {requiredKeys: ['customer', 'daysAgo', 'lines']},
);

beforeEach(dropOrders);

describe('seeded orders', () => {
  it('SAND-23 add up to the cent and never refund more than was paid', () => {
    fc.assert(
      fc.property(worldOrder, (spec) => {
        const [order] = seeded([spec]).all();
        if (!order) throw new Error('No order was placed');
        for (const {unitPrice, quantity, discounts, total} of order.lines) {
          const off = discounts.reduce((sum, {amount}) => sum + amount, 0);
          expect(unitPrice * quantity - off).toBe(total);
        }
        expect(order.lines.reduce((sum, {total}) => sum + total, 0)).toBe(order.subtotal);
        expect(order.subtotal + order.shipping + order.tax).toBe(order.total);
        expect(refundedOf(order).total).toBeLessThanOrEqual(order.total);
        if (spec.canceled) expect(refundedOf(order).total).toBe(order.total);
      }),
      {numRuns: 60},
    );
  });

  it('are numbered by date and ship to the given address', () => {
    const base = {customer: EMAIL, lines: [{sku: 'FOOD-4'}]};
    const orders = seeded([
      {...base, daysAgo: 3, address: 1},
      {...base, daysAgo: 300},
      {...base, daysAgo: 20},
    ]).all();
    expect(
      orders.map(({name, processedAt, shippingAddress}) => [
        name,
        processedAt.slice(0, 10),
        shippingAddress.provinceCode,
      ]),
    ).toEqual([
      ['#1001', '2025-08-05', 'CO'],
      ['#1002', '2026-05-12', 'CO'],
      ['#1003', '2026-05-29', 'HI'],
    ]);
  });

  it('refund tax only for lines that were taxed', () => {
    const refundedWith = (refundedSku: string) => {
      const lines = [{sku: 'FOOD-4'}, {sku: 'GIFT'}];
      const [order] = seeded([{customer: EMAIL, daysAgo: 30, lines, refundedSku}]).all();
      return order?.refunds.map(({tax}) => tax);
    };
    /* 4.5 % of $13.99 in Colorado. */
    expect(refundedWith('FOOD-4')).toEqual([63]);
    expect(refundedWith('GIFT')).toEqual([0]);
  });

  it("don't reduce stock", () => {
    seeded([{customer: EMAIL, daysAgo: 3, lines: [{sku: 'BITES'}]}]);
    expect(catalog.variantBySku('BITES')?.quantityAvailable).toBe(1);
  });

  it('skip unknown customers and SKUs', () => {
    const lines = [{sku: 'NO-SUCH'}];
    expect(
      seeded([
        {customer: EMAIL, daysAgo: 3, lines},
        {customer: 'nobody@example.com', daysAgo: 3, lines: [{sku: 'BITES'}]},
      ]).all(),
    ).toEqual([]);
  });
});
