import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isServed, isZipForm, validateZip, type ZipRange} from '~/domains/location/zip';
import {parseZipRange} from '~/services/inventory/map';

const RANGES: ZipRange[] = [
  {from: '00501', to: '00544'},
  {from: '80001', to: '81658'},
];

describe('validateZip', () => {
  it.each([
    ['80011', 'valid'],
    ['80001', 'valid'],
    ['81658', 'valid'],
    ['00501', 'valid'],
    ['00544', 'valid'],
    ['80000', 'not-served'],
    ['81659', 'not-served'],
    ['00500', 'not-served'],
    ['00901', 'not-served'],
    ['', 'not-a-zip'],
    ['8001', 'not-a-zip'],
    ['800111', 'not-a-zip'],
    ['80011 ', 'not-a-zip'],
    ['80011-1234', 'not-a-zip'],
    ['8001a', 'not-a-zip'],
    ['-8001', 'not-a-zip'],
    ['8e100', 'not-a-zip'],
    ['٨٠٠١١', 'not-a-zip'],
  ])('LOC-06, LOC-07, LOC-08 validateZip finds %j %s', (zip, verdict) => {
    expect(validateZip(zip, RANGES)).toBe(verdict);
  });

  it('LOC-08 validateZip with a bypass checks the format only', () => {
    expect(validateZip('00901', RANGES, {bypass: true})).toBe('valid');
    expect(validateZip('99999', [], {bypass: true})).toBe('valid');
    expect(validateZip('0090', RANGES, {bypass: true})).toBe('not-a-zip');
    expect(validateZip('00901', RANGES, {bypass: false})).toBe('not-served');
  });
});

describe('parseZipRange', () => {
  it.each([
    ['80001-81658', {from: '80001', to: '81658'}],
    ['501-544', {from: '00501', to: '00544'}],
    ['1001-2791', {from: '01001', to: '02791'}],
    ['6390-6390', {from: '06390', to: '06390'}],
  ])('LOC-02, LOC-03, LOC-04 parseZipRange parses %s', (text, range) => {
    expect(parseZipRange(text)).toEqual(range);
  });

  it.each(['', '80011', '81658-80001', '80001-', '-81658', '80001-816580', 'a-b', '1-2-3', ' 1-2'])(
    'LOC-04 parseZipRange rejects %j',
    (text) => {
      expect(parseZipRange(text)).toBeNull();
    },
  );
});

describe('zip ranges', () => {
  const number = fc.integer({min: 0, max: 99_999});
  const padded = (value: number) => String(value).padStart(5, '0');

  it('LOC-02, LOC-03 a zip range contains exactly the numbers between its ends, padded or not', () => {
    fc.assert(
      fc.property(number, number, number, fc.boolean(), (one, other, zip, isPadded) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        const write = isPadded ? padded : String;
        const range = parseZipRange(`${write(low)}-${write(high)}`);
        expect(range).toEqual({from: padded(low), to: padded(high)});
        expect(isServed(padded(zip), range ? [range] : [])).toBe(low <= zip && zip <= high);
      }),
    );
  });

  it('LOC-06, LOC-07 isZipForm accepts any five digits and nothing else', () => {
    fc.assert(fc.property(number, (value) => isZipForm(padded(value))));
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 8}), (text) => {
        const isFiveDigits =
          text.length === 5 && [...text].every((item) => '0' <= item && item <= '9');
        expect(isZipForm(text)).toBe(isFiveDigits);
      }),
    );
  });
});
