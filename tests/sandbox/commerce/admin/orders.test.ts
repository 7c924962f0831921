import {describe, expect, it} from 'vitest';
import {ADA, adminApp} from './admin-app';

interface Money {
  shopMoney: {amount: string};
}

interface AdminOrder {
  id: string;
  name: string;
  displayFinancialStatus: string;
  displayFulfillmentStatus: string;
  subtotalPriceSet: Money;
  totalShippingPriceSet: Money;
  totalTaxSet: Money;
  totalPriceSet: Money;
  totalRefundedSet: Money;
  currentTotalPriceSet: Money;
}

const MONEY = [
  'subtotalPriceSet',
  'totalShippingPriceSet',
  'totalTaxSet',
  'totalPriceSet',
  'totalRefundedSet',
  'currentTotalPriceSet',
];

const moneySelection = MONEY.map((name) => `${name} {shopMoney {amount}}`).join(' ');
const ALL = `{orders(first: 50) {nodes {
  id name displayFinancialStatus displayFulfillmentStatus ${moneySelection}
}}}`;

const cents = ({shopMoney}: Money) => Math.round(Number(shopMoney.amount) * 100);

async function allOrders(): Promise<AdminOrder[]> {
  const {orders} = (await adminApp().data(ALL)) as {orders: {nodes: AdminOrder[]}};
  return orders.nodes;
}

describe('Admin API orders', () => {
  it('SAND-39a have totals that add up and match their refunds', async () => {
    const orders = await allOrders();
    expect(orders).toHaveLength(17);
    for (const order of orders) {
      expect([
        order.name,
        cents(order.subtotalPriceSet) +
          cents(order.totalShippingPriceSet) +
          cents(order.totalTaxSet),
      ]).toEqual([order.name, cents(order.totalPriceSet)]);
      expect([order.name, cents(order.totalPriceSet) - cents(order.totalRefundedSet)]).toEqual([
        order.name,
        cents(order.currentTotalPriceSet),
      ]);
    }
    const refunded = orders.filter(({totalRefundedSet}) => cents(totalRefundedSet) > 0);
    expect(refunded.map((order) => order.displayFinancialStatus)).toEqual([
      'PARTIALLY_REFUNDED',
      'REFUNDED',
    ]);
  });

  it('SAND-39c have the same ids and totals as in the Storefront API', async () => {
    const {seenBy, data} = adminApp();
    const {orders} = (await seenBy(
      'ada.whitfield@example.com',
      '{orders(first: 50) {nodes {id name totalPrice {amount} totalRefunded {amount}}}}',
    )) as {orders: {nodes: {id: string}[]}};
    expect(orders.nodes).toHaveLength(15);
    for (const {id, ...order} of orders.nodes) {
      expect(id).toMatch(/^gid:\/\/shopify\/Order\/\d+$/);
      expect(
        await data(
          `query ($id: ID!) {order(id: $id) {
            name customer {id}
            totalPriceSet {shopMoney {amount}} totalRefundedSet {shopMoney {amount}}
          }}`,
          {id},
        ),
      ).toMatchObject({
        order: {
          customer: {id: ADA},
          name: (order as {name?: string}).name,
          totalPriceSet: {shopMoney: (order as {totalPrice?: object}).totalPrice},
          totalRefundedSet: {shopMoney: (order as {totalRefunded?: object}).totalRefunded},
        },
      });
    }
  });

  it("show the card's brand and last digits, and refunds as separate transactions", async () => {
    const {data} = adminApp();
    expect(
      await data(`{order(id: "gid://shopify/Order/1008") {
        paymentGatewayNames
        transactions(first: 5) {
          id kind status gateway
          amountSet {shopMoney {amount}}
          paymentDetails {... on CardPaymentDetails {company number}}
        }
      }}`),
    ).toEqual({
      order: {
        paymentGatewayNames: ['bogus'],
        transactions: [
          {
            id: 'gid://shopify/OrderTransaction/10081',
            kind: 'SALE',
            status: 'SUCCESS',
            gateway: 'bogus',
            amountSet: {shopMoney: {amount: '87.75'}},
            paymentDetails: {company: 'Visa', number: '•••• •••• •••• 4242'},
          },
          {
            id: 'gid://shopify/OrderTransaction/10082',
            kind: 'REFUND',
            status: 'SUCCESS',
            gateway: 'bogus',
            amountSet: {shopMoney: {amount: '52.24'}},
            paymentDetails: {company: 'Visa', number: '•••• •••• •••• 4242'},
          },
        ],
      },
    });
  });

  it('show lines with selling plan, variant and image, also when the variant no longer exists', async () => {
    const {data} = adminApp();
    const lines = `lineItems(first: 5) {nodes {
      title sku variantTitle quantity sellingPlan {name} variant {sku} image {url}
    }}`;
    expect(
      await data(`{
        autoship: order(id: "gid://shopify/Order/1004") {${lines}}
        gone: order(id: "gid://shopify/Order/1002") {${lines}}
      }`),
    ).toMatchObject({
      autoship: {
        lineItems: {
          nodes: [
            {
              title: 'Everyday Chicken & Barley',
              sku: 'MB-DEVC-30',
              variantTitle: '30 lb',
              sellingPlan: {name: 'Every 4 weeks'},
              variant: {sku: 'MB-DEVC-30'},
              image: {url: expect.stringMatching(/^http:\/\/sandbox.test\/cdn\//) as string},
            },
          ],
        },
      },
      gone: {
        lineItems: {
          nodes: [
            {
              title: 'Pumpkin Patch Biscuits',
              sku: 'MT-DPPB-24Z',
              quantity: 2,
              sellingPlan: null,
              variant: null,
              image: null,
            },
            {title: 'Homestyle Stew', variant: {sku: 'MB-DHST-CHK-12X128Z'}},
          ],
        },
      },
    });
  });

  it('SAND-21 SAND-39b are shipped and delivered as time passes', async () => {
    const {data, passDays} = adminApp();
    const state = async () => {
      const {order} = (await data(`{order(id: "gid://shopify/Order/1017") {
        displayFulfillmentStatus
        fulfillments {name displayStatus deliveredAt trackingInfo {company number url}}
      }}`)) as {
        order: {
          displayFulfillmentStatus: string;
          fulfillments: {displayStatus: string; deliveredAt: string | null}[];
        };
      };
      const [parcel] = order.fulfillments;
      return [order.displayFulfillmentStatus, parcel?.displayStatus, parcel?.deliveredAt != null];
    };
    expect(await state()).toEqual(['UNFULFILLED', undefined, false]);
    passDays(1);
    expect(await state()).toEqual(['FULFILLED', 'IN_TRANSIT', false]);
    passDays(3);
    expect(await state()).toEqual(['FULFILLED', 'DELIVERED', true]);
  });

  it.each([
    ['name:#1005', ['#1005']],
    ['name:1005', ['#1005']],
    ['1005', ['#1005']],
    [
      'name:100*',
      ['#1001', '#1002', '#1003', '#1004', '#1005', '#1006', '#1007', '#1008', '#1009'],
    ],
    ['email:marcus.oyelaran@example.com', ['#1006', '#1014']],
    ['customer_id:2 -sku:MB-CIND-7', ['#1014']],
    ['sku:MB-CIND-15 OR name:1001', ['#1001', '#1014']],
    ['customer_id:2 processed_at:<2026-01-01', ['#1006']],
  ])('are found by %s', async (query, names) => {
    const {orders} = (await adminApp().data(
      `query ($query: String) {orders(first: 20, query: $query) {nodes {name}}}`,
      {query},
    )) as {orders: {nodes: {name: string}[]}};
    expect(orders.nodes.map(({name}) => name)).toEqual(names);
  });

  it('are paged by a cursor that stays valid when orders are added', async () => {
    const {data, orders} = adminApp();
    const page = async (args: string) => {
      const found = (await data(
        `{orders(first: 3, reverse: true${args}) {nodes {name} pageInfo {endCursor}}}`,
      )) as {orders: {nodes: {name: string}[]; pageInfo: {endCursor: string}}};
      return found.orders;
    };
    const first = await page('');
    expect(first.nodes.map(({name}) => name)).toEqual(['#1017', '#1016', '#1015']);
    const newest = orders.byNumber(1017);
    if (!newest) throw new Error('The seed has no order 1017');
    orders.place({...newest, cartToken: 'another'});
    const second = await page(`, after: "${first.pageInfo.endCursor}"`);
    expect(second.nodes.map(({name}) => name)).toEqual(['#1014', '#1013', '#1012']);
  });
});
