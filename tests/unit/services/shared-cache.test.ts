import {CacheCustom} from '@shopify/hydrogen';
import {createExpiry} from '~/platform/expiry';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {createRecentResults, type RecentResults} from '~/services/recent-results';
import {createSharedCache} from '~/services/shared-cache.server';
import {createMemoryCache} from '~/node/memory-cache';

const HOUR = CacheCustom({mode: 'public', maxAge: 3600});

let lookups = 0;

function countedCache(): Cache {
  lookups = 0;
  const memory = createMemoryCache({entries: 10, bytes: 100_000});
  const match = (key: Request) => {
    lookups += 1;
    return memory.match(key);
  };
  return {...memory, match} as Partial<Cache> as Cache;
}

function cacheOf(recent?: RecentResults) {
  const pending: Promise<unknown>[] = [];
  const cache = createSharedCache({
    expiry: createExpiry(),
    cache: countedCache(),
    waitUntil: (promise) => void pending.push(promise),
    request: new Request('https://shop.test/'),
    ...(recent && {recent}),
  });
  return {cache, settled: () => Promise.all(pending)};
}

it('HOUSE-09a a value is cached under all parts of its key', async () => {
  const {cache, settled} = cacheOf();
  let made = 0;
  const ask = (...key: string[]) => cache.run(key, HOUR, async () => ok((made += 1)));
  expect(await ask('a', 'bc')).toEqual(ok(1));
  await settled();
  expect(await ask('a', 'bc')).toEqual(ok(1));
  expect(await ask('ab', 'c')).toEqual(ok(2));
  expect(made).toBe(2);
});

it('HOUSE-09a a failure is not cached', async () => {
  const {cache, settled} = cacheOf();
  const down = fail(failure({service: 'inventory', operation: 'State'}, 'network', 'gone'));
  expect(await cache.run(['a'], HOUR, async () => down)).toEqual(down);
  await settled();
  expect(await cache.run(['a'], HOUR, async () => ok('there'))).toEqual(ok('there'));
});

it('HOUSE-09b a value past its lifetime is served while it is produced anew', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: 0});
  const {cache, settled} = cacheOf();
  const strategy = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 60});
  let made = 0;
  const ask = async () => {
    const answer = await cache.run(['a'], strategy, async () => ok((made += 1)));
    await settled();
    return answer;
  };
  expect([await ask(), await ask()]).toEqual([ok(1), ok(1)]);
  vi.setSystemTime(11_000);
  expect([await ask(), await ask()]).toEqual([ok(1), ok(2)]);
  vi.useRealTimers();
});

it('every value is produced anew without a cache', async () => {
  const cache = createSharedCache({
    expiry: createExpiry(),
    cache: undefined,
    waitUntil: () => undefined,
    request: new Request('https://shop.test/'),
  });
  let made = 0;
  const ask = () => cache.run(['a'], HOUR, async () => ok((made += 1)));
  expect([await ask(), await ask()]).toEqual([ok(1), ok(2)]);
});

describe('recent results', () => {
  afterEach(() => void vi.useRealTimers());

  it('EDGE-36 a result that was read again is not looked up in the cache while it is fresh', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const {cache, settled} = cacheOf(createRecentResults({maxSize: 1000}));
    const strategy = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 60});
    let made = 0;
    const askAt = async (now: number) => {
      vi.setSystemTime(now);
      const before = lookups;
      const answer = await cache.run(['a'], strategy, async () => ok({number: (made += 1)}));
      await settled();
      return [answer.ok && answer.value.number, lookups > before];
    };
    expect(await askAt(0)).toEqual([1, true]);
    expect(await askAt(1000)).toEqual([1, true]);
    expect(await askAt(9000)).toEqual([1, false]);
    expect(await askAt(11_000)).toEqual([1, true]);
    expect(await askAt(12_000)).toEqual([2, true]);
    expect(await askAt(13_000)).toEqual([2, false]);
  });

  it('EDGE-36 results of one request can’t be changed by another', async () => {
    const recent = createRecentResults({maxSize: 1000});
    recent.set('a', {result: {rows: [{name: 'one'}]}, readAt: 0});
    const result = recent.get('a')?.result as {rows: {name: string}[]};
    expect(() => result.rows.push({name: 'two'})).toThrow(TypeError);
    expect(() => ((result.rows[0] ?? {name: ''}).name = 'two')).toThrow(TypeError);
  });

  it('EDGE-36 the least recently used results make room', () => {
    const recent = createRecentResults({maxSize: 50});
    const text = 'x'.repeat(20);
    for (const key of ['a', 'b']) recent.set(key, {result: text, readAt: 0});
    recent.get('a');
    recent.set('c', {result: text, readAt: 0});
    expect(['a', 'b', 'c'].map((key) => recent.get(key)?.result)).toEqual([text, undefined, text]);
  });
});
