import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {data, platformOf} from './fake-platform';
import {wireAddress, wireCustomer} from './wire-account';

const ID = 'gid://shopify/Customer/1';

const ADDRESS = {
  firstName: 'Jo',
  lastName: 'Doe',
  company: null,
  address1: '1 Main St',
  address2: null,
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80205',
  countryCode: 'US',
  phone: null,
};

const error = (field: string[] | null, code = 'INVALID') => ({code, field, message: 'No good'});

describe('a profile', () => {
  it('is read with the customer’s token, bypassing every cache', async () => {
    const {customer, variablesOf} = platformOf({Customer: data({customer: wireCustomer})});
    expect(await customer.profile('token')).toMatchObject({ok: true, value: {id: ID}});
    expect(variablesOf('Customer')).toMatchObject({customerAccessToken: 'token'});
  });

  it('is refused for an expired token, but not when the platform is down', async () => {
    const refused = platformOf({Customer: data({customer: null})});
    expect(await refused.customer.profile('old')).toEqual(fail('REFUSED'));
    expect(await platformOf({}).customer.profile('token')).toMatchObject({
      failure: {kind: 'status'},
    });
  });

  it('is updated in the given fields only', async () => {
    const {customer, variablesOf} = platformOf({
      CustomerUpdate: data({change: {customer: wireCustomer, customerUserErrors: []}}),
    });
    expect(await customer.update('token', {phone: null})).toMatchObject(
      ok({value: {email: 'jo@example.com'}, userErrors: []}),
    );
    expect(variablesOf('CustomerUpdate')).toMatchObject({
      customerAccessToken: 'token',
      customer: {phone: null},
    });
  });

  it.each([
    [['customer', 'phone'], 'phone'],
    [['customer', 'firstName'], 'firstName'],
    [['customer'], null],
    [null, null],
  ])('maps an error in %j to the field %s, in the platform’s words', async (field, name) => {
    const {customer} = platformOf({
      CustomerUpdate: data({change: {customer: null, customerUserErrors: [error(field)]}}),
    });
    expect(await customer.update('token', {})).toEqual(
      ok({value: null, userErrors: [{name, field, code: 'INVALID', message: 'No good'}]}),
    );
  });

  it.each([
    ['malformed', data({change: null})],
    ['malformed', data({change: {customer: null, customerUserErrors: []}})],
    ['rejected', {body: {errors: [{message: 'Internal error'}]}}],
  ])('HOUSE-21a fails when the outcome of a change is unknown: %s, %j', async (kind, answer) => {
    const {customer} = platformOf({CustomerUpdate: answer});
    expect(await customer.update('token', {})).toMatchObject({ok: false, failure: {kind}});
  });
});

describe('an address', () => {
  const saved = data({change: {customerAddress: wireAddress, customerUserErrors: []}});

  it('is created with state and country codes', async () => {
    const {addresses, variablesOf} = platformOf({CustomerAddressCreate: saved});
    expect(await addresses.create('token', ADDRESS)).toMatchObject(
      ok({value: {id: 'gid://shopify/MailingAddress/7?model_name=CustomerAddress', zip: '80205'}}),
    );
    const {provinceCode: province, countryCode: country, ...rest} = ADDRESS;
    expect(variablesOf('CustomerAddressCreate')).toMatchObject({
      customerAccessToken: 'token',
      address: {...rest, province, country},
    });
  });

  it.each([
    [['address', 'province'], 'provinceCode'],
    [['address', 'country'], 'countryCode'],
    [['address', 'zip'], 'zip'],
    [['address'], null],
    [['id'], null],
  ])('maps an error in %j to the field %s', async (field, name) => {
    const change = {customerAddress: null, customerUserErrors: [error(field)]};
    const {addresses} = platformOf({CustomerAddressUpdate: data({change})});
    expect(await addresses.update('token', 'id', ADDRESS)).toMatchObject(
      ok({value: null, userErrors: [{name, field}]}),
    );
  });

  it('is refused for an expired token', async () => {
    const customerUserErrors = [error(['customerAccessToken'], 'TOKEN_INVALID')];
    const {addresses} = platformOf({
      CustomerAddressCreate: data({change: {customerAddress: null, customerUserErrors}}),
      CustomerAddressUpdate: data({change: {customerAddress: null, customerUserErrors}}),
      CustomerAddressDelete: data({change: {deletedCustomerAddressId: null, customerUserErrors}}),
      CustomerDefaultAddressUpdate: data({change: {customer: null, customerUserErrors}}),
    });
    expect(await addresses.create('old', ADDRESS)).toEqual(fail('REFUSED'));
    expect(await addresses.update('old', 'id', ADDRESS)).toEqual(fail('REFUSED'));
    expect(await addresses.remove('old', 'id')).toEqual(fail('REFUSED'));
    expect(await addresses.setDefault('old', 'id')).toEqual(fail('REFUSED'));
  });

  it('is deleted and made the default', async () => {
    const {addresses} = platformOf({
      CustomerAddressDelete: data({
        change: {deletedCustomerAddressId: wireAddress.id, customerUserErrors: []},
      }),
      CustomerDefaultAddressUpdate: data({
        change: {customer: {defaultAddress: {id: wireAddress.id}}, customerUserErrors: []},
      }),
    });
    const id = 'gid://shopify/MailingAddress/7?model_name=CustomerAddress';
    expect(await addresses.remove('token', id)).toEqual(ok({value: id, userErrors: []}));
    expect(await addresses.setDefault('token', id)).toEqual(ok({value: id, userErrors: []}));
  });
});

describe('metafields', () => {
  const written = data({change: {customer: {id: ID}, userErrors: []}});

  it('ACCT-10 are updated by id, or created with their type', async () => {
    const {customer, variablesOf} = platformOf({AdminCustomerUpdate: written});
    const outcome = await customer.writeMetafields(ID, [
      {id: 'gid://shopify/Metafield/1', value: '80205'},
      {namespace: 'custom', key: 'ship_to', value: '4711'},
    ]);
    expect(outcome).toEqual(ok({userErrors: []}));
    expect(variablesOf('AdminCustomerUpdate')).toEqual({
      input: {
        id: ID,
        metafields: [
          {id: 'gid://shopify/Metafield/1', value: '80205'},
          {namespace: 'custom', key: 'ship_to', value: '4711', type: 'single_line_text_field'},
        ],
      },
    });
  });

  it('keep the platform’s words for errors', async () => {
    const userErrors = [{field: ['metafields', '0', 'value'], message: "Value can't be blank."}];
    const {customer} = platformOf({
      AdminCustomerUpdate: data({change: {customer: null, userErrors}}),
    });
    expect(await customer.writeMetafields(ID, [])).toEqual(ok({userErrors}));
  });

  it.each([
    ['a customer', {owner: {id: ID}}, {customerId: ID, namespace: 'custom', key: 'ship_to'}],
    ['an object that is not a customer', {owner: {}}, null],
  ])('return their owner: %s', async (_case, owner, expected) => {
    const node = {id: 'm', namespace: 'custom', key: 'ship_to', ...owner};
    const {customer} = platformOf({AdminMetafieldOwner: data({node})});
    expect(await customer.metafieldOwner('m')).toEqual(ok(expected));
  });

  it.each([null, {}])('have no owner when the node is not a metafield (%j)', async (node) => {
    const {customer} = platformOf({AdminMetafieldOwner: data({node})});
    expect(await customer.metafieldOwner('m')).toEqual(ok(null));
  });

  it('are deleted by customer, namespace and key', async () => {
    const {customer, variablesOf} = platformOf({
      AdminMetafieldsDelete: data({change: {deletedMetafields: [], userErrors: []}}),
    });
    const key = {namespace: 'profeeding', key: 'persisted_cart_id'};
    expect(await customer.deleteMetafields(ID, [key])).toEqual(ok({userErrors: []}));
    expect(variablesOf('AdminMetafieldsDelete')).toEqual({metafields: [{ownerId: ID, ...key}]});
  });
});

describe('the date of a marketing consent', () => {
  it.each([
    [
      {marketingState: 'SUBSCRIBED', marketingUpdatedAt: '2026-01-01T00:00:00Z'},
      '2026-01-01T00:00:00Z',
    ],
    [{marketingState: 'NOT_SUBSCRIBED', marketingUpdatedAt: null}, null],
    [null, null],
  ])('of %j is %s', async (defaultEmailAddress, expected) => {
    const {customer} = platformOf({
      AdminMarketingConsent: data({customer: {id: ID, defaultEmailAddress}}),
    });
    expect(await customer.marketingConsentDate(ID)).toEqual(ok(expected));
  });
});

describe('the Admin API', () => {
  it('is called at its own origin with its token, and its cost data is ignored', async () => {
    const cost = {requestedQueryCost: 3, throttleStatus: {currentlyAvailable: 1}};
    const {customer, sent} = platformOf({
      AdminMarketingConsent: {body: {data: {customer: null}, extensions: {cost}}},
    });
    expect(await customer.marketingConsentDate(ID)).toEqual(ok(null));
    expect(sent[0]).toMatchObject({
      service: 'commerce-admin',
      kind: 'read',
      url: 'https://admin.test/admin/api/2026-10/graphql.json',
      init: {method: 'POST', headers: {'X-Shopify-Access-Token': 'admin-token'}},
    });
  });

  it('HOUSE-16b receives changes as writes, so they are never retried', async () => {
    const {customer, sent} = platformOf({});
    await customer.writeMetafields(ID, []);
    await customer.deleteMetafields(ID, []);
    expect(sent.map(({kind}) => kind)).toEqual(['write', 'write']);
  });

  it.each([
    ['throttled', {body: {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}}],
    ['rejected', {body: {errors: [{message: 'Access denied'}]}}],
    ['malformed', {body: 'Not Found'}],
    ['network', {failure: 'network' as const}],
  ])('HOUSE-21a fails as %s', async (kind, answer) => {
    const {customer} = platformOf({AdminMarketingConsent: answer});
    expect(await customer.marketingConsentDate(ID)).toMatchObject({
      ok: false,
      failure: {kind, service: 'commerce-admin'},
    });
  });
});
