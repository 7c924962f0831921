import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {firstError, lengthBetween, singleLineRules, matches, required} from '~/ui/form-rules';

const RULES = [
  required('Enter a zip code.'),
  matches(/^[0-9]+$/, 'Digits only.'),
  lengthBetween(5, 5, 'Five digits.'),
];

describe('form rules', () => {
  it.each([
    ['required', required('no'), 'x', true],
    ['required', required('no'), '', 'no'],
    ['required', required('no'), ' \t', 'no'],
    ['lengthBetween', lengthBetween(2, 3, 'no'), 'ab', true],
    ['lengthBetween', lengthBetween(2, 3, 'no'), 'abc', true],
    ['lengthBetween', lengthBetween(2, 3, 'no'), 'a', 'no'],
    ['lengthBetween', lengthBetween(2, 3, 'no'), 'abcd', 'no'],
    ['lengthBetween counts code points', lengthBetween(2, 2, 'no'), '🐶🐱', true],
    ['lengthBetween ignores outer space', lengthBetween(2, 2, 'no'), ' ab ', true],
    ['matches', matches(/^a$/, 'no'), ' a', true],
    ['matches', matches(/^a$/, 'no'), 'b', 'no'],
  ])('UI-02 %s returns true or its message', (_title, rule, value, expected) => {
    expect(rule(value)).toBe(expected);
  });

  it.each([
    ['', 'Enter a zip code.'],
    ['abc', 'Digits only.'],
    ['123', 'Five digits.'],
    ['12345', undefined],
  ])('UI-03 return for %j at most one error, from the first rule that fails', (value, expected) => {
    expect(firstError(value, RULES)).toBe(expected);
  });

  it('UI-03 after the first failed one are not called', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (passing, following) => {
        const asked: number[] = [];
        const rules = Array.from({length: passing + 1 + following}, (_, index) => () => {
          asked.push(index);
          return index === passing ? 'no' : (true as const);
        });
        return firstError('', rules) === 'no' && asked.length === passing + 1;
      }),
    );
  });

  it.each(['<b>', 'two\nlines'])(
    'EDGE-03a singleLineRules rejects a line for its length before looking for %j',
    (text) => {
      const rules = singleLineRules({min: 1, max: 10}, 'A name');
      const tooLong = firstError('a'.repeat(11), rules);
      expect(firstError(text, rules)).not.toBe(tooLong);
      expect(firstError(text.repeat(10), rules)).toBe(tooLong);
    },
  );
});
