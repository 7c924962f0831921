import {describe, expect, test} from 'vitest';
import {customersApp, ERRORS, type Failure} from './customers-app';

interface AddressPayload extends Failure {
  customerAddress: {id: string} | null;
}

const HOME =
  '{firstName: "Ada", lastName: "Lovelace", address1: "1842 Larkspur Lane", address2: "Apt 3B", city: "Aurora", province: "Colorado", country: "United States", zip: "80011", phone: "3035550142", company: "Analytical"}';
const WORK = '{address1: "77 Kiln Street", city: "Denver", province: "CO", zip: "80205"}';
const idOf = (number: number) =>
  `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;

function addressApp() {
  const app = customersApp();
  const token = app.signedUp();
  const as = `customerAccessToken: "${token}"`;
  const add = (address: string, selection = '{ id }') =>
    app.call<AddressPayload>(
      'customerAddressCreate',
      `${as}, address: ${address}`,
      `{ customerAddress ${selection} ${ERRORS} }`,
    );
  const book = () =>
    app.call<{defaultAddress: {id: string} | null; addresses: {nodes: {id: string}[]}}>(
      'customer',
      as,
      '{ defaultAddress { id } addresses(first: 10) { nodes { id } } }',
    );
  return {...app, as, add, book};
}

describe('customer addresses', () => {
  test('SAND-11c are stored with codes of country and state', async () => {
    const {add} = addressApp();
    const selection = `{
      id firstName lastName company address1 address2 city provinceCode countryCodeV2 zip phone
    }`;
    expect(await add(HOME, selection)).toEqual({
      customerAddress: {
        id: idOf(1),
        firstName: 'Ada',
        lastName: 'Lovelace',
        company: 'Analytical',
        address1: '1842 Larkspur Lane',
        address2: 'Apt 3B',
        city: 'Aurora',
        provinceCode: 'CO',
        countryCodeV2: 'US',
        zip: '80011',
        phone: '3035550142',
      },
      customerUserErrors: [],
    });
  });

  test('SAND-11c have the first as default until another is chosen', async () => {
    const {add, as, book, call} = addressApp();
    await add(HOME);
    await add(WORK);
    expect(await book()).toEqual({
      defaultAddress: {id: idOf(1)},
      addresses: {nodes: [{id: idOf(1)}, {id: idOf(2)}]},
    });
    const made = await call(
      'customerDefaultAddressUpdate',
      `${as}, addressId: "gid://shopify/MailingAddress/2"`,
      `{ customer { defaultAddress { id } } ${ERRORS} }`,
    );
    expect(made).toEqual({customer: {defaultAddress: {id: idOf(2)}}, customerUserErrors: []});
  });

  test('SAND-11c are paged in both directions', async () => {
    const {add, as, call} = addressApp();
    await add(HOME);
    await add(WORK);
    const pages = await call(
      'customer',
      as,
      '{ one: addresses(first: 1) { nodes { id } pageInfo { hasNextPage } } last: addresses(last: 1) { nodes { id } } turned: addresses(first: 1, reverse: true) { edges { node { id } } } }',
    );
    expect(pages).toEqual({
      one: {nodes: [{id: idOf(1)}], pageInfo: {hasNextPage: true}},
      last: {nodes: [{id: idOf(2)}]},
      turned: {edges: [{node: {id: idOf(2)}}]},
    });
  });

  test('SAND-11c are changed field by field', async () => {
    const {add, as, call} = addressApp();
    await add(HOME);
    const changed = await call(
      'customerAddressUpdate',
      `${as}, id: "${idOf(1)}", address: {address2: null, province: "Wyoming", zip: "82001"}`,
      `{ customerAddress { address1 address2 city provinceCode countryCodeV2 zip } ${ERRORS} }`,
    );
    expect(changed).toEqual({
      customerAddress: {
        address1: '1842 Larkspur Lane',
        address2: null,
        city: 'Aurora',
        provinceCode: 'WY',
        countryCodeV2: 'US',
        zip: '82001',
      },
      customerUserErrors: [],
    });
  });

  test('SAND-11c have the oldest one as default after the default was deleted', async () => {
    const {add, as, book, call} = addressApp();
    await add(HOME);
    await add(WORK);
    const remove = (number: number) =>
      call(
        'customerAddressDelete',
        `${as}, id: "${idOf(number)}"`,
        `{ deletedCustomerAddressId ${ERRORS} }`,
      );
    expect(await remove(1)).toEqual({
      deletedCustomerAddressId: idOf(1),
      customerUserErrors: [],
    });
    expect((await book()).defaultAddress).toEqual({id: idOf(2)});
    await remove(2);
    expect(await book()).toEqual({defaultAddress: null, addresses: {nodes: []}});
    expect(await remove(2)).toEqual({
      deletedCustomerAddressId: null,
      customerUserErrors: [{code: 'NOT_FOUND', field: ['id'], message: 'Address does not exist'}],
    });
  });

  test.each([
    ['{country: "Atlantis"}', 'INVALID', ['address', 'country'], 'Country is not valid'],
    ['{province: "Narnia"}', 'INVALID', ['address', 'province'], 'Province is not valid'],
    ['{zip: "8001"}', 'INVALID', ['address', 'zip'], 'Zip is not valid'],
    [
      '{city: "<i>x</i>"}',
      'CONTAINS_HTML_TAGS',
      ['address', 'city'],
      'City cannot contain HTML tags',
    ],
    [
      '{address1: "www.x.test"}',
      'CONTAINS_URL',
      ['address', 'address1'],
      'Address1 cannot contain URL',
    ],
    [WORK, 'TAKEN', ['address'], 'Signature has already been taken'],
  ])('SAND-11c are rejected as %s', async (address, code, field, message) => {
    const {add, book} = addressApp();
    await add(WORK);
    expect(await add(address)).toEqual({
      customerAddress: null,
      customerUserErrors: [{code, field, message}],
    });
    expect((await book()).addresses.nodes).toHaveLength(1);
  });

  test("of another customer can't be read or changed", async () => {
    const {add, call, customers, signedUp} = addressApp();
    await add(HOME);
    const eve = `customerAccessToken: "${signedUp('eve@example.com')}"`;
    const answers = await Promise.all([
      call<Failure>(
        'customerAddressUpdate',
        `${eve}, id: "${idOf(1)}", address: {city: "X"}`,
        `{ ${ERRORS} }`,
      ),
      call<Failure>('customerAddressDelete', `${eve}, id: "${idOf(1)}"`, `{ ${ERRORS} }`),
      call<Failure>(
        'customerDefaultAddressUpdate',
        `${eve}, addressId: "${idOf(1)}"`,
        `{ ${ERRORS} }`,
      ),
    ]);
    expect(answers.map(({customerUserErrors}) => customerUserErrors[0]?.code)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(customers.byId('gid://shopify/Customer/1')?.addresses).toMatchObject([{city: 'Aurora'}]);
    expect(customers.byId('gid://shopify/Customer/2')?.addresses).toEqual([]);
  });
});
