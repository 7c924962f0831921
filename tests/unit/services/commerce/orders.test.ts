import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {data, platformOf} from './fake-platform';
import {
  wireAdminOrder,
  wireOrder,
  wireOrderSummary,
  wirePageInfo,
  wireFulfillment,
} from './wire-account';

const CUSTOMER = {id: 'gid://shopify/Customer/1'};
const STRANGER = {id: 'gid://shopify/Customer/2'};
const ID = 'gid://shopify/Order/1042';

const pageOf = (nodes: object[]) =>
  data({customer: {...CUSTOMER, orders: {edges: edgesOf(nodes), pageInfo: wirePageInfo}}});
const edgesOf = (nodes: object[]) =>
  nodes.map((node, index) => ({cursor: `cursor ${index}`, node}));
const deliveryOf = (customer: object | null) =>
  data({nodes: [{id: ID, customer, fulfillments: [wireFulfillment]}]});

describe('a page of orders', () => {
  it('ACCT-06 includes the cursor of the next page', async () => {
    const {orders, variablesOf} = platformOf({
      Orders: pageOf([wireOrderSummary]),
      AdminDeliveries: deliveryOf(CUSTOMER),
    });
    expect(await orders.page('token', {size: 10, after: 'a'})).toMatchObject(
      ok({orders: [{id: ID, status: 'delivered'}], pageInfo: wirePageInfo}),
    );
    expect(variablesOf('Orders')).toMatchObject({
      customerAccessToken: 'token',
      first: 10,
      after: 'a',
    });
    expect(variablesOf('AdminDeliveries')).toEqual({ids: [ID]});
  });

  it('goes back to newer orders', async () => {
    const {orders, variablesOf} = platformOf({Orders: pageOf([])});
    await orders.page('token', {size: 10, before: 'b'});
    expect(variablesOf('Orders')).toEqual({
      customerAccessToken: 'token',
      last: 10,
      before: 'b',
      country: 'US',
      language: 'EN',
    });
  });

  it('skips the Admin API when no order can have been delivered', async () => {
    const {orders, sent} = platformOf({
      Orders: pageOf([
        {...wireOrderSummary, fulfillmentStatus: 'UNFULFILLED'},
        {...wireOrderSummary, canceledAt: '2026-05-02T00:00:00Z'},
      ]),
    });
    const page = await orders.page('token', {size: 10});
    expect(page.ok && page.value.orders.map(({status}) => status)).toEqual([
      'processing',
      'cancelled',
    ]);
    expect(sent.map(({operation}) => operation)).toEqual(['Orders']);
  });

  it.each([
    ['does not respond', {failure: 'timeout' as const}],
    ['is throttled', {body: {errors: [{message: '', extensions: {code: 'THROTTLED'}}]}}],
    ['knows no such order', data({nodes: [null]})],
    ['says that it is another customer’s', deliveryOf(STRANGER)],
    ['says that it has no customer', deliveryOf(null)],
  ])('shows shipped when the Admin API %s', async (_case, answer) => {
    const {orders} = platformOf({Orders: pageOf([wireOrderSummary]), AdminDeliveries: answer});
    expect(await orders.page('token', {size: 10})).toMatchObject(
      ok({orders: [{status: 'shipped'}]}),
    );
  });

  it('is refused for an expired token, but not when the platform is down', async () => {
    const {orders} = platformOf({Orders: data({customer: null})});
    expect(await orders.page('old', {size: 10})).toEqual(fail('REFUSED'));
    expect(await platformOf({}).orders.page('token', {size: 10})).toMatchObject({
      failure: {kind: 'status'},
    });
  });
});

describe('the last order', () => {
  it('is the first order of a page of one, or null', async () => {
    const {orders, variablesOf} = platformOf({
      Orders: pageOf([wireOrderSummary]),
      AdminDeliveries: deliveryOf(CUSTOMER),
    });
    expect(await orders.last('token')).toMatchObject(ok({name: '#1042'}));
    expect(variablesOf('Orders')).toMatchObject({first: 1});
    expect(await platformOf({Orders: pageOf([])}).orders.last('token')).toEqual(ok(null));
  });
});

describe('one order', () => {
  const found = (nodes: object[]) => data({customer: {...CUSTOMER, orders: {nodes}}});

  it('is searched among the customer’s own by the date from the Admin API', async () => {
    const {orders, variablesOf} = platformOf({
      Order: found([wireOrder]),
      AdminOrder: data({order: wireAdminOrder}),
    });
    expect(await orders.order('token', ID)).toMatchObject(
      ok({id: ID, status: 'delivered', payment: {brand: 'Visa', last4: '4242'}}),
    );
    expect(variablesOf('Order')).toMatchObject({
      customerAccessToken: 'token',
      query: 'processed_at:>=2026-05-01T09:59:59.000Z AND processed_at:<=2026-05-01T10:00:01.000Z',
    });
    expect(variablesOf('AdminOrder')).toEqual({id: ID});
  });

  it('ignores other orders that the search found', async () => {
    const {orders} = platformOf({
      Order: found([{...wireOrder, id: 'gid://shopify/Order/10420'}]),
      AdminOrder: data({order: wireAdminOrder}),
    });
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it('is null for another customer’s order that the Admin API knows', async () => {
    const {orders} = platformOf({
      Order: found([]),
      AdminOrder: data({order: {...wireAdminOrder, customer: STRANGER}}),
    });
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it('hides the card and logs when the Admin API names another customer', async () => {
    const {orders, lines} = platformOf({
      Order: found([wireOrder]),
      AdminOrder: data({order: {...wireAdminOrder, customer: STRANGER}}),
    });
    expect(await orders.order('token', ID)).toMatchObject(ok({payment: null, status: 'shipped'}));
    expect(lines.join()).toContain(ID);
  });

  it('is searched among the newest, and shown without a card, while the Admin API is down', async () => {
    const {orders, variablesOf} = platformOf({Order: found([wireOrder])});
    expect(await orders.order('token', ID)).toMatchObject(ok({payment: null, total: 3107}));
    expect(variablesOf('Order')).toMatchObject({query: null});
  });

  it('fails, rather than being null, when it is not among the newest while the Admin API is down', async () => {
    const {orders} = platformOf({Order: found([]), AdminOrder: {failure: 'timeout'}});
    expect(await orders.order('token', ID)).toMatchObject({
      ok: false,
      failure: {kind: 'timeout', service: 'commerce-admin'},
    });
  });

  it('is null when unknown', async () => {
    const {orders} = platformOf({Order: found([]), AdminOrder: data({order: null})});
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it.each([
    '',
    '1042',
    'gid://shopify/Customer/1',
    'gid://shopify/Order/1 OR 2',
    'gid://shopify/Order/',
  ])('is null for the invalid id %j, without a call', async (id) => {
    const {orders, sent} = platformOf({});
    expect(await orders.order('token', id)).toEqual(ok(null));
    expect(sent).toEqual([]);
  });

  it('is refused for an expired token', async () => {
    const {orders} = platformOf({
      Order: data({customer: null}),
      AdminOrder: data({order: wireAdminOrder}),
    });
    expect(await orders.order('old', ID)).toEqual(fail('REFUSED'));
  });
});
