import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, matches, oneLine, required, type Rule} from '~/ui/form-rules';

export const CONTACT_PATH = '/contact-us';
/** Where somebody is led to who has sent a message. */
export const CONTACT_SENT_PATH = `${CONTACT_PATH}?sent=1`;

export const CONTACT_FIELDS = [
  'topic',
  'name',
  'email',
  'phone',
  'orderNumber',
  'petSpecies',
  'message',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What somebody writes to the people of the site. What is optional and left out is empty. */
export type ContactMessage = Record<ContactField, string>;

/** Kinds of pet that a message can be about, with what they are called. */
export const PET_SPECIES = {dog: 'Dog', cat: 'Cat', both: 'Both'} as const;

export const TOPIC_MISSING = 'Please choose what it is about.';

const optional =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' || rule(value);

const within = ({min, max}: {min: number; max: number}, what: string) =>
  lengthBetween(min, max, `${what} of ${min} to ${max} characters, please.`);

/** What holds for each field (UI-02). */
export const CONTACT_RULES: FieldRules<ContactField> = {
  topic: [required(TOPIC_MISSING), oneLine, within(LENGTHS.contactTopic, 'A topic')],
  name: [required('Please tell us your name.'), oneLine, within(LENGTHS.contactName, 'A name')],
  email: [
    required('Please tell us your email address, so that we can answer.'),
    within(LENGTHS.email, 'An email address'),
    matches(EMAIL_ADDRESS, 'Please enter an email address like name@example.com.'),
  ],
  phone: [
    (value) =>
      /^(?:|1?\d{10}|\+[1-9]\d{6,14})$/.test(value.replace(/[\s().-]/g, '')) ||
      'Please enter 10 digits, or a number that begins with + and its country.',
    oneLine,
    optional(within(LENGTHS.phone, 'A phone number')),
  ],
  orderNumber: [optional(matches(/^#?[A-Za-z0-9-]{1,19}$/, 'Please enter a number like 1001.'))],
  petSpecies: [
    (value) => value === '' || Object.hasOwn(PET_SPECIES, value) || 'Please choose one.',
  ],
  message: [
    required('Please write us what it is about.'),
    within(LENGTHS.contactMessage, 'A message'),
  ],
};

/** A field of the form that nobody sees: what fills it in is no person. */
export const HONEYPOT = 'website';

/** Why a posted form was not sent. */
export type ContactAnswer = FormAnswer<ContactField>;
