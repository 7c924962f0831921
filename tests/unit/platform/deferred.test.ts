import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deferSafe, readWithin, settleWithin} from '~/platform/deferred.server';
import {createExpiry} from '~/platform/expiry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

describe('deferSafe', () => {
  it.each([
    [0, 'value'],
    [2999, 'value'],
    [3001, 'fallback'],
  ])('resolves after %i ms to the %s', async (ms, expected) => {
    const deferred = deferSafe(after(ms, 'value'), 'fallback');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await deferred).toBe(expected);
  });

  it('leaves no timer behind', async () => {
    expect(await deferSafe(Promise.resolve('value'), 'fallback')).toBe('value');
    expect(await deferSafe(Promise.reject(new Error('no')), 'fallback')).toBe('fallback');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never rejects', async () => {
    await expect(deferSafe(Promise.reject(new Error('no')), 'fallback')).resolves.toBe('fallback');
  });

  it('handles a rejection after the deadline', async () => {
    const late = after(4000, null).then(() => Promise.reject(new Error('late')));
    const deferred = deferSafe(late, 'fallback');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await deferred).toBe('fallback');
  });
});

describe('settleWithin', () => {
  it('leaves no timer behind', async () => {
    expect(await settleWithin(Promise.resolve('quick'), 300)).toEqual({value: 'quick'});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns a quick value as it is', async () => {
    const settled = settleWithin(after(299, 'quick'), 300);
    await vi.advanceTimersByTimeAsync(299);
    expect(await settled).toEqual({value: 'quick'});
  });

  it('returns a slow value as its promise', async () => {
    const settled = settleWithin(after(1000, 'slow'), 300);
    await vi.advanceTimersByTimeAsync(300);
    const {value} = await settled;
    expect(value).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(700);
    expect(await value).toBe('slow');
  });
});

describe('readWithin', () => {
  it.each([
    [299, 'value', Infinity],
    [301, null, 0],
  ])(
    'EDGE-24 after %i ms returns %j, and the response may be shared until %d',
    async (ms, expected, freshUntil) => {
      const expiry = createExpiry();
      const read = readWithin(after(ms, 'value'), 300, expiry);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await read).toBe(expected);
      expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([freshUntil, freshUntil]);
    },
  );
});
