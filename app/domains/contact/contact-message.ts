import {SPECIES_LABELS} from '~/domains/content/taxonomy';
import {LENGTHS} from '~/platform/lengths';
import {emailRules} from '~/ui/email-rules';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, matches, oneLine, required, type Rule} from '~/ui/form-rules';
import {compactPhone} from '~/platform/compact-phone';

export const CONTACT_PATH = '/contact-us';
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

/** Optional fields that were left blank are empty. */
export type ContactMessage = Record<ContactField, string>;

export const ORDER_NUMBER = /^#?[A-Za-z0-9-]{1,19}$/;
export const ORDER_NUMBER_WRONG = 'Enter a number like 1001.';

export const PET_SPECIES = {...SPECIES_LABELS, both: 'Both'} as const;

export const TOPIC_MISSING = 'Choose a topic.';

const optional =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' || rule(value);

const within = ({min, max}: {min: number; max: number}, subject: string) =>
  lengthBetween(min, max, `${subject} needs ${min} to ${max} characters.`);

/** UI-02 */
export const CONTACT_RULES: FieldRules<ContactField> = {
  topic: [required(TOPIC_MISSING), oneLine, within(LENGTHS.contactTopic, 'A topic')],
  name: [required('Enter your name.'), oneLine, within(LENGTHS.contactName, 'A name')],
  email: emailRules('Enter your email address so we can reply.'),
  phone: [
    (value) =>
      /^(?:|1?\d{10}|\+[1-9]\d{6,14})$/.test(compactPhone(value)) ||
      'Enter 10 digits, or + and a country code.',
    oneLine,
    optional(within(LENGTHS.phone, 'A phone number')),
  ],
  orderNumber: [optional(matches(ORDER_NUMBER, ORDER_NUMBER_WRONG))],
  petSpecies: [(value) => value === '' || Object.hasOwn(PET_SPECIES, value) || 'Choose one.'],
  message: [required('Tell us what this is about.'), within(LENGTHS.contactMessage, 'A message')],
};

/** Only bots fill in this hidden field. */
export const HONEYPOT = 'website';

export type ContactAnswer = FormAnswer<ContactField>;
