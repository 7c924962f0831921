import {describe, expect, it} from 'vitest';
import {createBreakers} from '~/platform/circuit-breaker.server';

function setUp() {
  let now = 0;
  const breakers = createBreakers(() => now);
  return {
    breakers,
    breaker: breakers.of('commerce'),
    pass: (ms: number) => void (now += ms),
  };
}

function fail(breaker: {report(succeeded: boolean): void}, times: number) {
  for (let time = 0; time < times; time += 1) breaker.report(false);
}

describe('a circuit breaker', () => {
  it('HOUSE-16c opens after five failures in a row', () => {
    const {breaker} = setUp();
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
    fail(breaker, 1);
    expect(breaker.allows()).toBe(false);
  });

  it('restarts the count after a success', () => {
    const {breaker} = setUp();
    fail(breaker, 4);
    breaker.report(true);
    fail(breaker, 4);
    expect(breaker.allows()).toBe(true);
  });

  it('HOUSE-16c ERR-27 lets the calls of one page try after 4 s, and blocks the others until one succeeds', () => {
    const {breaker, pass} = setUp();
    fail(breaker, 5);
    pass(3999);
    expect(breaker.allows()).toBe(false);
    pass(1);
    const page = Array.from({length: 8}, () => breaker.allows());
    expect(page).toEqual(page.map(() => true));
    expect(breaker.allows()).toBe(false);
    breaker.report(true);
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('ERR-27 lets the next calls try 4 s after the last ones began, when those failed late', () => {
    const {breaker, pass} = setUp();
    fail(breaker, 5);
    pass(4000);
    expect(breaker.allows()).toBe(true);
    pass(3000);
    fail(breaker, 1);
    pass(999);
    expect(Array.from({length: 8}, () => breaker.allows()).at(-1)).toBe(false);
    pass(1);
    expect(breaker.allows()).toBe(true);
  });

  it('HOUSE-16d ERR-27 lets the next calls try after 4 s, when none of the last ones were counted', () => {
    const {breaker, pass} = setUp();
    fail(breaker, 5);
    for (let round = 0; round < 2; round += 1) {
      pass(4000);
      const allowed = Array.from({length: 9}, () => breaker.allows());
      expect([allowed.at(7), allowed.at(8)]).toEqual([true, false]);
    }
  });

  it('is separate for each service', () => {
    const {breakers, breaker} = setUp();
    fail(breaker, 5);
    expect(breakers.of('commerce').allows()).toBe(false);
    expect(breakers.of('content').allows()).toBe(true);
  });
});
