import {describe, expect, it} from 'vitest';
import {US_STATES} from '~/domains/location/us-states';
import {formatUserLocation, parseUserLocation} from '~/domains/location/user-location';

describe('the stored location', () => {
  it.each([
    ['80011::HOME', {zip: '80011', destination: 'HOME'}],
    ['96813::CLINIC', {zip: '96813', destination: 'CLINIC'}],
    ['00501::HOME', {zip: '00501', destination: 'HOME'}],
  ] as const)('LOC-01, SESS-11 the location %s is parsed and formatted', (stored, place) => {
    expect(parseUserLocation(stored)).toEqual({...place, isKnown: true});
    expect(formatUserLocation(place)).toBe(stored);
  });

  it.each([
    null,
    '',
    '80011',
    '80011::',
    '80011::home',
    '80011::OFFICE',
    '80011:HOME',
    '8001::HOME',
    '800111::HOME',
    'abcde::HOME',
    '80011::HOME::CLINIC',
    '::HOME',
    '<script>::HOME',
  ])(
    'SESS-05, CONST-17 the stored location %j is read as the default, not set by the shopper',
    (stored) => {
      expect(parseUserLocation(stored)).toEqual({
        zip: '80011',
        destination: 'HOME',
        isKnown: false,
      });
    },
  );
});

describe('US_STATES', () => {
  it('LOC-05 US_STATES has the 50 states and the District of Columbia, with two-letter codes', () => {
    const codes = Object.keys(US_STATES);
    expect(codes).toHaveLength(51);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(US_STATES).toMatchObject({
      DC: 'District of Columbia',
      HI: 'Hawaii',
      WV: 'West Virginia',
    });
    expect(new Set(Object.values(US_STATES)).size).toBe(51);
    for (const territory of ['PR', 'GU', 'VI', 'AS', 'MP']) expect(codes).not.toContain(territory);
  });
});
