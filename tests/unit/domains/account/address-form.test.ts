import {expect, it} from 'vitest';
import {submitAddressForm} from '~/domains/account/address-form.server';
import {ok} from '~/platform/result';
import type {CustomerUserError} from '~/services/commerce/customer-change';
import type {Inventory} from '~/services/inventory/inventory.server';
import {contextOf} from '~tests/support/context';
import {makeProfile} from '~tests/support/session';
import {PERSON} from './builders';

const FIELDS = {
  intent: 'save',
  firstName: 'Ada',
  lastName: 'Whitfield',
  address1: '5 Clay Street',
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80205',
};

/** Submits an address that Shopify refuses with this error. */
async function refused(
  userError: CustomerUserError,
  zipRanges: Inventory['zipRanges'] = async () => ok({DEN: [{from: '80001', to: '81658'}]}),
) {
  const context = contextOf<Parameters<typeof submitAddressForm>[0]>({
    request: {log: {}},
    services: {
      inventory: {zipRanges},
      customers: {profile: async () => ok(makeProfile())},
      addresses: {create: async () => ok({value: null, userErrors: [userError]})},
    },
  });
  const result = await submitAddressForm(context, PERSON, FIELDS);
  if (result.ok || result.failure === 'REFUSED') throw new Error('expected a failed form');
  return result.failure;
}

const COUNTRY = {name: 'countryCode', field: ['address', 'country'], code: 'INVALID', message: ''};

it('ACCT-22b an error about the country is shown at the state, because the form has no country', async () => {
  const {status, answer} = await refused(COUNTRY);
  expect([status, answer.problem]).toEqual([422, null]);
  expect(Object.keys(answer.errors)).toEqual(['provinceCode']);
});

it('ACCT-30 the zip must be one that the shop delivers to at home', async () => {
  const {answer} = await refused(COUNTRY, async (destination) =>
    destination === 'HOME' ? ok({}) : ok({DEN: [{from: '80001', to: '81658'}]}),
  );
  expect(answer.errors).toEqual({zip: 'We don’t deliver to 80205 yet.'});
});
