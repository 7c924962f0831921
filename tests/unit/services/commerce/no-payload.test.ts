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
  ['commerce', 'CartCreate', ({cart}) => cart.create([]), NO_PAYLOAD],
  ['commerce', 'CartLinesRemove', ({cart}) => cart.removeLines('id', ['line']), NO_PAYLOAD],
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
    const name = operation.startsWith('Cart') ? 'cart' : operation;
    expect(platform.refused).toEqual([`${service} ${name} malformed: ${detail}`]);
  },
);

it('HOUSE-110 a reply to a change with neither value nor error is a logged failure', async () => {
  const change = {customer: null, customerUserErrors: []};
  const platform = platformOf({CustomerUpdate: data({change})});
  await platform.customer.update('token', {});
  expect(platform.refused).toEqual(['commerce CustomerUpdate malformed: neither value nor error']);
});
