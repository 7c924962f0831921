import {z} from 'zod';
import {emailAddress} from '../../email-address';
import {US_STATES} from '../checkout/us-states';
import type {MailingAddressInput} from './inputs';
import type {CartAddress} from './types';

/**
 * Reads a `MailingAddressInput`, in which country and state may be names or codes. Trims all fields; an empty field
 * becomes `null`.
 */
export function readMailingAddress(input: MailingAddressInput): CartAddress {
  const text = (name: keyof MailingAddressInput) => input[name]?.trim() || null;
  const state = US_STATES.find(({name, code}) =>
    [name, code].some((known) => isSameWord(known, input.province)),
  );
  const country = isSameWord('United States', input.country) ? 'US' : input.country?.trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    provinceCode: state?.code ?? text('province')?.toUpperCase() ?? null,
    countryCode: /^[a-z]{2}$/i.test(country ?? '') ? (country ?? '').toUpperCase() : null,
    zip: text('zip'),
    phone: text('phone'),
  };
}

const email = emailAddress().max(254);
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
