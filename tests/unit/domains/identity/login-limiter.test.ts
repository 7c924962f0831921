import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  EMAIL_LIMIT,
  createLoginLimiter,
  delayAfter,
  delayWithinRequest,
  DELAY,
  NETWORK_LIMIT,
  type LoginAttempt,
} from '~/domains/identity/limits/login-limiter.server';

const OWNER = 'owner';
const trierOf = (network: string | null, parts: Partial<LoginAttempt> = {}): LoginAttempt => ({
  emailKey: OWNER,
  network,
  deviceId: null,
  ...parts,
});

function clock() {
  let now = 0;
  return {now: () => now, pass: (seconds: number) => void (now += seconds * 1000)};
}

describe('login attempts', () => {
  it('ID-27a refuses a network that has used up its tries with an email, but no other network', () => {
    const tries = createLoginLimiter(() => 0);
    const allowed = Array.from({length: 10}, () => tries.begin(trierOf('a')).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(tries.begin(trierOf('a'))).toEqual({isAllowed: false, seconds: 120});
    expect(tries.begin(trierOf('b'))).toMatchObject({isAllowed: true});
    expect(tries.begin(trierOf('a', {emailKey: 'somebody else'}))).toMatchObject({isAllowed: true});
  });

  it('ID-27a refuses a network that tries too many emails', () => {
    const tries = createLoginLimiter(() => 0);
    const emails = Array.from({length: 40}, (_, index) => trierOf('a', {emailKey: `${index}`}));
    expect(emails.filter((item) => tries.begin(item).isAllowed)).toHaveLength(NETWORK_LIMIT.burst);
  });

  it('counts visitors without a known network as one network per email', () => {
    const tries = createLoginLimiter(() => 0);
    const allowed = Array.from({length: 10}, () => tries.begin(trierOf(null)).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(tries.begin(trierOf('a')).isAllowed).toBe(true);
    expect(tries.begin(trierOf(null, {emailKey: 'somebody else'})).isAllowed).toBe(true);
  });

  it('ID-26a counts a known device separately for each email', () => {
    const tries = createLoginLimiter(() => 0);
    const known = (emailKey: string) => trierOf('a', {emailKey, deviceId: 'device'});
    for (let turn = 0; turn < EMAIL_LIMIT.burst; turn += 1) tries.begin(known(OWNER));
    expect(tries.begin(known(OWNER)).isAllowed).toBe(false);
    expect(tries.begin(known('somebody else')).isAllowed).toBe(true);
  });

  it('ID-26b never counts other visitors’ tries against a known device', () => {
    const others = fc.record({
      emailKey: fc.constantFrom(OWNER, 'somebody else'),
      network: fc.constantFrom('a', 'b', 'c', null),
      deviceId: fc.constantFrom(null, null, 'another device'),
    });
    fc.assert(
      fc.property(fc.array(others, {maxLength: 300}), (attack) => {
        const tries = createLoginLimiter(() => 0);
        for (const one of attack) tries.begin(one);
        const owner = trierOf('a', {deviceId: 'the owner’s device'});
        expect(tries.begin(owner)).toEqual({isAllowed: true, delayMs: 0});
      }),
    );
  });

  it('ID-27b never refuses a network because of other networks’ tries', () => {
    const others = fc.record({
      emailKey: fc.constant(OWNER),
      network: fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
      deviceId: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(others, {maxLength: 300}), (attack) => {
        const tries = createLoginLimiter(() => 0);
        for (const one of attack) tries.begin(one);
        const verdict = tries.begin(trierOf('the owner’s network'));
        expect(verdict.isAllowed).toBe(true);
        if (verdict.isAllowed) expect(verdict.delayMs).toBeLessThanOrEqual(DELAY.maxMs);
      }),
    );
  });

  it('ID-26a limits the tries of a known device separately', () => {
    const tries = createLoginLimiter(() => 0);
    const known = trierOf('a', {deviceId: 'a device'});
    const allowed = Array.from({length: 10}, () => tries.begin(known).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(tries.begin(trierOf('a', {deviceId: 'another device'})).isAllowed).toBe(true);
  });

  it('does not count tries that were taken back, so that correct passwords use nothing up', () => {
    const tries = createLoginLimiter(() => 0);
    for (let turn = 0; turn < 100; turn += 1) {
      expect(tries.begin(trierOf('a'))).toEqual({isAllowed: true, delayMs: 0});
      tries.takeBack(trierOf('a'));
    }
  });

  it('ID-27c delays longer the more tries there were, and forgets one try per minute', () => {
    const {now, pass} = clock();
    const tries = createLoginLimiter(now);
    const delays = Array.from({length: 60}, (_, index) => {
      const verdict = tries.begin(trierOf(`network ${index}`));
      return verdict.isAllowed ? verdict.delayMs : null;
    });
    expect([0, 9, 10, 20, 30, 40, 59].map((index) => delays[index])).toEqual([
      0, 0, 250, 500, 1000, 2000, 2000,
    ]);
    pass(55 * 60);
    expect(tries.begin(trierOf('later'))).toEqual({isAllowed: true, delayMs: 0});
  });
});

it.each([
  [0, 0],
  [9.9, 0],
  [10, 250],
  [1e9, 2000],
])('delayAfter(%j) is %j ms', (tries, ms) => {
  expect(delayAfter(tries)).toBe(ms);
});

it.each([
  [2000, 0, 2000],
  [2000, 1500, 500],
  [250, 1500, 250],
  [2000, 2500, 0],
])(
  'HOUSE-21a a delay of %j ms is cut when the request is %j ms old: %j ms',
  (delay, elapsed, ms) => {
    expect(delayWithinRequest(delay, elapsed)).toBe(ms);
  },
);
