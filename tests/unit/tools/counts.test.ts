import {describe, expect, it} from 'vitest';
import {addCounts, closingLine, countPlaywright, countVitest} from '~tests/tools/counts';

describe('the counts of a test run', () => {
  it('close with exactly one line', () => {
    expect(closingLine(addCounts({passed: 40, failed: 0}, {passed: 2, failed: 1}))).toBe(
      '42 passed, 1 failed',
    );
  });

  it.each([
    ['all passed', true, 3, 0, [{status: 'passed', assertionResults: [{}]}], 3, 0],
    ['one failed', false, 2, 1, [{status: 'failed', assertionResults: [{}]}], 2, 1],
    ['a file did not load', false, 2, 0, [{status: 'failed', assertionResults: []}], 2, 1],
    ['an error outside of any test', false, 3, 0, [], 3, 1],
  ])(
    'of Vitest: %s',
    (_name, success, numPassedTests, numFailedTests, testResults, passed, failed) => {
      const report = {success, numPassedTests, numFailedTests, testResults};
      expect(countVitest(report)).toEqual({passed, failed});
    },
  );

  it.each([
    ['all passed', {expected: 5, unexpected: 0, flaky: 0}, [], 5, 0],
    ['one failed', {expected: 4, unexpected: 1, flaky: 1}, [], 5, 1],
    ['the shop did not start', {expected: 0, unexpected: 0, flaky: 0}, [{message: 'x'}], 0, 1],
  ])('of Playwright: %s', (_name, stats, errors, passed, failed) => {
    expect(countPlaywright({stats, errors})).toEqual({passed, failed});
  });

  it('are not guessed from a report of another shape', () => {
    expect(() => countVitest({})).toThrow();
    expect(() => countPlaywright(null)).toThrow();
  });
});
