import {expect, it} from 'vitest';
import type {Http} from '~/platform/http.server';
import {ok} from '~/platform/result';
import {createClinics} from '~/services/clinics/clinics.server';
import {refuse} from '~tests/support/refuse';

const WIRE = {
  clinicID: '1',
  groupID: 'g1',
  name: 'Elm Street Animal Hospital',
  kind: 'clinic',
  address: {
    address1: '12 Elm Street',
    address2: null,
    city: 'Denver',
    provinceCode: 'CO',
    zip: '80205',
    countryCode: 'US',
    phone: null,
    SFHomeDeliveryOnly: false,
  },
};

async function search(clinics: readonly object[]) {
  const http: Http = {refuse, json: async () => ok({total: clinics.length, clinics})};
  const env = {CLINIC_DIRECTORY_URL: 'https://clinics.test', CLINIC_DIRECTORY_TOKEN: 'token'};
  return createClinics({env, http}).search('city', 'Denver');
}

it('STAFF-186 a clinic of another form is left out and not counted, and the others are found', async () => {
  expect(
    await search([
      {...WIRE, kind: 'shelter'},
      {...WIRE, clinicID: '2'},
    ]),
  ).toMatchObject({
    ok: true,
    value: {total: 1, clinics: [{id: '2'}]},
  });
});

it('STAFF-186 the search fails, instead of finding nothing, if all clinics have another form', async () => {
  expect(await search([{...WIRE, name: null}])).toMatchObject({ok: false});
  expect(await search([])).toMatchObject({ok: true, value: {total: 0, clinics: []}});
});
