import {describe, expect, it} from 'vitest';
import {orderResolvers} from '~sandbox/commerce/checkout/order-resolvers';
import {mailingAddressFields} from '~sandbox/commerce/customers/customer-fields';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import {worldOf} from '~tests/support/world-builder';
import {checkoutApp, FOUR_WEEKS, KIBBLE, TREATS} from './checkout-app';

/** Buys kibble by autoship and treats with discount codes, and reads the order from the Storefront API. */
async function orderWith(fields: string): Promise<Record<string, unknown>> {
  const shop = checkoutApp();
  const cart = shop.cartOf(
    [
      {
        merchandiseId: KIBBLE,
        sellingPlanId: FOUR_WEEKS,
        attributes: [{key: '_weightValue', value: '15'}],
      },
      {merchandiseId: TREATS, quantity: 2},
    ],
    {
      discountCodes: ['WELCOME10', 'TREATS5', 'FREESHIP'],
      attributes: [{key: 'SALES_ORG', value: 'USHD'}],
    },
  );
  await shop.submit(cart, {phone: '303-555-0100', shipping: 'express'});
  const storefront = createStorefront({
    sandbox: shop.context,
    catalog: shop.catalog,
    world: worldOf(),
    families: [
      orderResolvers,
      {
        MailingAddress: mailingAddressFields,
        QueryRoot: {customer: () => ({orders: {nodes: [shop.orders.byNumber(1001)]}})},
      },
    ],
  });
  const result = await storefront.execute(
    `{customer(customerAccessToken: "any") {orders(first: 1) {nodes {${fields}}}}}`,
  );
  expect(result.errors).toBeUndefined();
  const {customer} = result.data as {customer: {orders: {nodes: Record<string, unknown>[]}}};
  return customer.orders.nodes[0] ?? {};
}

describe('Storefront API order', () => {
  it('SAND-15a has identity, state and totals', async () => {
    const order = await orderWith(`
      id name orderNumber processedAt financialStatus fulfillmentStatus canceledAt
      subtotalPrice {amount} totalShippingPrice {amount} totalTax {amount}
      totalPrice {amount currencyCode} totalRefunded {amount}
    `);
    expect(order).toMatchObject({
      id: 'gid://shopify/Order/1001',
      name: '#1001',
      orderNumber: 1001,
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      canceledAt: null,
      // $28.50 + 2 x $8.99 - $5 = $41.48, less 10 % = $37.33; shipping free by code; tax 4.5 %.
      subtotalPrice: {amount: '37.33'},
      totalShippingPrice: {amount: '0.0'},
      totalTax: {amount: '1.68'},
      totalPrice: {amount: '39.01', currencyCode: 'USD'},
      totalRefunded: {amount: '0.0'},
    });
  });

  it('SAND-15a has lines with their variants and discounts', async () => {
    const order = await orderWith(`
      lineItems(first: 10) {
        pageInfo {hasNextPage}
        edges {cursor}
        nodes {
          title quantity variant {sku}
          originalTotalPrice {amount} discountedTotalPrice {amount}
          discountAllocations {allocatedAmount {amount}}
        }
      }
    `);
    expect(order).toMatchObject({
      lineItems: {
        nodes: [
          {
            title: 'Everyday Chicken',
            quantity: 1,
            variant: {sku: 'CHICK-15'},
            originalTotalPrice: {amount: '28.5'},
            discountedTotalPrice: {amount: '25.65'},
            discountAllocations: [{allocatedAmount: {amount: '2.85'}}],
          },
          {
            title: 'Training Bites',
            originalTotalPrice: {amount: '17.98'},
            discountedTotalPrice: {amount: '11.68'},
            discountAllocations: [
              {allocatedAmount: {amount: '5.0'}},
              {allocatedAmount: {amount: '1.3'}},
            ],
          },
        ],
      },
    });
  });

  it('SAND-15a has addresses, shipping discounts and shipments', async () => {
    const order = await orderWith(`
      shippingAddress {id firstName lastName company address1 address2 city provinceCode zip
        countryCodeV2 phone}
      billingAddress {id address1}
      shippingDiscountAllocations {allocatedAmount {amount}}
      successfulFulfillments(first: 3) {trackingCompany trackingInfo {number url}}
    `);
    expect(order).toMatchObject({
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Reed',
        company: null,
        address1: '12 Elm Street',
        address2: null,
        city: 'Denver',
        provinceCode: 'CO',
        zip: '80011',
        countryCodeV2: 'US',
        phone: '3035550100',
      },
      billingAddress: {address1: '12 Elm Street'},
      shippingDiscountAllocations: [{allocatedAmount: {amount: '14.95'}}],
      successfulFulfillments: [],
    });
  });
});
