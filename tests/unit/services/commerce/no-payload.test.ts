import {expect, it} from 'vitest';
import {data, platformOf} from './fake-platform';

type Platform = ReturnType<typeof platformOf>;

const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Doe',
  company: null,
  address1: '1 Oak Street',
  address2: null,
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80205',
  countryCode: 'US',
  phone: null,
} as const;
const PERSON = {email: 'jo@example.com', firstName: 'Jo', lastName: 'Doe', identifier: 'uid-jo'};
const KEY = {namespace: 'custom', key: 'pets'};

const NO_PAYLOAD = 'no payload';
const NO_TOKEN = 'neither token nor error';

it.each<[string, string, (platform: Platform) => Promise<unknown>, string]>([
  ['commerce', 'CustomerUpdate', ({customer}) => customer.update('token', {}), NO_PAYLOAD],
  [
    'commerce-admin',
    'AdminCustomerUpdate',
    ({customer}) => customer.writeMetafields('gid://shopify/Customer/7', []),
    NO_PAYLOAD,
  ],
  [
    'commerce-admin',
    'AdminMetafieldsDelete',
    ({customer}) => customer.deleteMetafields('gid://shopify/Customer/7', [KEY]),
    NO_PAYLOAD,
  ],
  [
    'commerce',
    'CustomerAddressCreate',
    ({addresses}) => addresses.create('token', ADDRESS),
    NO_PAYLOAD,
  ],
  [
    'commerce',
    'CustomerAddressUpdate',
    ({addresses}) => addresses.update('token', 'id', ADDRESS),
    NO_PAYLOAD,
  ],
  [
    'commerce',
    'CustomerAddressDelete',
    ({addresses}) => addresses.remove('token', 'id'),
    NO_PAYLOAD,
  ],
  [
    'commerce',
    'CustomerDefaultAddressUpdate',
    ({addresses}) => addresses.setDefault('token', 'id'),
    NO_PAYLOAD,
  ],
  [
    'commerce',
    'CustomerAccessTokenCreateWithMultipass',
    ({tokens}) => tokens.create(PERSON),
    NO_TOKEN,
  ],
  ['commerce', 'CustomerAccessTokenRenew', ({tokens}) => tokens.renew('old'), NO_TOKEN],
  ['commerce', 'CustomerAccessTokensReplace', ({tokens}) => tokens.replaceAll('old'), NO_TOKEN],
  ['commerce', 'CustomerAccessTokenDelete', ({tokens}) => tokens.revoke('old'), NO_PAYLOAD],
])(
  'HOUSE-110 a reply of %s to %s without a payload is a logged failure',
  async (service, operation, call, detail) => {
    const platform = platformOf({[operation]: data({change: null})});
    expect(await call(platform)).toMatchObject({ok: false, failure: {kind: 'malformed', service}});
    expect(platform.refused).toEqual([`${service} ${operation} malformed: ${detail}`]);
  },
);

it('HOUSE-110 a reply to a change with neither value nor error is a logged failure', async () => {
  const change = {customer: null, customerUserErrors: []};
  const platform = platformOf({CustomerUpdate: data({change})});
  await platform.customer.update('token', {});
  expect(platform.refused).toEqual(['commerce CustomerUpdate malformed: neither value nor error']);
});

it.each<[string, (cart: Platform['cart']) => Promise<unknown>]>([
  ['CartCreate', (cart) => cart.create([])],
  ['CartLinesAdd', (cart) => cart.addLines('id', [])],
  ['CartLinesUpdate', (cart) => cart.updateLines('id', [])],
  ['CartLinesRemove', (cart) => cart.removeLines('id', ['line'])],
  ['CartAttributesUpdate', (cart) => cart.updateAttributes('id', [])],
  ['CartBuyerIdentityUpdate', (cart) => cart.updateBuyerIdentity('id', {})],
  ['CartDiscountCodesUpdate', (cart) => cart.updateDiscountCodes('id', [])],
  ['CartNoteUpdate', (cart) => cart.updateNote('id', '')],
  ['CartHandOff', (cart) => cart.handOff('id', {attributes: [], address: null})],
])(
  'HOUSE-171 a reply to %s without a payload is logged with this name',
  async (operation, call) => {
    const platform = platformOf({[operation]: data({change: null, delivery: null})});
    expect(await call(platform.cart)).toMatchObject({ok: false, failure: {kind: 'malformed'}});
    expect(platform.refused).toEqual([`commerce ${operation} malformed: ${NO_PAYLOAD}`]);
  },
);
