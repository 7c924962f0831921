import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createRateLimit, secondsToWait} from '~/platform/rate-limit.server';

function limitAt(options: {burst: number; perSecond: number; maxKeys?: number}) {
  const clock = {ms: 0};
  return {clock, limit: createRateLimit({...options, now: () => clock.ms})};
}

it('SRV-07a allows a burst, then returns how long to wait', () => {
  const {limit} = limitAt({burst: 3, perSecond: 0.5});
  expect([1, 2, 3, 4, 5].map(() => limit.take('a'))).toEqual([null, null, null, 2, 2]);
});

it('SRV-07a allows the next request after the wait it announced', () => {
  const {limit, clock} = limitAt({burst: 1, perSecond: 0.5});
  limit.take('a');
  clock.ms = 1999;
  expect(limit.take('a')).toBe(1);
  clock.ms = 2000;
  expect(limit.take('a')).toBeNull();
  expect(limit.take('a')).toBe(2);
});

it('SRV-07a does not count a request that was given back', () => {
  const {limit} = limitAt({burst: 2, perSecond: 1});
  limit.take('a');
  limit.refund('a');
  limit.refund('b');
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([null, null, 1]);
});

it('SRV-07a counts each key separately', () => {
  const {limit} = limitAt({burst: 1, perSecond: 1});
  expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([null, null, 1]);
});

it('saves up no more than the burst during a pause', () => {
  const {limit, clock} = limitAt({burst: 2, perSecond: 1});
  limit.take('a');
  clock.ms = 3_600_000;
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([null, null, 1]);
});

it('forgets the least recently used key beyond its limit', () => {
  const {limit} = limitAt({burst: 1, perSecond: 1, maxKeys: 2});
  limit.take('a');
  limit.take('b');
  limit.take('a');
  limit.take('c');
  expect(limit.take('a')).toBe(1);
  expect(limit.take('b')).toBeNull();
});

it('SRV-07a never allows more than the burst plus the rate times the elapsed time', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 5}),
      fc.integer({min: 1, max: 10}),
      fc.array(fc.integer({min: 0, max: 2000}), {maxLength: 60}),
      (burst, perSecond, pauses) => {
        const {limit, clock} = limitAt({burst, perSecond});
        let allowed = 0;
        for (const pause of pauses) {
          clock.ms += pause;
          if (limit.take('a') === null) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(burst + (clock.ms / 1000) * perSecond + 1e-6);
      },
    ),
  );
});

it.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::7', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['2001:DB8:0001:2::7', '2001:db8:1:2::', true],
  ['2001:db8::7', '2001:db8:0:0:5::', true],
  ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('SRV-07a counts %s and %s as one caller: %s', (one, other, isOne) => {
  const limit = createRateLimit({burst: 1, perSecond: 0.01});
  const from = (address: string) =>
    secondsToWait(new Request('https://shop.test', {headers: {'oxygen-buyer-ip': address}}), limit);
  expect(from(one)).toBeNull();
  expect(from(other) !== null).toBe(isOne);
});
