import {describe, expect, it} from 'vitest';
import {
  addressDeleteReply,
  addressReply,
  customerReply,
  customerUpdateReply,
  defaultAddressReply,
  orderReply,
  ordersReply,
  tokenCreateReply,
  tokenDeleteReply,
  tokenRenewReply,
} from '~/services/commerce/account-contract';
import {
  adminCustomerUpdateReply,
  adminDeliveriesReply,
  adminMarketingConsentReply,
  adminMetafieldOwnerReply,
  adminMetafieldsDeleteReply,
  adminOrderReply,
} from '~/services/commerce/admin-contract';
import {pathsOf, withValueAt} from './broken-reply';
import {
  wireAddress,
  wireAdminOrder,
  wireCustomer,
  wireOrder,
  wireOrderSummary,
  wirePageInfo,
  wireFulfillment,
} from './wire-account';

const ID = 'gid://shopify/Customer/1';
const problems = [{code: 'INVALID', field: ['address', 'zip'], message: 'Zip is not valid'}];
const userErrors = [{field: ['input'], message: 'No'}];
const edges = [{cursor: 'a', node: wireOrderSummary}];
const token = {accessToken: 'token', expiresAt: '2026-12-01T00:00:00Z'};

const GOOD = {
  customer: [customerReply, {customer: wireCustomer}],
  'no customer': [customerReply, {customer: null}],
  update: [customerUpdateReply, {change: {customer: wireCustomer, customerUserErrors: problems}}],
  address: [addressReply, {change: {customerAddress: wireAddress, customerUserErrors: []}}],
  'rejected address': [
    addressReply,
    {change: {customerAddress: null, customerUserErrors: problems}},
  ],
  'deleted address': [
    addressDeleteReply,
    {change: {deletedCustomerAddressId: ID, customerUserErrors: []}},
  ],
  default: [
    defaultAddressReply,
    {change: {customer: {defaultAddress: {id: ID}}, customerUserErrors: []}},
  ],
  token: [tokenCreateReply, {change: {customerAccessToken: token, customerUserErrors: []}}],
  'renewed token': [tokenRenewReply, {change: {customerAccessToken: token, userErrors}}],
  'deleted token': [tokenDeleteReply, {change: {deletedAccessToken: 'token', userErrors}}],
  orders: [ordersReply, {customer: {id: ID, orders: {edges, pageInfo: wirePageInfo}}}],
  order: [orderReply, {customer: {id: ID, orders: {nodes: [wireOrder]}}}],
  deliveries: [
    adminDeliveriesReply,
    {nodes: [{id: ID, customer: {id: ID}, fulfillments: [wireFulfillment]}, null]},
  ],
  'order of the Admin API': [adminOrderReply, {order: wireAdminOrder}],
  consent: [
    adminMarketingConsentReply,
    {
      customer: {
        id: ID,
        defaultEmailAddress: {
          marketingState: 'SUBSCRIBED',
          marketingUpdatedAt: '2026-01-01T00:00:00Z',
        },
      },
    },
  ],
  'owner of a metafield': [
    adminMetafieldOwnerReply,
    {node: {id: ID, namespace: 'custom', key: 'ship_to', owner: {id: ID}}},
  ],
  'metafields written': [adminCustomerUpdateReply, {change: {customer: {id: ID}, userErrors}}],
  'metafields deleted': [
    adminMetafieldsDeleteReply,
    {change: {deletedMetafields: [{namespace: 'custom', key: 'ship_to'}, null], userErrors}},
  ],
} as const;

describe('the commerce contract for customers', () => {
  it.each(Object.entries(GOOD))('accepts a valid reply: %s', (_name, [schema, reply]) => {
    expect(schema.safeParse(reply).success).toBe(true);
  });

  it.each(Object.entries(GOOD))(
    'HOUSE-21a rejects %s with a wrong type anywhere',
    (_name, [schema, reply]) => {
      const wrong = Symbol('no value of JSON');
      const passed = pathsOf(reply).filter(
        (path) => schema.safeParse(withValueAt(reply, path, wrong)).success,
      );
      expect(passed).toEqual([]);
    },
  );

  it.each([
    [adminDeliveriesReply, {nodes: [{}]}],
    [adminMetafieldOwnerReply, {node: {}}],
  ])('reads a node of another kind as null', (schema, reply) => {
    const parsed = schema.parse(reply);
    expect(Object.values(parsed).flat()).toEqual([null]);
  });

  it.each(['-1.00', '1,00', '', 'abc', '1e3', 'NaN'])(
    'HOUSE-21a rejects %j as a total',
    (amount) => {
      const order = {...wireOrderSummary, totalPrice: {amount, currencyCode: 'USD'}};
      const orders = {edges: [{cursor: 'a', node: order}], pageInfo: wirePageInfo};
      expect(ordersReply.safeParse({customer: {id: ID, orders}}).success).toBe(false);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x'])(
    'HOUSE-21a rejects %j as a tracking URL',
    (url) => {
      const order = {
        ...wireOrder,
        successfulFulfillments: [{trackingCompany: null, trackingInfo: [{number: '1', url}]}],
      };
      expect(orderReply.safeParse({customer: {id: ID, orders: {nodes: [order]}}}).success).toBe(
        false,
      );
    },
  );
});
