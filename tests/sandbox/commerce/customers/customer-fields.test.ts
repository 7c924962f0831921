import {describe, expect, test} from 'vitest';
import {CUSTOMERS} from '~sandbox/world/customers';
import {seedCustomers} from '~sandbox/commerce/customers/seed';
import {createCustomerTables} from '~sandbox/commerce/customers/tables';
import {dropAllTables} from '~sandbox/drop-all-tables';
import {customersApp} from './customers-app';

const order = (number: number, processedAt: string, total: number) => ({
  id: `gid://shopify/Order/${number}`,
  number,
  processedAt,
  total,
});

const ORDERS = [
  order(1001, '2026-03-01T10:00:00.000Z', 5000),
  order(1002, '2026-02-01T10:00:00.000Z', 1500),
  order(1003, '2026-04-01T10:00:00.000Z', 9900),
];

describe('Customer', () => {
  async function orderIds(args: string): Promise<number[]> {
    const {call, signedUp} = customersApp({
      ofCustomer: (id) => (id === 'gid://shopify/Customer/1' ? ORDERS : []),
    });
    const {orders} = await call<{orders: {nodes: {id: string}[]}}>(
      'customer',
      `customerAccessToken: "${signedUp()}"`,
      `{ orders(first: 10${args}) { nodes { id } } }`,
    );
    return orders.nodes.map(({id}) => Number(id.split('/').at(-1)));
  }

  test.each([
    ['', [1001, 1002, 1003]],
    [', reverse: true', [1003, 1002, 1001]],
    [', sortKey: PROCESSED_AT', [1002, 1001, 1003]],
    [', sortKey: TOTAL_PRICE, reverse: true', [1003, 1001, 1002]],
    [', query: "processed_at:>=2026-03-01"', [1001, 1003]],
    [', query: "processed_at:>=2026-03-01 AND processed_at:<2026-04-01"', [1001]],
    [', query: "processed_at:2026-02-01 OR processed_at:>2026-03-15"', [1002, 1003]],
    [', query: "-processed_at:2026-02-01"', [1001, 1003]],
    // Shopify documents no other filters here; unknown ones are ignored.
    [', query: "1002"', [1001, 1002, 1003]],
    [', query: "name:#1002"', [1001, 1002, 1003]],
  ])('lists orders with the arguments "%s"', async (args, expected) => {
    expect(await orderIds(args)).toEqual(expected);
  });

  test('pages orders by cursor', async () => {
    const {call, signedUp} = customersApp({ofCustomer: () => ORDERS});
    const as = `customerAccessToken: "${signedUp()}"`;
    const first = await call<{orders: {pageInfo: {endCursor: string}}}>(
      'customer',
      as,
      '{ orders(first: 2) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }',
    );
    expect(first).toMatchObject({
      orders: {totalCount: '3', pageInfo: {hasNextPage: true}},
    });
    const after = first.orders.pageInfo.endCursor;
    expect(
      await call('customer', as, `{ orders(first: 2, after: "${after}") { nodes { id } } }`),
    ).toEqual({orders: {nodes: [{id: 'gid://shopify/Order/1003'}]}});
  });

  test('reads metafields by namespace and key, including changed and deleted ones', async () => {
    const {call, customers, signedUp} = customersApp();
    const as = `customerAccessToken: "${signedUp()}"`;
    const id = 'gid://shopify/Customer/1';
    const type = 'single_line_text_field';
    const shipTo = {namespace: 'custom', key: 'ship_to', type};
    const cart = {namespace: 'profeeding', key: 'persisted_cart_id', type};
    customers.setMetafields(id, [
      {...shipTo, value: '100'},
      {...cart, value: 'c1'},
    ]);
    customers.setMetafields(id, [
      {...shipTo, value: '200'},
      {...cart, value: null},
    ]);
    expect(
      await call(
        'customer',
        as,
        `{
          shipTo: metafield(namespace: "custom", key: "ship_to") { namespace key type value }
          cart: metafield(namespace: "profeeding", key: "persisted_cart_id") { value }
        }`,
      ),
    ).toEqual({shipTo: {...shipTo, value: '200'}, cart: null});
    expect(customers.setMetafields('gid://shopify/Customer/9', [])).toBeNull();
  });

  test('has a display name, which falls back to the email', async () => {
    const {call, signedUp} = customersApp();
    const token = signedUp('plain@example.com', {first_name: '', last_name: ''});
    const selection = '{ displayName defaultAddress { id } }';
    expect(await call('customer', `customerAccessToken: "${token}"`, selection)).toEqual({
      displayName: 'plain@example.com',
      defaultAddress: null,
    });
  });
});

describe('seeded customers', () => {
  test('have their addresses, the first as default', () => {
    const {db, clock, customers} = customersApp();
    dropAllTables(db);
    createCustomerTables(db);
    seedCustomers(db, clock, CUSTOMERS);
    expect(customers.all().map(({email}) => email)).toEqual(CUSTOMERS.map(({email}) => email));
    const ada = customers.byEmail('ada.whitfield@example.com');
    expect(ada?.addresses).toHaveLength(2);
    expect(ada?.defaultAddressId).toBe(ada?.addresses[0]?.id);
  });
});
