import {describe, expect, it} from 'vitest';
import {
  ADDRESS_RULES,
  toAddressInput,
  toAddressValues,
  type AddressField,
} from '~/domains/account/addresses/address-fields';
import {US_STATES} from '~/domains/location/us-states';
import {fieldErrors} from '~/ui/form-answer';

const GOOD = {
  firstName: 'Ada',
  lastName: 'Whitfield',
  company: '',
  address1: '1842 Larkspur Lane',
  address2: '',
  city: 'Aurora',
  provinceCode: 'CO',
  zip: '80011',
  phone: '(303) 555-0142',
  isDefault: '',
};

const errorsOf = (change: Partial<Record<AddressField, string>>) =>
  fieldErrors({...GOOD, ...change}, ADDRESS_RULES);

describe('the address fields', () => {
  it('accept valid values', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({phone: ''})).toEqual({});
  });

  it.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(41)],
    ['lastName', ' '],
    ['company', 'x'.repeat(61)],
    ['address1', ''],
    ['address1', 'see https://example.com'],
    ['address1', 'two\nlines'],
    ['address2', 'x'.repeat(61)],
    ['city', '<b>Aurora</b>'],
    ['city', 'x'.repeat(41)],
    ['provinceCode', ''],
    ['provinceCode', 'PR'],
    ['zip', '8001'],
    ['zip', '80011-1234'],
    ['zip', '8001a'],
    ['phone', '12345'],
    ['isDefault', 'yes'],
  ] as const)('UI-02 UI-03 reports only %s when it is %o', (field, value) => {
    expect(Object.keys(errorsOf({[field]: value}))).toEqual([field]);
  });

  it('LOC-05, ACCT-22d accepts every state and the District of Columbia', () => {
    const codes = Object.keys(US_STATES);
    expect(codes).toHaveLength(51);
    for (const provinceCode of codes) expect(errorsOf({provinceCode})).toEqual({});
  });
});

describe('the address conversion', () => {
  it('sends empty fields as null and reads them back as written', () => {
    const {isDefault, ...written} = GOOD;
    const input = toAddressInput(written);
    expect(input).toEqual({
      ...written,
      company: null,
      address2: null,
      phone: '+13035550142',
      countryCode: 'US',
    });
    expect(
      toAddressValues({...input, id: 'gid://shopify/MailingAddress/1', isDefault: false}),
    ).toEqual({...written, isDefault});
  });
});
