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
const attemptBy = (network: string | null, parts: Partial<LoginAttempt> = {}): LoginAttempt => ({
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
  it('ID-27a refuses a network that has used up its attempts with an email, but no other network', () => {
    const limiter = createLoginLimiter(() => 0);
    const allowed = Array.from({length: 10}, () => limiter.begin(attemptBy('a')).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(limiter.begin(attemptBy('a'))).toEqual({isAllowed: false, seconds: 120});
    expect(limiter.begin(attemptBy('b'))).toMatchObject({isAllowed: true});
    expect(limiter.begin(attemptBy('a', {emailKey: 'somebody else'}))).toMatchObject({
      isAllowed: true,
    });
  });

  it('ID-27a refuses a network that tries too many emails', () => {
    const limiter = createLoginLimiter(() => 0);
    const emails = Array.from({length: 40}, (_, index) => attemptBy('a', {emailKey: `${index}`}));
    expect(emails.filter((item) => limiter.begin(item).isAllowed)).toHaveLength(
      NETWORK_LIMIT.burst,
    );
  });

  it('counts visitors without a known network as one network per email', () => {
    const limiter = createLoginLimiter(() => 0);
    const allowed = Array.from({length: 10}, () => limiter.begin(attemptBy(null)).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(limiter.begin(attemptBy('a')).isAllowed).toBe(true);
    expect(limiter.begin(attemptBy(null, {emailKey: 'somebody else'})).isAllowed).toBe(true);
  });

  it('ID-26a counts a known device separately for each email', () => {
    const limiter = createLoginLimiter(() => 0);
    const known = (emailKey: string) => attemptBy('a', {emailKey, deviceId: 'device'});
    for (let turn = 0; turn < EMAIL_LIMIT.burst; turn += 1) limiter.begin(known(OWNER));
    expect(limiter.begin(known(OWNER)).isAllowed).toBe(false);
    expect(limiter.begin(known('somebody else')).isAllowed).toBe(true);
  });

  it('ID-26b never counts other visitors’ attempts against a known device', () => {
    const others = fc.record({
      emailKey: fc.constantFrom(OWNER, 'somebody else'),
      network: fc.constantFrom('a', 'b', 'c', null),
      deviceId: fc.constantFrom(null, null, 'another device'),
    });
    fc.assert(
      fc.property(fc.array(others, {maxLength: 300}), (attack) => {
        const limiter = createLoginLimiter(() => 0);
        for (const one of attack) limiter.begin(one);
        const owner = attemptBy('a', {deviceId: 'the owner’s device'});
        expect(limiter.begin(owner)).toEqual({isAllowed: true, delayMs: 0});
      }),
    );
  });

  it('ID-27b never refuses a network because of other networks’ attempts', () => {
    const others = fc.record({
      emailKey: fc.constant(OWNER),
      network: fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
      deviceId: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(others, {maxLength: 300}), (attack) => {
        const limiter = createLoginLimiter(() => 0);
        for (const one of attack) limiter.begin(one);
        const verdict = limiter.begin(attemptBy('the owner’s network'));
        expect(verdict.isAllowed).toBe(true);
        if (verdict.isAllowed) expect(verdict.delayMs).toBeLessThanOrEqual(DELAY.maxMs);
      }),
    );
  });

  it('ID-26a limits the attempts of a known device separately', () => {
    const limiter = createLoginLimiter(() => 0);
    const known = attemptBy('a', {deviceId: 'a device'});
    const allowed = Array.from({length: 10}, () => limiter.begin(known).isAllowed);
    expect(allowed.filter(Boolean)).toHaveLength(EMAIL_LIMIT.burst);
    expect(limiter.begin(attemptBy('a', {deviceId: 'another device'})).isAllowed).toBe(true);
  });

  it('does not count attempts that were taken back, so that correct passwords use nothing up', () => {
    const limiter = createLoginLimiter(() => 0);
    for (let turn = 0; turn < 100; turn += 1) {
      expect(limiter.begin(attemptBy('a'))).toEqual({isAllowed: true, delayMs: 0});
      limiter.takeBack(attemptBy('a'));
    }
  });

  it('ID-27c delays longer the more attempts there were, and forgets one attempt per minute', () => {
    const {now, pass} = clock();
    const limiter = createLoginLimiter(now);
    const delays = Array.from({length: 60}, (_, index) => {
      const verdict = limiter.begin(attemptBy(`network ${index}`));
      return verdict.isAllowed ? verdict.delayMs : null;
    });
    expect([0, 9, 10, 20, 30, 40, 59].map((index) => delays[index])).toEqual([
      0, 0, 250, 500, 1000, 2000, 2000,
    ]);
    pass(55 * 60);
    expect(limiter.begin(attemptBy('later'))).toEqual({isAllowed: true, delayMs: 0});
  });
});

it.each([
  [0, 0],
  [9.9, 0],
  [10, 250],
  [1e9, 2000],
])('delayAfter(%j) is %j ms', (limiter, ms) => {
  expect(delayAfter(limiter)).toBe(ms);
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
