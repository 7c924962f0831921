import {emailAddress} from '../../email-address';
import type {CustomerError, ProfileInput} from './types';

/** Shopify's limits for classic customer accounts, in characters. */
const PASSWORD_LENGTH = {min: 5, max: 40};
const MAX_TEXT_LENGTH = 255;

const email = emailAddress().max(254);

/** Validates the fields that are present, with Shopify's messages. */
export function profileErrors(input: ProfileInput): CustomerError[] {
  return [
    ...(input.email === undefined ? [] : emailErrors(input.email)),
    ...textErrors('firstName', 'First name', input.firstName),
    ...textErrors('lastName', 'Last name', input.lastName),
    ...(input.phone && readPhone(input.phone) === null
      ? [fieldError('INVALID', 'phone', 'Phone is invalid')]
      : []),
    ...(input.password == null ? [] : passwordErrors(input.password)),
  ];
}

function passwordErrors(password: string): CustomerError[] {
  const {min, max} = PASSWORD_LENGTH;
  const error = (code: CustomerError['code'], rest: string) => [
    fieldError(code, 'password', `Password ${rest}`),
  ];
  if (!password.trim()) return error('BLANK', "can't be blank");
  if (password !== password.trim()) {
    return error('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', "can't start or end with a space");
  }
  if (password.length < min) {
    return error('TOO_SHORT', `is too short (minimum is ${min} characters)`);
  }
  return password.length > max
    ? error('TOO_LONG', `is too long (maximum is ${max} characters)`)
    : [];
}

/** Validates a single-line text field, such as a name. */
export function textErrors(
  field: string,
  label: string,
  value: string | null | undefined,
): CustomerError[] {
  if (!value) return [];
  if (value.length > MAX_TEXT_LENGTH) {
    const message = `${label} is too long (maximum is ${MAX_TEXT_LENGTH} characters)`;
    return [fieldError('TOO_LONG', field, message)];
  }
  if (/<[^<>]+>/.test(value)) {
    return [fieldError('CONTAINS_HTML_TAGS', field, `${label} cannot contain HTML tags`)];
  }
  return /https?:\/\/|www\./i.test(value)
    ? [fieldError('CONTAINS_URL', field, `${label} cannot contain URL`)]
    : [];
}

/** Normalizes an email for storage and comparison. */
export const readEmail = (text: string): string => text.trim().toLowerCase();

/** Normalizes a phone number to E.164; 10 digits are a US number. `null` if invalid. */
export function readPhone(text: string): string | null {
  const compact = text.replace(/[\s().-]/g, '');
  if (/^\+[1-9]\d{7,14}$/.test(compact)) return compact;
  const digits = /^1?([2-9]\d{9})$/.exec(compact)?.[1];
  return digits === undefined ? null : `+1${digits}`;
}

export const fieldError = (
  code: CustomerError['code'],
  field: string,
  message: string,
): CustomerError => ({code, field: [field], message});

function emailErrors(text: string | null): CustomerError[] {
  if (!text?.trim()) return [fieldError('BLANK', 'email', "Email can't be blank")];
  return email.safeParse(readEmail(text)).success
    ? []
    : [fieldError('INVALID', 'email', 'Email is invalid')];
}
