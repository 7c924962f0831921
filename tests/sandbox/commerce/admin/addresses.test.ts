import {describe, expect, it} from 'vitest';
import {ADA, adminApp, JUNE, NOBODY} from './admin-app';

const HOME = {
  firstName: 'June',
  lastName: 'Park',
  address1: '9 Bluff Road',
  city: 'Boulder',
  countryCode: 'US',
  provinceCode: 'CO',
  zip: '80301',
};
const FIELDS = 'id address1 address2 city provinceCode countryCodeV2 zip';
const ERRORS = 'userErrors {field message}';

const CREATE = `mutation ($customerId: ID!, $address: MailingAddressInput!, $setAsDefault: Boolean) {
  done: customerAddressCreate(customerId: $customerId, address: $address, setAsDefault: $setAsDefault) {
    address {${FIELDS}} ${ERRORS}
  }
}`;
const UPDATE = `mutation ($customerId: ID!, $addressId: ID!, $address: MailingAddressInput!, $setAsDefault: Boolean) {
  done: customerAddressUpdate(
    customerId: $customerId, addressId: $addressId, address: $address, setAsDefault: $setAsDefault
  ) {address {${FIELDS}} ${ERRORS}}
}`;
const DELETE = `mutation ($customerId: ID!, $addressId: ID!) {
  done: customerAddressDelete(customerId: $customerId, addressId: $addressId) {deletedAddressId ${ERRORS}}
}`;
const DEFAULT = `mutation ($customerId: ID!, $addressId: ID!) {
  done: customerUpdateDefaultAddress(customerId: $customerId, addressId: $addressId) {
    customer {defaultAddress {id}} ${ERRORS}
  }
}`;

interface Done {
  address?: {id: string; address1: string} | null;
  deletedAddressId?: string | null;
  customer?: {defaultAddress: {id: string}} | null;
  userErrors: {field: string[] | null; message: string}[];
}

function app() {
  const admin = adminApp();
  const run = async (document: string, variables: object) =>
    (await admin.data(document, variables)).done as Done;
  return {...admin, run, bookOf: (id: string) => admin.customers.byId(id)?.addresses ?? []};
}

describe('Admin API customer addresses', () => {
  it('SAND-38a SAND-38b are created, changed, made default and deleted, as seen in the Storefront API too', async () => {
    const {run, seenBy, bookOf} = app();
    const first = await run(CREATE, {customerId: JUNE, address: HOME});
    expect(first).toMatchObject({
      address: {address1: '9 Bluff Road', countryCodeV2: 'US', provinceCode: 'CO', zip: '80301'},
      userErrors: [],
    });
    const work = {...HOME, address1: '1 Mill Court', setAsDefault: undefined};
    const second = await run(CREATE, {customerId: JUNE, address: work, setAsDefault: true});
    const ids = {customerId: JUNE, addressId: first.address?.id};
    expect(
      await seenBy(
        'june.park@example.com',
        '{defaultAddress {id} addresses(first: 5) {nodes {id}}}',
      ),
    ).toEqual({
      defaultAddress: {id: second.address?.id},
      addresses: {nodes: [{id: first.address?.id}, {id: second.address?.id}]},
    });

    const changed = await run(UPDATE, {...ids, address: {address2: 'Unit 4'}});
    expect(changed.address).toEqual({...first.address, address2: 'Unit 4'});
    const defaulted = await run(DEFAULT, ids);
    expect(defaulted.customer?.defaultAddress.id).toBe(first.address?.id);
    expect(await run(DELETE, ids)).toEqual({deletedAddressId: first.address?.id, userErrors: []});
    expect(bookOf(JUNE).map(({address1}) => address1)).toEqual(['1 Mill Court']);
  });

  it.each([
    ['zip', {zip: '8030'}, ['address', 'zip'], 'Zip is not valid'],
    ['state', {provinceCode: 'ZZ'}, ['address', 'province'], 'Province is not valid'],
    [
      'street',
      {address1: 'x'.repeat(256)},
      ['address', 'address1'],
      'Address1 is too long (maximum is 255 characters)',
    ],
  ])('are rejected with an invalid %s', async (_what, wrong, field, message) => {
    const {run, bookOf} = app();
    const address = {...HOME, ...wrong};
    expect(await run(CREATE, {customerId: JUNE, address})).toEqual({
      address: null,
      userErrors: [{field, message}],
    });
    expect(bookOf(JUNE)).toEqual([]);
  });

  it("SAND-38c of one customer can't be changed through another", async () => {
    const {run, bookOf} = app();
    const [adas] = bookOf(ADA);
    const before = bookOf(ADA);
    const ids = {customerId: JUNE, addressId: adas?.id, address: HOME};
    const unknown = [{field: ['addressId'], message: 'Address does not exist'}];
    for (const document of [UPDATE, DELETE, DEFAULT]) {
      expect((await run(document, ids)).userErrors).toEqual(unknown);
    }
    expect(bookOf(ADA)).toEqual(before);
  });

  it('of an unknown customer are not found', async () => {
    const {run, bookOf} = app();
    const ids = {customerId: NOBODY, addressId: bookOf(ADA)[0]?.id, address: HOME};
    const unknown = [{field: ['customerId'], message: 'Customer does not exist'}];
    for (const document of [CREATE, UPDATE, DELETE, DEFAULT]) {
      expect((await run(document, ids)).userErrors).toEqual(unknown);
    }
  });
});
