import {getOperationAST, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import * as adminCustomers from '~graphql/admin/customers';
import * as adminOrders from '~graphql/admin/orders';
import {ORDERS_QUERY} from '~graphql/storefront/orders';
import {metafieldId} from '~sandbox/commerce/storefront/resolvers/metafield';
import {ADA, adminApp} from './admin-app';

const ORDER = 'gid://shopify/Order/1008';
const PREFERRED = {namespace: 'profeeding', key: 'preferred_address'};

/** Variables of the shop's documents, by operation name. */
const VARIABLES: Record<string, object> = {
  AdminMarketingConsent: {id: ADA},
  AdminMetafieldByEmail: {email: 'ada.whitfield@example.com', ...PREFERRED},
  AdminMetafieldOwner: {id: metafieldId(ADA, PREFERRED.namespace, PREFERRED.key)},
  AdminCustomerUpdate: {
    input: {id: ADA, metafields: [{...PREFERRED, type: 'single_line_text_field', value: 'work'}]},
  },
  AdminMetafieldsDelete: {metafields: [{ownerId: ADA, ...PREFERRED}]},
  AdminDeliveries: {ids: [ORDER]},
  AdminOrder: {id: ORDER},
  AdminStatusPage: {query: 'name:1008'},
  AdminOrderCancel: {orderId: 'gid://shopify/Order/1017'},
};

const DOCUMENTS = Object.values({...adminCustomers, ...adminOrders}).map(
  (document) => [getOperationAST(parse(document))?.name?.value ?? '', document] as const,
);

describe("sandbox responses to the shop's documents", () => {
  it.each(DOCUMENTS)('of the Admin API are complete: %s', async (name, document) => {
    const {ask} = adminApp();
    const {data, errors} = await ask(document, VARIABLES[name]);
    expect(errors).toBeUndefined();
    for (const answer of Object.values(data ?? {})) {
      expect(answer).toBeTruthy();
      expect(answer).not.toEqual([null]);
    }
  });

  it("for a customer's orders are complete, with shipments and refunds", async () => {
    const {askStorefront, tokenOf} = adminApp();
    const {data, errors} = await askStorefront(ORDERS_QUERY, {
      customerAccessToken: tokenOf('ada.whitfield@example.com'),
      first: 20,
    });
    expect(errors).toBeUndefined();
    const {orders} = data?.customer as {
      orders: {
        edges: {
          node: {
            name: string;
            canceledAt: string | null;
            financialStatus: string;
            fulfillmentStatus: string;
            lineItems: {nodes: {title: string; variant: object | null}[]};
          };
        }[];
      };
    };
    const nodes = orders.edges.map(({node}) => node);
    const states = new Map(
      nodes.map(({name, canceledAt, financialStatus, fulfillmentStatus}) => [
        name,
        `${financialStatus} ${fulfillmentStatus}${canceledAt === null ? '' : ' canceled'}`,
      ]),
    );
    expect(nodes.map(({name}) => name).slice(0, 3)).toEqual(['#1017', '#1016', '#1015']);
    expect(states.get('#1017')).toBe('PAID UNFULFILLED');
    expect(states.get('#1016')).toBe('PAID FULFILLED');
    expect(states.get('#1011')).toBe('REFUNDED UNFULFILLED canceled');
    expect(states.get('#1008')).toBe('PARTIALLY_REFUNDED FULFILLED');
    const gone = nodes
      .flatMap(({lineItems}) => lineItems.nodes)
      .filter(({variant}) => variant === null);
    expect(gone.map(({title}) => title)).toEqual(['Pumpkin Patch Biscuits']);
  });

  it('show quantities, shipments, refunds and cancellation of each order in the Storefront API', async () => {
    const {seenBy} = adminApp();
    const seen = await seenBy(
      'ada.whitfield@example.com',
      `{
        refunded: orders(first: 1, query: "processed_at:2026-01-30") {nodes {
          totalPrice {amount} totalRefunded {amount} lineItems(first: 3) {nodes {quantity}}
          successfulFulfillments(first: 1) {trackingCompany trackingInfo(first: 1) {number url}}
        }}
        canceled: orders(first: 1, query: "processed_at:2026-03-18") {nodes {
          canceledAt totalRefunded {amount} successfulFulfillments(first: 1) {trackingCompany}
        }}
      }`,
    );
    expect(seen).toEqual({
      refunded: {
        nodes: [
          {
            totalPrice: {amount: '87.75'},
            totalRefunded: {amount: '52.24'},
            lineItems: {nodes: [{quantity: 1}, {quantity: 2}]},
            successfulFulfillments: [
              {
                trackingCompany: 'UPS',
                trackingInfo: [
                  {
                    number: '1Z8A47W00300001008',
                    url: 'https://www.ups.com/track?tracknum=1Z8A47W00300001008',
                  },
                ],
              },
            ],
          },
        ],
      },
      canceled: {
        nodes: [
          {
            canceledAt: expect.stringMatching(/^2026-03-18T/) as string,
            totalRefunded: {amount: '81.49'},
            successfulFulfillments: [],
          },
        ],
      },
    });
  });
});
