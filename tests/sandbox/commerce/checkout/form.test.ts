import {describe, expect, it} from 'vitest';
import {FIELDS, parseForm, readFormValues, type FormValues} from '~sandbox/commerce/checkout/form';
import {stateByCode, US_STATES} from '~sandbox/commerce/checkout/us-states';
import {FILLED} from './checkout-app';

const TERMS = {
  now: new Date('2026-11-21T12:00:00Z'),
  isPaymentDue: true,
  rates: ['standard', 'express'],
};

function typedOf(fields: Record<string, string>): FormValues {
  const form = new FormData();
  for (const [name, value] of Object.entries({...FILLED, ...fields})) form.set(name, value);
  return readFormValues(form);
}

describe('checkout form', () => {
  it('SAND-13a accepts valid values and normalizes them', () => {
    const parsed = parseForm(
      typedOf({email: ' ada@example.com ', firstName: ' Ada ', phone: '(303) 555-0100'}),
      TERMS,
    );
    expect(parsed).toEqual({
      ok: true,
      submission: {
        contact: {
          email: 'ada@example.com',
          acceptsMarketing: false,
          firstName: 'Ada',
          lastName: 'Reed',
          address1: '12 Elm Street',
          address2: '',
          city: 'Denver',
          state: 'CO',
          zip: '80011',
          phone: '3035550100',
        },
        cardNumber: '4242424242424242',
      },
    });
  });

  it.each([
    ['email', '', 'Enter your email address'],
    ['email', 'ada@', 'Enter an email address like name@example.com'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Use 254 characters or fewer'],
    ['firstName', '   ', 'Enter a first name'],
    ['firstName', 'a'.repeat(41), 'Use 40 characters or fewer'],
    ['lastName', 'Re\u0000ed', 'Remove characters that can’t be printed'],
    ['address1', 'a'.repeat(61), 'Use 60 characters or fewer'],
    ['address2', 'a'.repeat(61), 'Use 60 characters or fewer'],
    ['city', '', 'Enter a city'],
    ['state', '', 'Choose a state'],
    ['state', 'ZZ', 'Choose a state from the list'],
    ['zip', '', 'Enter a zip code'],
    ['zip', '8001', 'Enter a 5-digit zip code'],
    ['zip', '99501', 'This zip code isn’t in Colorado'],
    ['phone', '12345', 'Enter a 10-digit phone number, or leave it empty'],
    ['shipping', '', 'Choose a shipping method'],
    ['shipping', 'teleport', 'Choose a shipping method'],
    ['cardNumber', '', 'Enter a card number'],
    ['cardNumber', '4111111111111111', 'This card number isn’t valid. Use one of the test cards'],
    ['cardName', '', 'Enter the name on the card'],
    ['expiry', '', 'Enter an expiration date'],
    ['expiry', '13/30', 'Enter the expiration date as MM/YY'],
    ['expiry', '10/26', 'This card has expired'],
    ['cvv', '12', 'Enter the 3 or 4 digits of the security code'],
  ])('SAND-13a rejects %s %j: %s', (field, value, problem) => {
    expect(parseForm(typedOf({[field]: value}), TERMS)).toEqual({
      ok: false,
      problems: {[field]: problem},
    });
  });

  it('SAND-13c accepts a card until the end of its month', () => {
    expect(parseForm(typedOf({expiry: '11/26'}), TERMS).ok).toBe(true);
  });

  it('SAND-13a reports one problem per required field of an empty form', () => {
    const nothing = Object.fromEntries(FIELDS.map((field) => [field, '']));
    const parsed = parseForm(typedOf(nothing), TERMS);
    expect(parsed.ok ? [] : Object.keys(parsed.problems).sort()).toEqual(
      FIELDS.filter((field) => !['marketing', 'address2', 'phone'].includes(field)).sort(),
    );
  });

  it('SAND-13c requires no card when nothing is due, and no shipping method when nothing ships', () => {
    const typed = typedOf({shipping: '', cardNumber: '', cardName: '', expiry: '', cvv: ''});
    expect(parseForm(typed, {...TERMS, isPaymentDue: false, rates: []})).toMatchObject({
      ok: true,
      submission: {cardNumber: null},
    });
  });
});

describe('US states', () => {
  it('SAND-13a are the 50 states and DC, each with a name and the start of its zip codes', () => {
    expect(US_STATES).toHaveLength(51);
    expect(new Set(US_STATES.map(({code}) => code)).size).toBe(51);
    for (const {code, name, zipStarts} of US_STATES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(zipStarts).toMatch(/^\d{1,2}$/);
    }
    expect(stateByCode('DC')).toEqual({code: 'DC', name: 'District of Columbia', zipStarts: '25'});
  });
});
