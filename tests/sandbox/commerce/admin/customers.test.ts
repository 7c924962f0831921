import {describe, expect, it} from 'vitest';
import {ADA, adminApp, JUNE, NOBODY} from './admin-app';

const UPDATE = `mutation ($input: CustomerInput!) {
  customerUpdate(input: $input) {
    customer {firstName lastName tags defaultEmailAddress {emailAddress} defaultPhoneNumber {phoneNumber}}
    userErrors {field message}
  }
}`;

const CONSENT = `mutation ($input: CustomerEmailMarketingConsentUpdateInput!) {
  customerEmailMarketingConsentUpdate(input: $input) {
    customer {defaultEmailAddress {marketingState marketingUpdatedAt marketingOptInLevel}}
    userErrors {code field message}
  }
}`;

describe('Admin API customers', () => {
  it('are found by id, email, phone and query', async () => {
    const {data} = adminApp();
    const found = await data(`{
      byId: customer(id: "${ADA}") {id displayName state numberOfOrders verifiedEmail}
      byEmail: customerByIdentifier(identifier: {emailAddress: "June.Park@example.com"}) {id}
      byPhone: customerByIdentifier(identifier: {phoneNumber: "+1 303 555 0142"}) {id}
      nobody: customer(id: "${NOBODY}") {id}
      customers(first: 5, query: "oyelaran") {nodes {displayName}}
      node(id: "${ADA}") {... on Customer {addressesV2(first: 1) {nodes {city countryCodeV2 provinceCode}}}}
    }`);
    expect(found).toEqual({
      byId: {
        id: ADA,
        displayName: 'Ada Whitfield',
        state: 'ENABLED',
        numberOfOrders: '15',
        verifiedEmail: true,
      },
      byEmail: {id: JUNE},
      byPhone: {id: ADA},
      nobody: null,
      customers: {nodes: [{displayName: 'Marcus Oyelaran'}]},
      node: {
        addressesV2: {nodes: [{city: 'Aurora', countryCodeV2: 'US', provinceCode: 'CO'}]},
      },
    });
  });

  it('SAND-38a can change name, phone, email and tags, as seen in the Storefront API too', async () => {
    const {data, seenBy} = adminApp();
    const input = {
      id: JUNE,
      firstName: 'Junia',
      lastName: 'Parker',
      phone: '(303) 555-0199',
      email: 'June.Parker@Example.com',
      tags: ['vip', 'autoship'],
    };
    const expected = {firstName: 'Junia', lastName: 'Parker', tags: ['vip', 'autoship']};
    expect(await data(UPDATE, {input})).toEqual({
      customerUpdate: {
        customer: {
          ...expected,
          defaultEmailAddress: {emailAddress: 'june.parker@example.com'},
          defaultPhoneNumber: {phoneNumber: '+13035550199'},
        },
        userErrors: [],
      },
    });
    expect(await seenBy('june.parker@example.com', '{firstName lastName tags phone}')).toEqual({
      ...expected,
      phone: '+13035550199',
    });
  });

  it.each([
    [{id: NOBODY}, ['id'], 'Customer does not exist'],
    [{firstName: 'Nobody'}, ['id'], 'Customer does not exist'],
    [{id: JUNE, phone: '12'}, ['phone'], 'Phone is invalid'],
    [{id: JUNE, phone: '+13035550142'}, ['phone'], 'Phone has already been taken'],
    [{id: JUNE, email: 'nonsense'}, ['email'], 'Email is invalid'],
    [{id: JUNE, email: 'ada.whitfield@example.com'}, ['email'], 'Email has already been taken'],
    [
      {id: JUNE, lastName: 'x'.repeat(256)},
      ['lastName'],
      'Last name is too long (maximum is 255 characters)',
    ],
    [
      {id: JUNE, emailMarketingConsent: {marketingState: 'SUBSCRIBED'}},
      ['emailMarketingConsent'],
      'To update emailMarketingConsent, please use the customerEmailMarketingConsentUpdate Mutation instead',
    ],
  ])('SAND-38a stay unchanged when an input is invalid: %j', async (input, field, message) => {
    const {data, customers} = adminApp();
    const before = customers.byId(JUNE);
    expect(await data(UPDATE, {input: {firstName: 'Changed', ...input}})).toEqual({
      customerUpdate: {customer: null, userErrors: [{field, message}]},
    });
    expect(customers.byId(JUNE)).toEqual(before);
  });

  it('SAND-38a have the date of their last marketing consent change', async () => {
    const {data, passDays} = adminApp();
    const asked = async (marketingState: string, consentUpdatedAt?: string) =>
      (
        await data(CONSENT, {
          input: {customerId: JUNE, emailMarketingConsent: {marketingState, consentUpdatedAt}},
        })
      ).customerEmailMarketingConsentUpdate;
    const consent = (marketingState: string, date: string, level: string | null) => ({
      customer: {
        defaultEmailAddress: {marketingState, marketingUpdatedAt: date, marketingOptInLevel: level},
      },
      userErrors: [],
    });
    expect(
      await data(
        `{customer(id: "${JUNE}") {defaultEmailAddress {marketingState marketingUpdatedAt}}}`,
      ),
    ).toEqual({
      customer: {
        defaultEmailAddress: {marketingState: 'NOT_SUBSCRIBED', marketingUpdatedAt: null},
      },
    });
    expect(await asked('SUBSCRIBED', '2026-05-30T08:00:00Z')).toEqual(
      consent('SUBSCRIBED', '2026-05-30T08:00:00Z', 'SINGLE_OPT_IN'),
    );
    passDays(1);
    expect(await asked('UNSUBSCRIBED')).toEqual(
      consent('UNSUBSCRIBED', '2026-06-02T12:00:00Z', null),
    );
    expect(await asked('NOT_SUBSCRIBED')).toEqual({
      customer: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['input', 'emailMarketingConsent', 'marketingState'],
          message: 'Cannot specify NOT_SUBSCRIBED as a marketing state input',
        },
      ],
    });
  });

  it('keep the date of a consent given elsewhere when other fields change', async () => {
    const {data, customers, passDays} = adminApp();
    const change = (input: {acceptsMarketing?: boolean; lastName?: string}) => {
      const june = customers.byId(JUNE);
      if (!june || !customers.update(june, input).ok) throw new Error('June cannot be changed');
    };
    passDays(2);
    change({acceptsMarketing: true});
    passDays(3);
    change({acceptsMarketing: true, lastName: 'Parker'});
    const selection = 'defaultEmailAddress {marketingState marketingUpdatedAt}';
    expect(await data(`{customer(id: "${JUNE}") {${selection}}}`)).toEqual({
      customer: {
        defaultEmailAddress: {
          marketingState: 'SUBSCRIBED',
          marketingUpdatedAt: '2026-06-03T12:00:00Z',
        },
      },
    });
  });
});
