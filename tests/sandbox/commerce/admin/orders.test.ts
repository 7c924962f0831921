import {ORDERS} from '~sandbox/world/orders';
import {describe, expect, it} from 'vitest';
import {ORIGIN} from '~tests/sandbox/support/storefront-app';
import {ADA, adminApp} from './admin-app';

describe('Admin API orders', () => {
  it('SAND-39a have totals that add up and match their refunds', () => {
    const seeded = adminApp().orders.all();
    expect(seeded).toHaveLength(ORDERS.length);
    for (const {name, subtotal, shipping, tax, total} of seeded) {
      expect([name, subtotal + shipping + tax]).toEqual([name, total]);
    }
    const refunded = seeded.filter(({refunds}) => refunds.length > 0);
    expect(refunded.map(({financialStatus}) => financialStatus)).toEqual([
      'PARTIALLY_REFUNDED',
      'REFUNDED',
    ]);
  });

  it('SAND-39c have the same ids and dates as in the Storefront API', async () => {
    const {seenBy, data} = adminApp();
    const {orders} = (await seenBy(
      'ada.whitfield@example.com',
      '{orders(first: 50) {nodes {id name processedAt}}}',
    )) as {orders: {nodes: {id: string; name: string; processedAt: string}[]}};
    expect(orders.nodes).toHaveLength(15);
    for (const order of orders.nodes) {
      expect(order.id).toMatch(/^gid:\/\/shopify\/Order\/\d+$/);
      expect(
        await data('query ($id: ID!) {order(id: $id) {id name processedAt customer {id}}}', {
          id: order.id,
        }),
      ).toEqual({order: {...order, customer: {id: ADA}}});
    }
  });

  it("show the card's brand and last digits, and refunds as separate transactions", async () => {
    const {data} = adminApp();
    const paymentDetails = {company: 'Visa', number: '•••• •••• •••• 4242'};
    expect(
      await data(`{order(id: "gid://shopify/Order/1008") {
        transactions(first: 5) {kind status paymentDetails {... on CardPaymentDetails {company number}}}
      }}`),
    ).toEqual({
      order: {
        transactions: [
          {kind: 'SALE', status: 'SUCCESS', paymentDetails},
          {kind: 'REFUND', status: 'SUCCESS', paymentDetails},
        ],
      },
    });
  });

  it('show lines with selling plan and image, even when the variant no longer exists', async () => {
    const {data} = adminApp();
    const lines = `lineItems(first: 5) {nodes {
      title sku variantTitle quantity sellingPlan {name} image {url}
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
              image: null,
            },
            {title: 'Homestyle Stew', image: {url: expect.any(String) as string}},
          ],
        },
      },
    });
  });

  it('SAND-21 SAND-39b are shipped and delivered as time passes', async () => {
    const {data, passDays} = adminApp();
    const parcels = async () => {
      const {order} = (await data(`{order(id: "gid://shopify/Order/1017") {
        fulfillments(first: 5) {status displayStatus createdAt deliveredAt}
      }}`)) as {order: {fulfillments: {displayStatus: string; deliveredAt: string | null}[]}};
      return order.fulfillments.map(({displayStatus, deliveredAt}) => [
        displayStatus,
        deliveredAt !== null,
      ]);
    };
    expect(await parcels()).toEqual([]);
    passDays(1);
    expect(await parcels()).toEqual([['IN_TRANSIT', false]]);
    passDays(3);
    expect(await parcels()).toEqual([['DELIVERED', true]]);
  });

  it.each([
    ['name:1001', ['#1001']],
    ['name:"#1001" AND email:"ADA.WHITFIELD@example.com"', ['#1001']],
    ['name:100*', 9],
    ['name:100 OR name:1002', ['#1002']],
    ['name:1001 AND NOT email:ada.whitfield@example.com', []],
    ['email:ada', []],
  ] as const)('SAND-80 are found by name and email: %s', async (query, expected) => {
    const {data} = adminApp();
    const found = (await data(
      'query ($query: String) {orders(first: 50, query: $query) {nodes {name}}}',
      {
        query,
      },
    )) as {orders: {nodes: {name: string}[]}};
    const names = found.orders.nodes.map(({name}) => name);
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
  });

  it.each(['status:open', 'name:>1001', 'whitfield'])(
    'SAND-80 refuse a search that the sandbox can’t do: %s',
    async (query) => {
      const {ask} = adminApp();
      const answer = await ask(
        'query ($query: String) {orders(first: 5, query: $query) {nodes {name}}}',
        {
          query,
        },
      );
      expect(answer.errors).toMatchObject([{extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'}}]);
    },
  );

  it('SAND-80 have the URL of their status page', async () => {
    const {data, orders} = adminApp();
    expect(await data('{order(id: "gid://shopify/Order/1001") {statusPageUrl email}}')).toEqual({
      order: {
        statusPageUrl: `${ORIGIN}/orders/${orders.byNumber(1001)?.statusToken}`,
        email: orders.byNumber(1001)?.email,
      },
    });
  });
});
