import {describe, expect, it} from 'vitest';
import {accountOperations} from '~/domains/account/operations.server';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {ADA, MARCUS} from './support/log-in';
import {openShop} from './support/shop';
import {
  ADDRESS,
  BASE,
  customerOf,
  useAccountApi,
  type Customer,
  type Page,
} from './support/account-api';

const {sandbox, site} = useAccountApi();

describe('get-shopify-customer', () => {
  it('ACCT-02, API-09 returns the caller with their addresses, metafields and newest orders', () => {
    expect(site.adaCustomer).toMatchObject({email: ADA, firstName: 'Ada', acceptsMarketing: true});
    expect(site.adaCustomer.id).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/);
    expect(site.adaCustomer.addresses[0]).toMatchObject({
      id: site.adaCustomer.defaultAddress?.id,
      isDefault: true,
    });
    expect(site.adaCustomer.orders.orders).toHaveLength(10);
    expect(site.marcusCustomer.email).toBe(MARCUS);
    expect(site.marcusCustomer.id).not.toBe(site.adaCustomer.id);
  });

  it('ACCT-04a ACCT-04b ACCT-04f ACCT-04g returns who the customer is, with consent, orders and addresses', () => {
    const {id, email, firstName, lastName, phone, ...rest} = site.adaCustomer;
    expect([typeof id, email, firstName, lastName]).toEqual(['string', ADA, 'Ada', 'Whitfield']);
    expect([typeof phone, typeof rest.acceptsMarketing]).toEqual(['string', 'boolean']);
    expect(rest.orders.orders.length).toBeGreaterThan(0);
    expect(rest.addresses.map((address) => address.id)).toContain(rest.defaultAddress?.id);
  });

  it('ACCT-04h returns the subscriptions, or null while their provider is down', async () => {
    expect(site.adaCustomer.subscriptions).toMatchObject([
      {quantity: 1, frequencyDays: 28, cancelled: null},
      {quantity: 2, frequencyDays: 56, cancelled: null},
    ]);
    expect(site.marcusCustomer.subscriptions).toEqual([]);
    const control = createSandboxControl(sandbox.origin());
    await control.fault({service: 'subscriptions', kind: 'down'});
    expect(await customerOf(site.ada)).toMatchObject({email: ADA, subscriptions: null});
    await control.clearFaults();
  });

  it('ACCT-04d ACCT-04e returns the saved cart and where orders go', () => {
    expect(site.adaCustomer).toMatchObject({preferredAddress: 'home', soldTo: null});
    expect(site.adaCustomer).toHaveProperty('shipToZip');
    expect(site.adaCustomer).toHaveProperty('clinicZip');
    expect(site.adaCustomer).toHaveProperty('persistedCartMetafield');
  });

  it('ACCT-09 ACCT-14 returns metafields with namespace, key, type, value and id', () => {
    expect(site.adaCustomer.metafields).toContainEqual({
      namespace: 'profeeding',
      key: 'preferred_address',
      type: 'single_line_text_field',
      value: 'home',
      id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/) as string,
    });
  });

  it('API-09 also accepts the sessionToken in the body', async () => {
    const sessionToken = site.ada.cookies.get('session');
    const elsewhere = site.shop.visitor();
    const {value} = await post<{customer: Customer}>(elsewhere, `${BASE}/get-shopify-customer`, {
      sessionToken,
    });
    expect(value.customer.id).toBe(site.adaCustomer.id);
  });
});

describe('the order operations', () => {
  it('API-10 ACCT-05 ACCT-06 get-shopify-orders returns consecutive pages, with variant ids on the lines', async () => {
    const ask = (cursor: string | null) =>
      post<Page>(site.ada, `${BASE}/get-shopify-orders`, {
        id: site.adaCustomer.id,
        quantity: 9,
        cursor,
      });
    const {value: first} = await ask(null);
    const {value: second} = await ask(first.pageInfo.endCursor);
    expect(first.orders).toHaveLength(9);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.orders, ...second.orders].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.orders[0]?.lineItems[0]?.variant?.id).toMatch(/ProductVariant\/\d+$/);
  });

  it('API-10 get-shopify-orders filters by a query and refuses an invalid cursor', async () => {
    const found = await post<Page>(site.ada, `${BASE}/get-shopify-orders`, {
      id: site.adaCustomer.id,
      query: 'pumpkin patch',
    });
    expect(found.value.orders.map(({id}) => id)).toEqual(['gid://shopify/Order/1002']);
    const refused = await post(site.ada, `${BASE}/get-shopify-orders`, {
      id: site.adaCustomer.id,
      cursor: 'AAAA',
    });
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('API-11 API-12 return the last order, and any order by its id', async () => {
    const last = await post<{order: {id: string}}>(site.ada, `${BASE}/get-shopify-last-order`, {
      id: site.adaCustomer.id,
    });
    expect(last.value.order.id).toBe(site.adaCustomer.orders.orders[0]?.id);
    const one = await post<{order: object}>(site.ada, `${BASE}/get-shopify-order`, {
      id: last.value.order.id,
    });
    expect(one.value.order).toMatchObject({
      name: '#1017',
      total: {currencyCode: 'USD'},
      payment: {brand: 'Visa', last4: '4242'},
    });
  });
});

describe('the account operations', () => {
  /** Every operation that takes an id, with Ada's data. */
  const operations = (): [string, object][] => {
    const address = site.adaCustomer.addresses[0]?.id;
    return [
      ['get-shopify-orders', {id: site.adaCustomer.id}],
      ['get-shopify-last-order', {id: site.adaCustomer.id}],
      ['get-shopify-order', {id: site.adaCustomer.orders.orders[0]?.id}],
      ['update-customer', {customerId: site.adaCustomer.id, updateInput: {firstName: 'Eve'}}],
      [
        'update-customer',
        {
          customerId: site.marcusCustomer.id,
          updateInput: {
            metafields: [
              {
                id: site.adaCustomer.metafields.find(({key}) => key === 'preferred_address')?.id,
                namespace: 'profeeding',
                key: 'preferred_address',
                value: 'clinic',
              },
            ],
          },
        },
      ],
      ['delete-metafield', {metafieldId: site.adaCustomer.metafields[0]?.id}],
      ['update-customer-default-address', {addressId: site.adaCustomer.addresses[1]?.id}],
      ['customer-address-update', {id: address, address: ADDRESS}],
      ['customer-address-delete', {id: address}],
    ];
  };

  it('ACCT-25 don’t find another customer’s data and leave it unchanged', async () => {
    for (const [name, input] of operations()) {
      const answer = await post(site.marcus, `${BASE}/${name}`, input);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.message).not.toMatch(/Whitfield|Ada/);
    }
    expect(await customerOf(site.ada)).toEqual(site.adaCustomer);
    expect(await customerOf(site.marcus)).toEqual(site.marcusCustomer);
  });

  it('API-12 API-17 find nothing by an id of another kind with the same number', async () => {
    const {orders, addresses} = site.adaCustomer;
    const order = orders.orders[0]?.id.replace('/Order/', '/MailingAddress/');
    const address = addresses[0]?.id.replace('/MailingAddress/', '/Order/');
    const found = [
      await post(site.ada, `${BASE}/get-shopify-order`, {id: order}),
      await post(site.ada, `${BASE}/customer-address-update`, {id: address, address: ADDRESS}),
    ];
    expect(found.map(({status, code}) => [status, code])).toEqual([
      [404, 'ORDER_NOT_FOUND'],
      [404, 'ADDRESS_NOT_FOUND'],
    ]);
  });

  it('answer the same for another customer’s order and one that doesn’t exist', async () => {
    const theirs = await post(site.marcus, `${BASE}/get-shopify-order`, {
      id: site.adaCustomer.orders.orders[0]?.id,
    });
    const nothing = await post(site.marcus, `${BASE}/get-shopify-order`, {
      id: 'gid://shopify/Order/99999999',
    });
    expect([theirs.status, theirs.code, theirs.message]).toEqual([
      nothing.status,
      nothing.code,
      nothing.message,
    ]);
  });

  it('ACCT-25, SEC-11 refuse a guest, a made-up token and a token of the other site', async () => {
    const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
    const refreshed = await post<{sessionToken: string}>(
      site.ada,
      `${BASE}/refresh-session-token`,
      {},
    );
    const {sessionToken} = refreshed.value;
    const all = [
      ...operations(),
      ['get-shopify-customer', {}] as const,
      ['customer-address-create', {address: ADDRESS}] as const,
      ['set-favorites', {handles: ['indoor-salmon-oat'], isFavorite: true}] as const,
    ];
    const paths = all.map(([name]) => `${BASE}/${name}`);
    expect(new Set(paths)).toEqual(new Set(accountOperations.map(({path}) => path)));
    for (const [name, input] of all) {
      const answers = [
        await post(site.shop.visitor(), `${BASE}/${name}`, input),
        await post(site.shop.visitor(), `${BASE}/${name}`, {...input, sessionToken: 'made-up'}),
        /* The token in the body counts, not the cookie. */
        await post(site.ada, `${BASE}/${name}`, {...input, sessionToken: 'made-up'}),
        await post(site.ada, `${BASE}/${name}`, {...input, sessionToken: 7}),
        await post(staff.visitor(), `${BASE}/${name}`, {...input, sessionToken}),
      ];
      expect([name, ...answers.map(({status}) => status)]).toEqual([name, 401, 401, 401, 401, 401]);
    }
    expect(await customerOf(site.ada)).toEqual(site.adaCustomer);
  });
});
