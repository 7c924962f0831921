import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {data, platformOf} from './fake-platform';
import {
  wireAdminOrder,
  wireOrder,
  wireOrderSummary,
  wirePageInfo,
  wireParcel,
} from './wire-account';

const CUSTOMER = {id: 'gid://shopify/Customer/1'};
const STRANGER = {id: 'gid://shopify/Customer/2'};
const ID = 'gid://shopify/Order/1042';

const pageOf = (nodes: object[]) =>
  data({customer: {...CUSTOMER, orders: {edges: edgesOf(nodes), pageInfo: wirePageInfo}}});
const edgesOf = (nodes: object[]) =>
  nodes.map((node, index) => ({cursor: `cursor ${index}`, node}));
const deliveryOf = (customer: object | null) =>
  data({nodes: [{id: ID, customer, fulfillments: [wireParcel]}]});

describe('a page of orders', () => {
  it('ACCT-06 comes with where the next one begins', async () => {
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

  it('goes back to the newer ones too', async () => {
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

  it('asks nothing of the Admin API while nothing can have been delivered', async () => {
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
    ['is silent', {failure: 'timeout' as const}],
    ['is throttled', {body: {errors: [{message: '', extensions: {code: 'THROTTLED'}}]}}],
    ['knows no such order', data({nodes: [null]})],
    ['says that it is another customer’s', deliveryOf(STRANGER)],
    ['says that it is nobody’s', deliveryOf(null)],
  ])('says shipped when the Admin API %s', async (_case, answer) => {
    const {orders} = platformOf({Orders: pageOf([wireOrderSummary]), AdminDeliveries: answer});
    expect(await orders.page('token', {size: 10})).toMatchObject(
      ok({orders: [{status: 'shipped'}]}),
    );
  });

  it('is refused for a token that is over; a platform that is down refuses nobody', async () => {
    const {orders} = platformOf({Orders: data({customer: null})});
    expect(await orders.page('old', {size: 10})).toEqual(fail('REFUSED'));
    expect(await platformOf({}).orders.page('token', {size: 10})).toMatchObject({
      failure: {kind: 'status'},
    });
  });
});

describe('the last order', () => {
  it('is the first of a page of one, if any', async () => {
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

  it('is looked for among the customer’s own by when it was placed, which the Admin API knows', async () => {
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

  it('is none of those that the platform also found', async () => {
    const {orders} = platformOf({
      Order: found([{...wireOrder, id: 'gid://shopify/Order/10420'}]),
      AdminOrder: data({order: wireAdminOrder}),
    });
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it('of another customer is none, although the Admin API knows it', async () => {
    const {orders} = platformOf({
      Order: found([]),
      AdminOrder: data({order: {...wireAdminOrder, customer: STRANGER}}),
    });
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it('shows no card of an order that the Admin API calls another customer’s, and logs it', async () => {
    const {orders, lines} = platformOf({
      Order: found([wireOrder]),
      AdminOrder: data({order: {...wireAdminOrder, customer: STRANGER}}),
    });
    expect(await orders.order('token', ID)).toMatchObject(ok({payment: null, status: 'shipped'}));
    expect(lines.join()).toContain(ID);
  });

  it('is looked for among the newest while the Admin API is down, and shown with all the rest', async () => {
    const {orders, variablesOf} = platformOf({Order: found([wireOrder])});
    expect(await orders.order('token', ID)).toMatchObject(ok({payment: null, total: 3107}));
    expect(variablesOf('Order')).toMatchObject({query: null});
  });

  it('that is not among them may be an older one: nobody says that there is none', async () => {
    const {orders} = platformOf({Order: found([]), AdminOrder: {failure: 'timeout'}});
    expect(await orders.order('token', ID)).toMatchObject({
      ok: false,
      failure: {kind: 'timeout', service: 'commerce-admin'},
    });
  });

  it('that nobody knows is none', async () => {
    const {orders} = platformOf({Order: found([]), AdminOrder: data({order: null})});
    expect(await orders.order('token', ID)).toEqual(ok(null));
  });

  it.each([
    '',
    '1042',
    'gid://shopify/Customer/1',
    'gid://shopify/Order/1 OR 2',
    'gid://shopify/Order/',
  ])('%j is no order, and nothing is asked', async (id) => {
    const {orders, sent} = platformOf({});
    expect(await orders.order('token', id)).toEqual(ok(null));
    expect(sent).toEqual([]);
  });

  it('is refused for a token that is over', async () => {
    const {orders} = platformOf({
      Order: data({customer: null}),
      AdminOrder: data({order: wireAdminOrder}),
    });
    expect(await orders.order('old', ID)).toEqual(fail('REFUSED'));
  });
});
