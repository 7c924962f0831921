import {describe, expect, it} from 'vitest';
import {createOrderResolvers} from '~sandbox/commerce/checkout/order-resolvers';
import {mailingAddressFields} from '~sandbox/commerce/customers/customer-fields';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import {worldOf} from '~tests/sandbox/support/world-builder';
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
    families: [createOrderResolvers(shop.context), {MailingAddress: mailingAddressFields}],
    nodes: {Order: (id) => shop.orders.byId(id)},
  });
  const result = await storefront.execute(
    `{node(id: "gid://shopify/Order/1001") {... on Order {${fields}}}}`,
  );
  expect(result.errors).toBeUndefined();
  return result.data?.node as Record<string, unknown>;
}

describe('Storefront API order', () => {
  it('SAND-15a has identity, state and totals', async () => {
    const order = await orderWith(`
      id name orderNumber email phone currencyCode customerLocale customerUrl statusUrl processedAt
      financialStatus fulfillmentStatus cancelReason canceledAt edited
      customAttributes {key value}
      subtotalPrice {amount} subtotalPriceV2 {amount} currentSubtotalPrice {amount}
      totalShippingPrice {amount} totalShippingPriceV2 {amount} currentTotalShippingPrice {amount}
      totalTax {amount} totalTaxV2 {amount} currentTotalTax {amount}
      totalPrice {amount currencyCode} totalPriceV2 {amount} currentTotalPrice {amount} originalTotalPrice {amount}
      totalRefunded {amount} totalRefundedV2 {amount}
      currentTotalDuties {amount} originalTotalDuties {amount}
      metafield(namespace: "a", key: "b") {id} metafields(identifiers: [{namespace: "a", key: "b"}]) {id}
    `);
    expect(order).toMatchObject({
      id: 'gid://shopify/Order/1001',
      name: '#1001',
      orderNumber: 1001,
      email: 'ada@example.com',
      phone: '3035550100',
      currencyCode: 'USD',
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      cancelReason: null,
      edited: false,
      customAttributes: [{key: 'SALES_ORG', value: 'USHD'}],
      // $28.50 + 2 x $8.99 - $5 = $41.48, less 10 % = $37.33; shipping free by code; tax 4.5 %.
      subtotalPrice: {amount: '37.33'},
      totalShippingPrice: {amount: '0.0'},
      totalTax: {amount: '1.68'},
      totalPrice: {amount: '39.01', currencyCode: 'USD'},
      totalRefunded: {amount: '0.0'},
      metafield: null,
      metafields: [null],
    });
    expect(order.statusUrl).toMatch(/^http:\/\/localhost:4000\/orders\/\w{32}$/);
  });

  it('SAND-15a has lines with their variants and discounts', async () => {
    const order = await orderWith(`
      lineItems(first: 10) {
        pageInfo {hasNextPage}
        edges {cursor}
        nodes {
          title quantity currentQuantity customAttributes {key value} variant {sku}
          originalTotalPrice {amount} discountedTotalPrice {amount}
          discountAllocations {
            allocatedAmount {amount}
            discountApplication {
              targetType targetSelection allocationMethod
              value {... on MoneyV2 {amount} ... on PricingPercentageValue {percentage}}
              ... on DiscountCodeApplication {code applicable}
            }
          }
        }
      }
    `);
    expect(order).toMatchObject({
      lineItems: {
        nodes: [
          {
            title: 'Everyday Chicken',
            quantity: 1,
            currentQuantity: 1,
            customAttributes: [{key: '_weightValue', value: '15'}],
            variant: {sku: 'CHICK-15'},
            originalTotalPrice: {amount: '28.5'},
            discountedTotalPrice: {amount: '25.65'},
            discountAllocations: [
              {
                allocatedAmount: {amount: '2.85'},
                discountApplication: {
                  code: 'WELCOME10',
                  applicable: true,
                  targetType: 'LINE_ITEM',
                  targetSelection: 'ALL',
                  allocationMethod: 'ACROSS',
                  value: {percentage: 10},
                },
              },
            ],
          },
          {
            title: 'Training Bites',
            originalTotalPrice: {amount: '17.98'},
            discountedTotalPrice: {amount: '11.68'},
            discountAllocations: [
              {
                allocatedAmount: {amount: '5.0'},
                discountApplication: {
                  code: 'TREATS5',
                  targetSelection: 'ENTITLED',
                  value: {amount: '5.0'},
                },
              },
              {allocatedAmount: {amount: '1.3'}, discountApplication: {code: 'WELCOME10'}},
            ],
          },
        ],
      },
    });
  });

  it('SAND-15a has addresses, codes and shipments', async () => {
    const order = await orderWith(`
      shippingAddress {id firstName lastName company address1 address2 city province provinceCode zip
        country countryCodeV2 phone}
      billingAddress {id address1}
      discountApplications(first: 5) {nodes {... on DiscountCodeApplication {code targetType}}}
      shippingDiscountAllocations {allocatedAmount {amount} discountApplication {targetType}}
      successfulFulfillments(first: 3) {trackingCompany trackingInfo {number url}
        fulfillmentLineItems(first: 3) {nodes {quantity lineItem {title}}}}
    `);
    expect(order).toMatchObject({
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Reed',
        company: null,
        address1: '12 Elm Street',
        address2: null,
        city: 'Denver',
        province: 'Colorado',
        provinceCode: 'CO',
        zip: '80011',
        country: 'United States',
        countryCodeV2: 'US',
        phone: '3035550100',
      },
      billingAddress: {address1: '12 Elm Street'},
      discountApplications: {
        nodes: [
          {code: 'TREATS5', targetType: 'LINE_ITEM'},
          {code: 'WELCOME10', targetType: 'LINE_ITEM'},
          {code: 'FREESHIP', targetType: 'SHIPPING_LINE'},
        ],
      },
      shippingDiscountAllocations: [
        {allocatedAmount: {amount: '14.95'}, discountApplication: {targetType: 'SHIPPING_LINE'}},
      ],
      successfulFulfillments: [],
    });
  });
});
