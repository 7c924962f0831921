import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {accountOperations} from '~/domains/account/operations.server';
import {useOwnSandbox} from './support/own-sandbox';
import {post} from './support/api';
import {add, KIBBLE} from './support/variants';
import {cartOf, change} from './support/guest';
import {ADA, MARCUS, loggedInVisitor} from './support/log-in';
import {writeMetafield} from './support/saved-cart';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const BASE = '/api/ecom/v1.0';

interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  acceptsMarketing: boolean;
  quotaMonth: string | null;
  preferredAddress: string | null;
  clinicZip: string | null;
  metafields: {namespace: string; key: string; type: string; value: string; id: string}[];
  orders: {orders: {id: string; name: string}[]};
  addresses: {id: string; address1: string; isDefault: boolean}[];
  defaultAddress: {id: string} | null;
}

interface Page {
  orders: {id: string; lineItems: {variant: {id: string} | null}[]}[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

watchShop();
const sandbox = useOwnSandbox();
let shop: Shop;
let ada: Visitor;
let marcus: Visitor;
let adaCustomer: Customer;
let marcusCustomer: Customer;

/* Only once, because logins are rate limited. */
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  shop = openShop(sandbox.origin());
  ada = await loggedInVisitor(shop, ADA);
  marcus = await loggedInVisitor(shop, MARCUS);
});

beforeEach(async () => {
  adaCustomer = await customerOf(ada);
  marcusCustomer = await customerOf(marcus);
});

async function customerOf(visitor: Visitor) {
  const {value} = await post<{customer: Customer}>(visitor, `${BASE}/get-shopify-customer`, {});
  return value.customer;
}

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Whitfield',
  address1: '5 Clay Street',
  city: 'Denver',
  province: 'Colorado',
  country: 'United States',
  zip: '80205',
};

const update = (visitor: Visitor, customerId: string, updateInput: object) =>
  post<{customerUpdate: {userErrors: unknown[]}}>(visitor, `${BASE}/update-customer`, {
    customerId,
    updateInput,
  });

describe('get-shopify-customer', () => {
  it('ACCT-02, API-09 returns the caller with their addresses, metafields and newest orders', () => {
    expect(adaCustomer).toMatchObject({email: ADA, firstName: 'Ada', acceptsMarketing: true});
    expect(adaCustomer.id).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/);
    expect(adaCustomer.addresses[0]).toMatchObject({
      id: adaCustomer.defaultAddress?.id,
      isDefault: true,
    });
    expect(adaCustomer.orders.orders).toHaveLength(10);
    expect(marcusCustomer.email).toBe(MARCUS);
    expect(marcusCustomer.id).not.toBe(adaCustomer.id);
  });

  it('ACCT-04a, ACCT-04b, ACCT-04f, ACCT-04g returns the profile with orders and addresses', () => {
    expect(adaCustomer).toMatchObject({
      id: expect.stringMatching(/^gid:/) as string,
      email: ADA,
      firstName: 'Ada',
      lastName: 'Whitfield',
      phone: expect.stringMatching(/^\+1\d{10}$/) as string,
      acceptsMarketing: true,
    });
    expect(adaCustomer.orders.orders.length).toBeGreaterThan(0);
    expect(adaCustomer.addresses).toContainEqual(adaCustomer.defaultAddress);
  });

  it('ACCT-04c, ACCT-04d, ACCT-04e returns what metafields hold as fields', async () => {
    const june = 'june.park@example.com';
    const written = [
      ['profeeding', 'quota_month', '2026-11'],
      ['profeeding', 'quota_value', '12.5'],
      ['profeeding', 'preferred_address', 'clinic'],
      ['custom', 'sold_to', '0000100200'],
      ['custom', 'clinic_zip', '80205'],
    ] as const;
    for (const metafield of written) await writeMetafield(sandbox.origin(), june, [...metafield]);
    const visitor = await loggedInVisitor(shop, june);
    await visitor.post('/cart/change', add(KIBBLE));
    expect(await customerOf(visitor)).toMatchObject({
      quotaMonth: '2026-11',
      quotaValue: '12.5',
      preferredAddress: 'clinic',
      persistedCartMetafield: {
        id: expect.stringMatching(/^gid:/) as string,
        value: visitor.cartId('cart'),
      },
      soldTo: '0000100200',
      shipToZip: '80205',
      clinicZip: '80205',
    });
  });

  it('ACCT-09 ACCT-14 returns metafields with namespace, key, type, value and id', () => {
    expect(adaCustomer.metafields).toContainEqual({
      namespace: 'profeeding',
      key: 'preferred_address',
      type: 'single_line_text_field',
      value: 'home',
      id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/) as string,
    });
  });

  it('API-09 also accepts the sessionToken in the body', async () => {
    const sessionToken = ada.cookies.get('session');
    const elsewhere = shop.visitor();
    const {value} = await post<{customer: Customer}>(elsewhere, `${BASE}/get-shopify-customer`, {
      sessionToken,
    });
    expect(value.customer.id).toBe(adaCustomer.id);
  });
});

describe('the order operations', () => {
  it('API-10 ACCT-05 ACCT-06 get-shopify-orders returns consecutive pages, with variant ids on the lines', async () => {
    const ask = (cursor: string | null) =>
      post<Page>(ada, `${BASE}/get-shopify-orders`, {id: adaCustomer.id, quantity: 9, cursor});
    const {value: first} = await ask(null);
    const {value: second} = await ask(first.pageInfo.endCursor);
    expect(first.orders).toHaveLength(9);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.orders, ...second.orders].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.orders[0]?.lineItems[0]?.variant?.id).toMatch(/ProductVariant\/\d+$/);
  });

  it('API-10 get-shopify-orders filters by a query and refuses an invalid cursor', async () => {
    const found = await post<Page>(ada, `${BASE}/get-shopify-orders`, {
      id: adaCustomer.id,
      query: 'pumpkin patch',
    });
    expect(found.value.orders.map(({id}) => id)).toEqual(['gid://shopify/Order/1002']);
    const refused = await post(ada, `${BASE}/get-shopify-orders`, {
      id: adaCustomer.id,
      cursor: 'AAAA',
    });
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('API-11 API-12 return the last order, and any order by its id', async () => {
    const last = await post<{order: {id: string}}>(ada, `${BASE}/get-shopify-last-order`, {
      id: adaCustomer.id,
    });
    expect(last.value.order.id).toBe(adaCustomer.orders.orders[0]?.id);
    const one = await post<{order: object}>(ada, `${BASE}/get-shopify-order`, {
      id: last.value.order.id,
    });
    expect(one.value.order).toMatchObject({
      name: '#1017',
      total: {currencyCode: 'USD'},
      payment: {brand: 'Visa', last4: '4242'},
    });
  });
});

describe('update-customer', () => {
  it('API-13a API-13b ACCT-14 changes data, creates a metafield, and updates it by its name', async () => {
    const preferring = (value: string) => ({
      metafields: [{namespace: 'profeeding', key: 'preferred_address', value}],
    });
    const made = await update(marcus, marcusCustomer.id, {
      phone: '720 555 0123',
      acceptsMarketing: true,
      ...preferring('home'),
    });
    expect(made.value).toEqual({customerUpdate: {userErrors: []}});
    const after = await customerOf(marcus);
    expect(after).toMatchObject({
      phone: '+17205550123',
      acceptsMarketing: true,
      preferredAddress: 'home',
      firstName: marcusCustomer.firstName,
    });
    await update(marcus, marcusCustomer.id, preferring('clinic'));
    const again = await customerOf(marcus);
    expect(again.preferredAddress).toBe('clinic');
    const idOf = ({metafields}: Customer) =>
      metafields.find(({key}) => key === 'preferred_address')?.id;
    expect(idOf(again)).toBe(idOf(after));
  });

  const metafield = (namespace: string, key: string, value: string) => ({
    metafields: [{namespace, key, value}],
  });

  it.each([
    ['email', {email: 'eve@example.com'}],
    ['tags', {tags: ['vip']}],
    ['the id', {id: 'gid://shopify/Customer/2'}],
    ['an empty name', {firstName: ' '}],
    ['a name with markup', {lastName: '<b>x</b>'}],
    ['an invalid phone number', {phone: '12'}],
    ['the quota month', metafield('profeeding', 'quota_month', '2026-01')],
    ['the quota value', metafield('profeeding', 'quota_value', '0')],
    ['an unknown metafield', metafield('custom', 'discount', '100')],
    ['an unknown address preference', metafield('profeeding', 'preferred_address', 'office')],
    ['the sold-to account', metafield('custom', 'sold_to', '0000999999')],
    ['the ship-to account', metafield('custom', 'ship_to', '0000999999')],
    ['the zip of a clinic', metafield('custom', 'clinic_zip', '80205')],
    ['an invalid cart id', metafield('profeeding', 'persisted_cart_id', 'http://x')],
    [
      'a metafield of another type',
      {
        metafields: [
          {namespace: 'profeeding', key: 'preferred_address', type: 'json', value: 'home'},
        ],
      },
    ],
  ])('ACCT-15 API-13a CHK-16b refuses %s and changes nothing', async (_what, input) => {
    const answer = await update(ada, adaCustomer.id, {acceptsMarketing: false, ...input});
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await customerOf(ada)).toEqual(adaCustomer);
  });
});

describe('delete-metafield', () => {
  it('API-14 deletes a metafield by its id', async () => {
    await update(marcus, marcusCustomer.id, {
      metafields: [{namespace: 'profeeding', key: 'preferred_address', value: 'clinic'}],
    });
    const {metafields, preferredAddress} = await customerOf(marcus);
    expect(preferredAddress).toBe('clinic');
    const metafieldId = metafields.find(({key}) => key === 'preferred_address')?.id;
    const deleted = await post(marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(deleted.value).toEqual({deletedMetafieldId: metafieldId});
    expect((await customerOf(marcus)).preferredAddress).toBeNull();
    const again = await post(marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(again.status).toBe(404);
  });

  it('CHK-16b, API-14 does not delete the account that orders are for', async () => {
    await writeMetafield(sandbox.origin(), MARCUS, ['custom', 'sold_to', '0000100200']);
    const before = await customerOf(marcus);
    const metafieldId = before.metafields.find(({key}) => key === 'sold_to')?.id;
    expect(metafieldId).toBeDefined();
    const refused = await post(marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(refused.status).toBe(404);
    expect((await customerOf(marcus)).metafields).toEqual(before.metafields);
  });

  it('API-14 also removes the cart when it deletes the saved cart id', async () => {
    await change(marcus, add(KIBBLE, 1));
    const metafieldId = (await customerOf(marcus)).metafields.find(
      ({key}) => key === 'persisted_cart_id',
    )?.id;
    const deleted = await post(marcus, `${BASE}/delete-metafield`, {metafieldId});
    expect(deleted.value).toEqual({deletedMetafieldId: metafieldId});
    expect(await cartOf(marcus)).toBeNull();
    const {metafields} = await customerOf(marcus);
    expect(metafields.map(({key}) => key)).not.toContain('persisted_cart_id');
  });
});

describe('the address book operations', () => {
  it('API-15 API-16 API-17 API-18 add, change and delete an address', async () => {
    const add = {address: ADDRESS};
    const added = await post<{id: string}>(ada, `${BASE}/customer-address-create`, add);
    const {id} = added.value;
    const made = (await customerOf(ada)).addresses.find((one) => one.id === id);
    expect(made).toMatchObject({provinceCode: 'CO', countryCode: 'US', phone: null});

    const change = {id, address: {...ADDRESS, address1: '6 Clay Street', provinceCode: 'CO'}};
    await post(ada, `${BASE}/customer-address-update`, change);
    await post(ada, `${BASE}/update-customer-default-address`, {addressId: id});
    expect((await customerOf(ada)).addresses[0]).toMatchObject({
      id,
      address1: '6 Clay Street',
      isDefault: true,
    });

    const back = {addressId: adaCustomer.defaultAddress?.id};
    await post(ada, `${BASE}/update-customer-default-address`, back);
    await post(ada, `${BASE}/customer-address-delete`, {id});
    expect(await customerOf(ada)).toEqual(adaCustomer);
  });

  it('ACCT-22c hold at most 20 addresses, even when 30 are added at once', async () => {
    const before = (await customerOf(marcus)).addresses;
    const answers = await Promise.all(
      Array.from({length: 30}, (_, index) =>
        post<{id: string}>(marcus, `${BASE}/customer-address-create`, {
          address: {...ADDRESS, address1: `${index + 1} Clay Street`},
        }),
      ),
    );
    const after = (await customerOf(marcus)).addresses;
    expect(after).toHaveLength(20);
    const made = answers.filter(({status}) => status === 200);
    expect(made).toHaveLength(20 - before.length);
    const ids = after.map(({id}) => id);
    for (const {value} of made) expect(ids).toContain(value.id);
    const refused = answers.filter(({status}) => status !== 200);
    expect(new Set(refused.map(({code}) => code))).toEqual(new Set(['ADDRESS_BOOK_FULL']));
    for (const {value} of made) {
      await post(marcus, `${BASE}/customer-address-delete`, {id: value.id});
    }
  });

  it('ACCT-07, API-16, API-17 accept exactly the fields of an address and ignore others', async () => {
    const exact = {
      id: 'passed over',
      address1: '7 Clay Street',
      address2: 'Unit 3',
      city: 'Denver',
      province: 'Colorado',
      provinceCode: 'CO',
      zip: '80205',
      country: 'United States',
      countryCode: 'US',
      phone: '3035550142',
      isClinic: true,
    };
    const added = await post<{id: string}>(ada, `${BASE}/customer-address-create`, {
      address: exact,
    });
    const {id} = added.value;
    const saved = async () => (await customerOf(ada)).addresses.find((one) => one.id === id);
    expect(await saved()).toMatchObject({
      address1: '7 Clay Street',
      firstName: adaCustomer.firstName,
      lastName: adaCustomer.lastName,
    });
    const address = {...exact, address1: '8 Clay Street', lastName: 'Moss'};
    await post(ada, `${BASE}/customer-address-update`, {id, address});
    expect(await saved()).toMatchObject({
      address1: '8 Clay Street',
      firstName: adaCustomer.firstName,
      lastName: 'Moss',
    });
    await post(ada, `${BASE}/customer-address-delete`, {id});
    expect(await customerOf(ada)).toEqual(adaCustomer);
  });

  it.each([
    ['no street', {address1: ''}],
    ['no state', {province: ''}],
    ['an unknown state', {province: 'Puerto Rico'}],
    ['an invalid zip', {zip: 'K1A 0B1'}],
    ['another country', {country: 'Canada'}],
  ])('API-16 refuse an address with %s', async (_what, wrong) => {
    const address = {...ADDRESS, ...wrong};
    const answer = await post(ada, `${BASE}/customer-address-create`, {address});
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await customerOf(ada)).addresses).toEqual(adaCustomer.addresses);
  });
});

describe('the account operations', () => {
  /** Every operation that takes an id, with Ada's data. */
  const operations = (): [string, object][] => {
    const address = adaCustomer.addresses[0]?.id;
    return [
      ['get-shopify-orders', {id: adaCustomer.id}],
      ['get-shopify-last-order', {id: adaCustomer.id}],
      ['get-shopify-order', {id: adaCustomer.orders.orders[0]?.id}],
      ['update-customer', {customerId: adaCustomer.id, updateInput: {firstName: 'Eve'}}],
      [
        'update-customer',
        {
          customerId: marcusCustomer.id,
          updateInput: {
            metafields: [
              {
                id: adaCustomer.metafields.find(({key}) => key === 'preferred_address')?.id,
                namespace: 'profeeding',
                key: 'preferred_address',
                value: 'clinic',
              },
            ],
          },
        },
      ],
      ['delete-metafield', {metafieldId: adaCustomer.metafields[0]?.id}],
      ['update-customer-default-address', {addressId: adaCustomer.addresses[1]?.id}],
      ['customer-address-update', {id: address, address: ADDRESS}],
      ['customer-address-delete', {id: address}],
    ];
  };

  it('ACCT-25 don’t find another customer’s data and leave it unchanged', async () => {
    for (const [name, input] of operations()) {
      const answer = await post(marcus, `${BASE}/${name}`, input);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(answer.message).not.toMatch(/Whitfield|Ada/);
    }
    expect(await customerOf(ada)).toEqual(adaCustomer);
    expect(await customerOf(marcus)).toEqual(marcusCustomer);
  });

  it('answer the same for another customer’s order and one that doesn’t exist', async () => {
    const theirs = await post(marcus, `${BASE}/get-shopify-order`, {
      id: adaCustomer.orders.orders[0]?.id,
    });
    const nothing = await post(marcus, `${BASE}/get-shopify-order`, {
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
    const refreshed = await post<{sessionToken: string}>(ada, `${BASE}/refresh-session-token`, {});
    const {sessionToken} = refreshed.value;
    const all = [
      ...operations(),
      ['get-shopify-customer', {}] as const,
      ['customer-address-create', {address: ADDRESS}] as const,
    ];
    const paths = all.map(([name]) => `${BASE}/${name}`);
    expect(new Set(paths)).toEqual(new Set(accountOperations.map(({path}) => path)));
    for (const [name, input] of all) {
      const answers = [
        await post(shop.visitor(), `${BASE}/${name}`, input),
        await post(shop.visitor(), `${BASE}/${name}`, {...input, sessionToken: 'made-up'}),
        /* The token in the body counts, not the cookie. */
        await post(ada, `${BASE}/${name}`, {...input, sessionToken: 'made-up'}),
        await post(ada, `${BASE}/${name}`, {...input, sessionToken: 7}),
        await post(staff.visitor(), `${BASE}/${name}`, {...input, sessionToken}),
      ];
      expect([name, ...answers.map(({status}) => status)]).toEqual([name, 401, 401, 401, 401, 401]);
    }
    expect(await customerOf(ada)).toEqual(adaCustomer);
  });
});
