import {describe, expect, it} from 'vitest';
import {CUSTOMER_PROFILE_FRAGMENT} from '~graphql/storefront/customer';
import {METAFIELDS} from '~/domains/session/customer-metafields';
import {mapAddressId, mapCustomer, plainId} from '~/services/commerce/map-customer';
import {wireAddress, wireCustomer} from './wire-account';

const HOME_ID = 'gid://shopify/MailingAddress/7?model_name=CustomerAddress';

describe('a customer’s profile', () => {
  it('ACCT-07 has its addresses with every field, the default first', () => {
    const {addresses, defaultAddress} = mapCustomer(wireCustomer);
    expect(addresses.map(({zip, isDefault}) => [zip, isDefault])).toEqual([
      ['80205', true],
      ['10001', false],
    ]);
    expect(addresses[0]).toEqual(defaultAddress);
    expect(defaultAddress).toEqual({
      id: HOME_ID,
      firstName: 'Jo',
      lastName: 'Doe',
      company: null,
      address1: '1 Main St',
      address2: 'Apt 2',
      city: 'Denver',
      provinceCode: 'CO',
      zip: '80205',
      countryCode: 'US',
      phone: '+13035550142',
      isDefault: true,
    });
  });

  it('has each metafield under its name', () => {
    expect(mapCustomer(wireCustomer).metafields).toMatchObject(
      Object.fromEntries(Object.entries(METAFIELDS).map(([name, {key}]) => [name, {value: key}])),
    );
  });

  it('has null for missing objects and empty strings for missing texts', () => {
    const bare = {
      ...wireCustomer,
      email: null,
      firstName: null,
      lastName: null,
      defaultAddress: null,
      addresses: {nodes: []},
      persistedCart: null,
    };
    const profile = mapCustomer(bare);
    expect(profile).toMatchObject({
      email: '',
      firstName: '',
      lastName: '',
      defaultAddress: null,
      addresses: [],
    });
    expect(profile.metafields.persistedCart).toBeNull();
  });

  it('contains no access token, wherever the platform puts one', () => {
    expect(JSON.stringify(wireCustomer)).toContain('customer_access_token');
    expect(JSON.stringify(mapCustomer(wireCustomer))).not.toMatch(/access_token|secret/);
  });
});

it.each([
  ['shipTo', 'custom', 'ship_to'],
  ['soldTo', 'custom', 'sold_to'],
  ['clinicZip', 'custom', 'clinic_zip'],
  ['preferredAddress', 'profeeding', 'preferred_address'],
  ['persistedCart', 'profeeding', 'persisted_cart_id'],
  ['cause', 'custom', 'giving_cause'],
  ['quotaMonth', 'profeeding', 'quota_month'],
  ['quotaValue', 'profeeding', 'quota_value'],
  ['pets', 'custom', 'pets'],
] as const)(
  'ACCT-11, ACCT-12, ACCT-13, ACCT-16 the metafield %s is %s/%s, and the profile query reads it',
  (name, namespace, key) => {
    expect(METAFIELDS[name]).toEqual({namespace, key});
    expect(CUSTOMER_PROFILE_FRAGMENT).toContain(
      `${name}: metafield(namespace: "${namespace}", key: "${key}")`,
    );
  },
);

it.each([
  [wireAddress.id, HOME_ID],
  [HOME_ID, HOME_ID],
  ['gid://shopify/MailingAddress/7', HOME_ID],
])('the address id %s becomes %s', (id, expected) => {
  expect(mapAddressId(id)).toBe(expected);
});

it('plainId removes the query of an id', () => {
  expect(plainId('gid://shopify/Order/1?key=2')).toBe('gid://shopify/Order/1');
  expect(plainId('gid://shopify/Order/1')).toBe('gid://shopify/Order/1');
});
