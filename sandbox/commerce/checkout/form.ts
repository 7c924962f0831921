import {z} from 'zod';
import {emailAddress} from '../../email-address';
import {cardDigits, isTestCard} from './gateway';
import {stateByCode} from './us-states';

const requiredText = (label: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `Enter ${label}`)
    .max(max, `Use ${max} characters or fewer`)
    .regex(/^\P{Cc}*$/u, 'Remove characters that can’t be printed');

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer`)
    .regex(/^\P{Cc}*$/u, 'Remove characters that can’t be printed');

const phone = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .refine(
    (digits) => digits === '' || /^(\+?1?\d{10}|\+\d{8,15})$/.test(digits),
    'Enter a 10-digit phone number, or leave it empty',
  );

const contactSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address')
    .max(254, 'Use 254 characters or fewer')
    .pipe(emailAddress('Enter an email address like name@example.com')),
  marketing: z.string(),
  firstName: requiredText('a first name', 40),
  lastName: requiredText('a last name', 40),
  address1: requiredText('a street address', 60),
  address2: optionalText(60),
  city: requiredText('a city', 40),
  state: z
    .string()
    .min(1, 'Choose a state')
    .refine(
      (code) => code === '' || stateByCode(code) !== undefined,
      'Choose a state from the list',
    ),
  zip: z
    .string()
    .trim()
    .min(1, 'Enter a zip code')
    .regex(/^(|\d{5})$/, 'Enter a 5-digit zip code'),
  phone,
});

const cardSchema = z.object({
  cardNumber: z
    .string()
    .transform(cardDigits)
    .pipe(
      z
        .string()
        .min(1, 'Enter a card number')
        .refine(
          (digits) => digits === '' || isTestCard(digits),
          'This card number isn’t valid. Use one of the test cards',
        ),
    ),
  cardName: requiredText('the name on the card', 80),
  expiry: z
    .string()
    .trim()
    .min(1, 'Enter an expiration date')
    .regex(/^(|(0[1-9]|1[0-2])\s?\/\s?\d{2})$/, 'Enter the expiration date as MM/YY'),
  cvv: z
    .string()
    .trim()
    .min(1, 'Enter the security code')
    .regex(/^(|\d{3,4})$/, 'Enter the 3 or 4 digits of the security code'),
});

export const FIELDS = [
  'email',
  'marketing',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
  'shipping',
  'cardNumber',
  'cardName',
  'expiry',
  'cvv',
] as const;
export type Field = (typeof FIELDS)[number];

/** The submitted values as typed. A missing field is an empty string. */
export type FormValues = Record<Field, string>;
export type Problems = Partial<Record<Field, string>>;

export interface Contact {
  email: string;
  acceptsMarketing: boolean;
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
}

interface Submission {
  contact: Contact;
  /** Digits only. `null` if nothing is due. */
  cardNumber: string | null;
}

/** Longer values are truncated before validation. */
const MAX_VALUE_LENGTH = 300;

export function readFormValues(form: FormData): FormValues {
  const value = (field: Field) => {
    const typed = form.get(field);
    return typeof typed === 'string' ? typed.slice(0, MAX_VALUE_LENGTH) : '';
  };
  return Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as FormValues;
}

/** Facts outside the form that validation depends on. */
interface ValidationContext {
  /** Cards that expired before this time are rejected. */
  now: Date;
  /** False if gift cards cover the total: card fields are then ignored. */
  isPaymentDue: boolean;
  /** Handles of the shipping methods. Empty if nothing ships: no method is then required. */
  rates: string[];
}

/** Validates the whole form and returns one problem per field (SAND-13). */
export function parseForm(
  typed: FormValues,
  {now, isPaymentDue, rates}: ValidationContext,
): {ok: true; submission: Submission} | {ok: false; problems: Problems} {
  const contact = contactSchema.safeParse(typed);
  const card = isPaymentDue ? cardSchema.safeParse(typed) : null;
  const problems: Problems = {
    ...problemsOf(contact.error),
    ...problemsOf(card?.error),
  };
  if (rates.length > 0 && !rates.includes(typed.shipping)) {
    problems.shipping = 'Choose a shipping method';
  }
  if (!problems.zip && !isZipInState(typed.zip.trim(), typed.state)) {
    problems.zip = `This zip code isn’t in ${stateByCode(typed.state)?.name ?? 'that state'}`;
  }
  if (isPaymentDue && !problems.expiry && isExpired(typed.expiry, now)) {
    problems.expiry = 'This card has expired';
  }
  if (!contact.success || Object.keys(problems).length > 0) return {ok: false, problems};
  const {marketing, ...fields} = contact.data;
  return {
    ok: true,
    submission: {
      contact: {...fields, acceptsMarketing: marketing === 'on'},
      cardNumber: card?.success ? card.data.cardNumber : null,
    },
  };
}

function problemsOf(error: z.ZodError | undefined): Problems {
  const problems: Problems = {};
  for (const {path, message} of error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}

function isZipInState(zip: string, state: string): boolean {
  const starts = stateByCode(state)?.zipStarts;
  return starts === undefined || starts.includes(zip.charAt(0));
}

/** A card is valid until the end of its month, in UTC. */
function isExpired(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number);
  return Date.UTC(2000 + (year ?? 0), month ?? 0) <= now.getTime();
}
