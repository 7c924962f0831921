import {describe, expect, it} from 'vitest';
import {post} from './support/api';
import {ADDRESS, BASE, customerOf, useAccountApi} from './support/account-api';

const {site} = useAccountApi();

describe('the address book operations', () => {
  it('API-15 API-16 API-17 API-18 add, change and delete an address', async () => {
    const add = {address: ADDRESS};
    const added = await post<{id: string}>(site.ada, `${BASE}/customer-address-create`, add);
    const {id} = added.value;
    const made = (await customerOf(site.ada)).addresses.find((item) => item.id === id);
    expect(made).toMatchObject({provinceCode: 'CO', countryCode: 'US', phone: null});

    const change = {id, address: {...ADDRESS, address1: '6 Clay Street', provinceCode: 'CO'}};
    await post(site.ada, `${BASE}/customer-address-update`, change);
    await post(site.ada, `${BASE}/update-customer-default-address`, {addressId: id});
    expect((await customerOf(site.ada)).addresses[0]).toMatchObject({
      id,
      address1: '6 Clay Street',
      isDefault: true,
    });

    const back = {addressId: site.adaCustomer.defaultAddress?.id};
    await post(site.ada, `${BASE}/update-customer-default-address`, back);
    await post(site.ada, `${BASE}/customer-address-delete`, {id});
    expect(await customerOf(site.ada)).toEqual(site.adaCustomer);
  });

  it('ACCT-22c hold at most 20 addresses, even when 30 are added at once', async () => {
    const before = (await customerOf(site.marcus)).addresses;
    const answers = await Promise.all(
      Array.from({length: 30}, (_, index) =>
        post<{id: string}>(site.marcus, `${BASE}/customer-address-create`, {
          address: {...ADDRESS, address1: `${index + 1} Clay Street`},
        }),
      ),
    );
    const after = (await customerOf(site.marcus)).addresses;
    expect(after).toHaveLength(20);
    const made = answers.filter(({status}) => status === 200);
    expect(made).toHaveLength(20 - before.length);
    const ids = after.map(({id}) => id);
    for (const {value} of made) expect(ids).toContain(value.id);
    const refused = answers.filter(({status}) => status !== 200);
    expect(new Set(refused.map(({code}) => code))).toEqual(new Set(['ADDRESS_BOOK_FULL']));
    for (const {value} of made) {
      await post(site.marcus, `${BASE}/customer-address-delete`, {id: value.id});
    }
  });

  it('ACCT-07, API-16, API-17 accept exactly the fields of an address and ignore others', async () => {
    const exact = {
      id: 'passed over',
      address1: '7 Clay Street',
      address2: 'Unit 3',
      city: 'Denver',
      province: 'Colorado',
      provinceCode: 'CO',
      zip: '80205',
      country: 'United States',
      countryCode: 'US',
      phone: '3035550142',
      isClinic: true,
    };
    const added = await post<{id: string}>(site.ada, `${BASE}/customer-address-create`, {
      address: exact,
    });
    const {id} = added.value;
    const saved = async () => (await customerOf(site.ada)).addresses.find((item) => item.id === id);
    expect(await saved()).toMatchObject({
      address1: '7 Clay Street',
      firstName: site.adaCustomer.firstName,
      lastName: site.adaCustomer.lastName,
    });
    const address = {...exact, address1: '8 Clay Street', lastName: 'Moss'};
    await post(site.ada, `${BASE}/customer-address-update`, {id, address});
    expect(await saved()).toMatchObject({
      address1: '8 Clay Street',
      firstName: site.adaCustomer.firstName,
      lastName: 'Moss',
    });
    await post(site.ada, `${BASE}/customer-address-delete`, {id});
    expect(await customerOf(site.ada)).toEqual(site.adaCustomer);
  });

  it.each([
    ['no street', {address1: ''}],
    ['no state', {province: ''}],
    ['an unknown state', {province: 'Puerto Rico'}],
    ['an invalid zip', {zip: 'K1A 0B1'}],
    ['another country', {country: 'Canada'}],
  ])('API-16 refuse an address with %s', async (_what, wrong) => {
    const address = {...ADDRESS, ...wrong};
    const answer = await post(site.ada, `${BASE}/customer-address-create`, {address});
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await customerOf(site.ada)).addresses).toEqual(site.adaCustomer.addresses);
  });
});
