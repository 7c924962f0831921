import {isUsState} from '~/domains/location/us-states';
import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {singleLineRules, matches, required} from '~/ui/form-rules';
import {zip5} from '~/platform/zip5';
import type {AddressInput, CustomerAddress} from '../address';
import {checked} from '../forms/field-rules';
import {formatPhone, phoneRule, toE164} from '../parts/phone';

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'zip',
  'phone',
  'isDefault',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

const {firstName, lastName, addressLine, city, phone} = LENGTHS;

/** Validation rules per field (UI-02). Addresses must be in the US, where we deliver. */
export const ADDRESS_RULES: FieldRules<AddressField> = {
  firstName: [required('Enter a first name.'), ...singleLineRules(firstName, 'A first name')],
  lastName: [required('Enter a last name.'), ...singleLineRules(lastName, 'A last name')],
  company: singleLineRules(addressLine, 'A company'),
  address1: [required('Enter a street address.'), ...singleLineRules(addressLine, 'A line')],
  address2: singleLineRules(addressLine, 'A line'),
  city: [required('Enter a city.'), ...singleLineRules(city, 'A city')],
  provinceCode: [
    required('Choose a state.'),
    (code) => isUsState(code) || 'Choose a state from the list.',
  ],
  zip: [required('Enter a zip code.'), matches(/^\d{5}$/, 'Enter a 5-digit zip code.')],
  phone: [phoneRule, ...singleLineRules({min: 0, max: phone.max}, 'A phone number')],
  isDefault: [checked],
};

export type AddressAnswer = FormAnswer<AddressField>;

/** The values must already pass `ADDRESS_RULES`. */
export function toAddressInput(values: Omit<AddressValues, 'isDefault'>): AddressInput {
  const {company, address2, phone: number} = values;
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    address1: values.address1,
    city: values.city,
    provinceCode: values.provinceCode,
    zip: values.zip,
    company: company || null,
    address2: address2 || null,
    phone: toE164(number),
    countryCode: 'US',
  };
}

export function toAddressValues(address: CustomerAddress): AddressValues {
  const {company, address2, phone: number, ...rest} = address;
  return {
    firstName: rest.firstName,
    lastName: rest.lastName,
    company: company ?? '',
    address1: rest.address1,
    address2: address2 ?? '',
    city: rest.city,
    provinceCode: rest.provinceCode,
    zip: zip5(rest.zip),
    phone: number === null ? '' : formatPhone(number),
    isDefault: '',
  };
}
