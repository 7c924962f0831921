import {CacheCustom} from '@shopify/hydrogen';
import {createExpiry} from '~/platform/expiry';
import {expect, it, vi} from 'vitest';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {createSharedCache} from '~/services/shared-cache.server';
import {createMemoryCache} from '~/node/memory-cache';

const HOUR = CacheCustom({mode: 'public', maxAge: 3600});

function cacheOf() {
  const pending: Promise<unknown>[] = [];
  const cache = createSharedCache({
    expiry: createExpiry(),
    cache: createMemoryCache({entries: 10, bytes: 100_000}) as Partial<Cache> as Cache,
    waitUntil: (promise) => void pending.push(promise),
    request: new Request('https://shop.test/'),
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
