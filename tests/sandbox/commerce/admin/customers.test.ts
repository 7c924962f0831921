import {describe, expect, it} from 'vitest';
import {ADA, adminApp, JUNE, NOBODY} from './admin-app';

describe('Admin API customers', () => {
  it('are found by id and email', async () => {
    const {data} = adminApp();
    const found = await data(`{
      byId: customer(id: "${ADA}") {id}
      byEmail: customerByIdentifier(identifier: {emailAddress: "June.Park@example.com"}) {id}
      nobody: customer(id: "${NOBODY}") {id}
      node(id: "${ADA}") {... on Customer {id}}
    }`);
    expect(found).toEqual({
      byId: {id: ADA},
      byEmail: {id: JUNE},
      nobody: null,
      node: {id: ADA},
    });
  });

  it.each([{id: NOBODY}, {}])('SAND-38a are not updated without a known id: %j', async (input) => {
    const update = `mutation ($input: CustomerInput!) {
      customerUpdate(input: $input) {customer {id} userErrors {field message}}
    }`;
    expect(await adminApp().data(update, {input})).toEqual({
      customerUpdate: {
        customer: null,
        userErrors: [{field: ['id'], message: 'Customer does not exist'}],
      },
    });
  });

  it('SAND-38a have the date of their last marketing consent change', async () => {
    const {data, customers, passDays} = adminApp();
    const change = (input: {acceptsMarketing?: boolean; lastName?: string}) => {
      const june = customers.byId(JUNE);
      if (!june || !customers.update(june, input).ok) throw new Error('June cannot be changed');
    };
    const consent = async () => {
      const selection = 'defaultEmailAddress {marketingState marketingUpdatedAt}';
      const {customer} = (await data(`{customer(id: "${JUNE}") {${selection}}}`)) as {
        customer: {defaultEmailAddress: {marketingState: string; marketingUpdatedAt: string}};
      };
      const {marketingState, marketingUpdatedAt} = customer.defaultEmailAddress;
      return [marketingState, marketingUpdatedAt];
    };
    expect(await consent()).toEqual(['NOT_SUBSCRIBED', null]);
    passDays(2);
    change({acceptsMarketing: true});
    passDays(3);
    change({acceptsMarketing: true, lastName: 'Parker'});
    expect(await consent()).toEqual(['SUBSCRIBED', '2026-06-03T12:00:00Z']);
    change({acceptsMarketing: false});
    expect(await consent()).toEqual(['UNSUBSCRIBED', '2026-06-06T12:00:00Z']);
  });
});
