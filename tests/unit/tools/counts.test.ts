import {describe, expect, it} from 'vitest';
import {addCounts, summarize, countPlaywright, countVitest} from '~tests/tools/counts';

const passing = {fullName: 'a rule holds', status: 'passed'};
const failing = {
  fullName: 'CART-07 a rule breaks',
  status: 'failed',
  failureMessages: ['Error: expected 1 to be 2\n  at a.ts:3'],
};

const spec = (title: string, message?: string) => ({
  file: 'cart.spec.ts',
  title,
  ok: message === undefined,
  tests: [{results: [{errors: message === undefined ? [] : [{message}]}]}],
});

describe('the counts of a test run', () => {
  it('end with the failures and exactly one line of numbers', () => {
    const both = addCounts(
      {passed: 40, failed: 0, failures: []},
      {passed: 2, failed: 1, failures: ['CART-07 a rule breaks: expected 1 to be 2']},
    );
    expect(summarize(both)).toBe(
      'FAILED CART-07 a rule breaks: expected 1 to be 2\n42 passed, 1 failed',
    );
    expect(summarize({passed: 3, failed: 0, failures: []})).toBe('3 passed, 0 failed');
  });

  it.each([
    ['all passed', true, 3, 0, {status: 'passed', assertionResults: [passing]}, 3, 0, []],
    [
      'one failed',
      false,
      2,
      1,
      {status: 'failed', assertionResults: [passing, failing]},
      2,
      1,
      ['CART-07 a rule breaks: Error: expected 1 to be 2'],
    ],
    [
      'a file did not load',
      false,
      2,
      0,
      {status: 'failed', message: 'No such module', assertionResults: []},
      2,
      1,
      ['a.test.ts: No such module'],
    ],
    ['an error outside of any test', false, 3, 0, null, 3, 1, []],
  ])(
    'of Vitest: %s',
    (_name, success, numPassedTests, numFailedTests, result, passed, failed, failures) => {
      const testResults = result ? [{name: 'a.test.ts', ...result}] : [];
      const report = {success, numPassedTests, numFailedTests, testResults};
      expect(countVitest(report)).toEqual({passed, failed, failures});
    },
  );

  it.each([
    ['all passed', {expected: 5, unexpected: 0, flaky: 0}, [], [spec('buys')], 5, 0, []],
    [
      'one failed',
      {expected: 4, unexpected: 1, flaky: 1},
      [],
      [spec('buys'), spec('pays', '\u001b[31mError: too late\u001b[39m\nat b.ts')],
      5,
      1,
      ['cart.spec.ts › pays: Error: too late'],
    ],
    [
      'the shop did not start',
      {expected: 0, unexpected: 0, flaky: 0},
      [{message: 'no port'}],
      [],
      0,
      1,
      ['outside of any test: no port'],
    ],
  ])('of Playwright: %s', (_name, stats, errors, specs, passed, failed, failures) => {
    /* A file with one `describe`. */
    const suites = [{specs: [], suites: [{specs}]}];
    expect(countPlaywright({stats, errors, suites})).toEqual({passed, failed, failures});
  });

  it('are not guessed from an invalid report', () => {
    expect(() => countVitest({})).toThrow();
    expect(() => countPlaywright(null)).toThrow();
  });
});
