import {isUsState} from '~/domains/location/us-states';
import {LENGTHS} from '~/platform/lengths';
import {matches, required} from '~/ui/form-rules';
import {ACCOUNT_PATHS, numberOf} from './account-paths';
import type {AddressInput, CustomerAddress} from './address';
import {lineOf, type FieldRules, type FormAnswer} from './form-answer';
import {formatPhone, phoneRule, toE164} from './phone';

/** Addresses that a person may keep. */
export const MAX_ADDRESSES = 20;

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
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

const {firstName, lastName, addressLine, city, phone} = LENGTHS;

/** What holds for each field (UI-02): an address in the US, where the shop delivers. */
export const ADDRESS_RULES: FieldRules<AddressField> = {
  firstName: [required('Please enter a first name.'), ...lineOf(firstName, 'A first name')],
  lastName: [required('Please enter a last name.'), ...lineOf(lastName, 'A last name')],
  company: lineOf(addressLine, 'A company'),
  address1: [required('Please enter a street and number.'), ...lineOf(addressLine, 'A line')],
  address2: lineOf(addressLine, 'A line'),
  city: [required('Please enter a city.'), ...lineOf(city, 'A city')],
  provinceCode: [
    required('Please choose a state.'),
    (code) => isUsState(code) || 'Please choose a state of the list.',
  ],
  zip: [
    required('Please enter a zip code.'),
    matches(/^\d{5}$/, 'Please enter a zip code of 5 digits.'),
  ],
  phone: [phoneRule, ...lineOf({min: 0, max: phone.max}, 'A phone number')],
};

export type AddressAnswer = FormAnswer<AddressField>;

/** The address that was written. Its fields hold to the rules. */
export function toAddressInput(values: AddressValues): AddressInput {
  const {company, address2, phone: number, ...rest} = values;
  return {
    ...rest,
    company: company || null,
    address2: address2 || null,
    phone: toE164(number),
    countryCode: 'US',
  };
}

/** The same the other way round: what the form shows of an address. */
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
    zip: rest.zip.slice(0, LENGTHS.zip.max),
    phone: number === null ? '' : formatPhone(number),
  };
}

/** What the address book shows: itself, or one step of a change. Each has an address, so that it works without scripts. */
export type BookView =
  | {kind: 'list'; done: BookChange | null}
  | {kind: 'new'}
  | {kind: 'edit' | 'delete'; number: string};

export const BOOK_CHANGES = ['added', 'changed', 'deleted', 'default'] as const;
export type BookChange = (typeof BOOK_CHANGES)[number];

const isNumber = (text: string | null): text is string => text !== null && /^\d{1,20}$/.test(text);

/** The view that a query asks for; the list, when it is none. */
export function readBookView(search: URLSearchParams): BookView {
  if (search.get('new') === '1') return {kind: 'new'};
  for (const kind of ['edit', 'delete'] as const) {
    const number = search.get(kind);
    if (isNumber(number)) return {kind, number};
  }
  return {kind: 'list', done: BOOK_CHANGES.find((one) => one === search.get('done')) ?? null};
}

export const NEW_ADDRESS_PATH = `${ACCOUNT_PATHS.addressBook}?new=1`;
export const bookPathAfter = (change: BookChange) => `${ACCOUNT_PATHS.addressBook}?done=${change}`;

/** Where one address is edited, or its deletion confirmed. */
export function addressPath(kind: 'edit' | 'delete', {id}: Pick<CustomerAddress, 'id'>): string {
  return `${ACCOUNT_PATHS.addressBook}?${kind}=${numberOf(id) ?? ''}`;
}
