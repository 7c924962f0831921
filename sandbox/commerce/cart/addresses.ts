import {z} from 'zod';
import {stateByCode, US_STATES} from '../checkout/us-states';
import type {CartDeliveryAddressInput, MailingAddressInput} from './inputs';
import type {CartAddress, CartUserError} from './types';

const MAX_FIELD_LENGTH = 255;
const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'countryCode',
  'zip',
  'phone',
] as const satisfies readonly (keyof CartAddress)[];

const countryNames = new Intl.DisplayNames('en', {type: 'region'});

/** Trims all fields; an empty field becomes `null`. */
export function readAddress(input: CartDeliveryAddressInput): CartAddress {
  const field = (name: keyof CartAddress) => input[name]?.trim() || null;
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    company: field('company'),
    address1: field('address1'),
    address2: field('address2'),
    city: field('city'),
    provinceCode: field('provinceCode')?.toUpperCase() ?? null,
    countryCode: field('countryCode')?.toUpperCase() ?? null,
    zip: field('zip'),
    phone: field('phone'),
  };
}

/** Reads a `MailingAddressInput`, in which country and state may be names or codes. */
export function readMailingAddress(input: MailingAddressInput): CartAddress {
  const {country, province, ...rest} = input;
  const state = US_STATES.find(({name, code}) =>
    [name, code].some((known) => isSameWord(known, province)),
  );
  return readAddress({
    ...rest,
    countryCode: isSameWord('United States', country)
      ? 'US'
      : (/^[a-z]{2}$/i.exec(country ?? '')?.[0] ?? null),
    provinceCode: state?.code ?? province,
  });
}

/** Validates an address. `at` is its path in the input. `STRICT` also requires all fields that a shipment needs. */
export function addressErrors(
  address: CartAddress,
  strategy: string | null | undefined,
  at: readonly string[],
): CartUserError[] {
  if (!address.countryCode) {
    return [{code: 'INVALID', field: [...at, 'countryCode'], message: 'invalid value'}];
  }
  const fieldErrors = FIELDS.flatMap((name) => {
    const code = address[name] === null ? null : invalidFieldCode(address[name]);
    return code ? [addressError(code, name, INVALID_FIELD_MESSAGES[code], at)] : [];
  });
  return strategy === 'STRICT' ? [...fieldErrors, ...strictErrors(address, at)] : fieldErrors;
}

const INVALID_FIELD_MESSAGES = {
  ADDRESS_FIELD_IS_TOO_LONG: 'The field is too long.',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'The field cannot contain HTML tags.',
  ADDRESS_FIELD_CONTAINS_URL: 'The field cannot contain a URL.',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'The field cannot contain emojis.',
} as const;

function invalidFieldCode(value: string): keyof typeof INVALID_FIELD_MESSAGES | null {
  if (value.length > MAX_FIELD_LENGTH) return 'ADDRESS_FIELD_IS_TOO_LONG';
  if (/<[^<>]+>/.test(value)) return 'ADDRESS_FIELD_CONTAINS_HTML_TAGS';
  if (/https?:\/\/|www\./i.test(value)) return 'ADDRESS_FIELD_CONTAINS_URL';
  if (/\p{Extended_Pictographic}/u.test(value)) return 'ADDRESS_FIELD_CONTAINS_EMOJIS';
  return null;
}

const REQUIRED = [
  ['lastName', 'A last name is required in order to continue.'],
  ['address1', 'An address is required in order to continue.'],
  ['provinceCode', 'The specified country requires a zone.'],
  ['zip', 'Country specified requires a postal code in order to continue.'],
  ['city', 'A city is required in order to continue.'],
] as const;

function strictErrors(address: CartAddress, at: readonly string[]): CartUserError[] {
  const {countryCode, provinceCode, zip} = address;
  const inUs = countryCode === 'US';
  const missing = REQUIRED.flatMap(([name, message]) => {
    // The sandbox has no list of the other countries that require a zone.
    if (name === 'provinceCode' && !inUs) return [];
    return address[name] === null
      ? [addressError('ADDRESS_FIELD_IS_REQUIRED', name, message, at)]
      : [];
  });
  if (!inUs || missing.length > 0 || !provinceCode || !zip) return missing;
  const state = stateByCode(provinceCode);
  if (!state) {
    return [addressError('PROVINCE_NOT_FOUND', 'provinceCode', 'The province is not known.', at)];
  }
  if (!/^\d{5}(-\d{4})?$/.test(zip)) {
    const message = 'The postal code is not valid for the country.';
    return [addressError('INVALID_ZIP_CODE_FOR_COUNTRY', 'zip', message, at)];
  }
  if (!state.zipStarts.includes(zip.charAt(0))) {
    const message = 'The postal code is not valid for the province.';
    return [addressError('INVALID_ZIP_CODE_FOR_PROVINCE', 'zip', message, at)];
  }
  return [];
}

function addressError(
  code: string,
  name: string,
  message: string,
  at: readonly string[],
): CartUserError {
  return {code, field: [...at, name], message};
}

export function fullName({firstName, lastName}: CartAddress): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** The address as Shopify formats it for an envelope: `["1 Main St", "Denver CO 80202", "United States"]`. */
export function formattedAddress(
  address: CartAddress,
  {withName, withCompany}: {withName: boolean; withCompany: boolean},
): string[] {
  const {address1, address2, city, provinceCode, zip, company} = address;
  return [
    withName ? fullName(address) : null,
    withCompany ? company : null,
    address1,
    address2,
    [city, provinceCode, zip].filter(Boolean).join(' '),
    countryName(address),
  ].filter((line): line is string => Boolean(line));
}

/** `Denver CO, United States`, or `null` for an empty address. */
export function formattedArea(address: CartAddress): string | null {
  const place = [address.city, address.provinceCode].filter(Boolean).join(' ');
  return [place, countryName(address)].filter(Boolean).join(', ') || null;
}

export function countryName({countryCode}: CartAddress): string | null {
  return countryCode && (countryNames.of(countryCode) ?? countryCode);
}

export function stateName({countryCode, provinceCode}: CartAddress): string | null {
  const state = countryCode === 'US' && provinceCode ? stateByCode(provinceCode) : undefined;
  return state?.name ?? provinceCode;
}

const email = z.email().max(254);
const phone = z.string().regex(/^\+?[\d\s().-]{7,20}$/);

export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}

export function isPhone(text: string): boolean {
  return phone.safeParse(text).success;
}

function isSameWord(word: string, other: string | null | undefined): boolean {
  return word.toLowerCase() === other?.trim().toLowerCase();
}
