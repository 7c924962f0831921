import {describe, expect, it} from 'vitest';
import {
  CONTACT_RULES,
  TOPIC_MISSING,
  type ContactField,
  type ContactMessage,
} from '~/domains/contact/contact-message';
import {LENGTHS} from '~/platform/lengths';
import {fieldErrors} from '~/ui/form-answer';

const GOOD: ContactMessage = {
  topic: 'order',
  name: 'Ada Whitfield',
  email: 'ada@example.com',
  phone: '',
  orderNumber: '',
  petSpecies: '',
  message: 'Where is my order?',
};

const ONE_LINE = 'Keep this on one line.';
const NAME = 'A name needs 1 to 80 characters.';
const EMAIL = 'Enter an email address like name@example.com.';
const PHONE = 'Enter 10 digits, or + and a country code.';
const ORDER = 'Enter a number like 1001.';
const MESSAGE = 'A message needs 10 to 2000 characters.';

const errorsOf = (change: Partial<ContactMessage>) =>
  fieldErrors({...GOOD, ...change}, CONTACT_RULES);

describe('a contact message', () => {
  it.each<[ContactField, string]>([
    ['topic', 'x'.repeat(LENGTHS.contactTopic.max)],
    ['name', 'B'],
    ['name', 'Zoë Ní Bhriain-O’Neill, Jr.'],
    ['name', '🐈'.repeat(LENGTHS.contactName.max)],
    ['email', "o'hara+pets@mail.example.co.uk"],
    ['phone', '(303) 555-0142'],
    ['phone', '1 303 555 0142'],
    ['phone', '+44 20 7946 0018'],
    ['orderNumber', '#1001'],
    ['orderNumber', 'ab-1001'],
    ['petSpecies', 'dog'],
    ['petSpecies', 'both'],
    ['message', 'x'.repeat(LENGTHS.contactMessage.min)],
    ['message', 'x'.repeat(LENGTHS.contactMessage.max)],
    ['message', 'two\r\nlines, and <b>more</b>'],
  ])('UI-02, UI-04 the contact form accepts as %s %j', (field, value) => {
    expect(errorsOf({[field]: value})).toEqual({});
  });

  it.each(['tom&jerry@example.com', 'kennel#1@example.com'])(
    'ACCT-101 the contact form accepts the email %s',
    (email) => {
      expect(errorsOf({email})).toEqual({});
    },
  );

  it('ACCT-110 the contact form accepts a phone number as a phone’s contacts copy it', () => {
    expect(errorsOf({phone: '\u202A(303) 555\u20110142\u202C'})).toEqual({});
  });

  it.each<[ContactField, string, string]>([
    ['topic', '', TOPIC_MISSING],
    ['topic', 'order\nBcc: x', ONE_LINE],
    ['name', ' ', 'Enter your name.'],
    ['name', 'x'.repeat(81), NAME],
    ['name', 'Ada\r\nBcc: all@evil.example', ONE_LINE],
    ['name', 'Ada\u2028Bcc', ONE_LINE],
    ['email', '', 'Enter your email address so we can reply.'],
    ['email', 'a@', 'An email address needs 3 to 254 characters.'],
    ['email', 'ada', EMAIL],
    ['email', 'ada@example', EMAIL],
    ['email', 'ada@example.com, eve@example.com', EMAIL],
    ['email', 'ada@example.com\nBcc: all@evil.example', EMAIL],
    ['email', 'Ada <ada@example.com>', EMAIL],
    ['email', `${'x'.repeat(250)}@example.com`, 'An email address needs 3 to 254 characters.'],
    ['phone', '555-0142', PHONE],
    ['phone', '+0 303 555 0142', PHONE],
    ['phone', 'call me', PHONE],
    ['phone', '303\n555\n0142', ONE_LINE],
    ['orderNumber', '1001\nBcc: x', ORDER],
    ['orderNumber', '#', ORDER],
    ['orderNumber', 'x'.repeat(21), ORDER],
    ['petSpecies', 'ferret', 'Choose one.'],
    ['petSpecies', 'toString', 'Choose one.'],
    ['message', '', 'Tell us what this is about.'],
    ['message', 'too short', MESSAGE],
    ['message', 'x'.repeat(2001), MESSAGE],
  ])(
    'UI-02, UI-03, UI-04 the contact form rejects as %s %j with one message',
    (field, value, error) => {
      expect(errorsOf({[field]: value})).toEqual({[field]: error});
    },
  );

  it('UI-03 the contact form reports one error for each invalid field', () => {
    expect(Object.keys(errorsOf({name: '', email: '', message: ''}))).toEqual([
      'name',
      'email',
      'message',
    ]);
  });
});
