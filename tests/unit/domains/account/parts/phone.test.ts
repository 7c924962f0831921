import {describe, expect, it} from 'vitest';
import {formatPhone, phoneRule, toE164} from '~/domains/account/parts/phone';

describe('a phone number', () => {
  it.each([
    ['3035550142', '+13035550142'],
    ['(303) 555-0142', '+13035550142'],
    ['303.555.0142', '+13035550142'],
    ['1 303 555 0142', '+13035550142'],
    ['+1 303 555 0142', '+13035550142'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is %s in E.164', (text, phone) => {
    expect(toE164(text)).toBe(phone);
    expect(phoneRule(text)).toBe(true);
  });

  it.each([
    '303555014',
    '0035550142',
    '+03035550142',
    'call me',
    '+1234567890123456',
    '++1303555014',
  ])('%s is invalid', (text) => {
    expect(toE164(text)).toBeNull();
    expect(phoneRule(text)).toEqual(expect.any(String));
  });

  it.each(['\u202A(303) 555\u20110142\u202C', '\u202D+1 303\u2013555\u20130142\u202C'])(
    'ACCT-110 copied from contacts is understood, with its invisible marks and hyphens: %j',
    (text) => {
      expect(toE164(text)).toBe('+13035550142');
      expect(phoneRule(text)).toBe(true);
    },
  );

  it.each(['+1 303 555 014', '+1 303 555 01423', '+1 103 555 0142'])(
    'ACCT-111 with the country code of the US has ten digits after it: %s',
    (text) => {
      expect(toE164(text)).toBeNull();
      expect(phoneRule(text)).toEqual(expect.any(String));
    },
  );

  it.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0) 20 7946 0958', '+442079460958'],
    ['\u202A+44 ( 0 ) 20 7946\u20110958\u202C', '+442079460958'],
    ['+353 (0)1 234 5678', '+35312345678'],
    ['+39 (0)6 1234 5678', '+390612345678'],
  ])(
    'ACCT-100 with a zero in parentheses after the country code loses it where it isn’t dialed: %j',
    (text, phone) => {
      expect(toE164(text)).toBe(phone);
      expect(phoneRule(text)).toBe(true);
    },
  );

  it('may be empty', () => {
    expect(phoneRule(' ')).toBe(true);
    expect(toE164('')).toBeNull();
  });

  it('from the US is formatted the US way and read back the same', () => {
    expect(formatPhone('+13035550142')).toBe('(303) 555-0142');
    expect(toE164(formatPhone('+13035550142'))).toBe('+13035550142');
    expect(formatPhone('+442079460958')).toBe('+442079460958');
  });
});
