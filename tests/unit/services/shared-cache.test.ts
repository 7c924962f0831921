import {CacheCustom} from '@shopify/hydrogen';
import {createExpiry, type Expiry} from '~/platform/expiry';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {sha256} from '~/platform/digest.server';
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

function cacheOf(
  recent?: RecentResults,
  stored: Cache = countedCache(),
  expiry: Expiry = createExpiry(),
) {
  const pending: Promise<unknown>[] = [];
  const cache = createSharedCache({
    expiry,
    cache: stored,
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

it('EDGE-40 a read that a page gives up is completed, and the next page finds its result', async () => {
  const {cache, settled} = cacheOf();
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const produce = vi.fn(async () => {
    await slow;
    return ok('late');
  });
  void cache.run(['a'], HOUR, produce);
  setTimeout(finish, 50);
  await settled();
  await settled();
  expect(await cache.run(['a'], HOUR, produce)).toEqual(ok('late'));
  expect(produce).toHaveBeenCalledTimes(1);
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

it.each(['run', 'runEach'] as const)(
  'EDGE-24 no response is shared while %s reads, because its page may have given the read up',
  async (method) => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const expiry = createExpiry();
    const {cache} = cacheOf(undefined, undefined, expiry);
    let end: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => (end = resolve)).then(() => ok({a: 'there'}));
    const read =
      method === 'run'
        ? cache.run(['a'], HOUR, () => answer)
        : cache.runEach(['things'], ['a'], HOUR, () => answer);
    expect(expiry.staleUntil()).toBe(0);
    end();
    expect(await read).toEqual(ok({a: 'there'}));
    expect(expiry.staleUntil()).toBe(3_600_000);
    vi.useRealTimers();
  },
);

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

describe('reads of many things', () => {
  afterEach(() => void vi.useRealTimers());

  /** Reads things, at a time in milliseconds, through one memory. Things named `no…` don't exist. */
  function reader({isPartial = false} = {}) {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const recent = createRecentResults({maxSize: 10_000});
    const strategy = CacheCustom({mode: 'public', maxAge: 10});
    const asked: string[][] = [];
    const expiry = createExpiry();
    const read = async (ids: readonly string[], now = 0, parts: {clearedAt?: number} = {}) => {
      vi.setSystemTime(now);
      const {clearedAt = 0} = parts;
      const cache = createSharedCache({
        expiry,
        cache: undefined,
        waitUntil: () => undefined,
        request: new Request('https://shop.test/'),
        recent,
        cleared: {clear: () => undefined, clearedAt: () => clearedAt},
      });
      const answer = await cache.runEach(['things'], ids, strategy, async (missing) => {
        asked.push([...missing]);
        const found = missing.filter((id) => !id.startsWith('no'));
        return {...ok(Object.fromEntries(found.map((id) => [id, {name: id}]))), isPartial};
      });
      return answer.ok && Object.keys(answer.value).sort();
    };
    return {read, asked, expiry};
  }

  it('EDGE-37 only things that are not in memory are requested, each of them once', async () => {
    const {read, asked} = reader();
    expect(await read(['b', 'a', 'b'])).toEqual(['a', 'b']);
    expect(await read(['b', 'c', 'nothing'])).toEqual(['b', 'c']);
    expect(await read(['nothing', 'c', 'a'])).toEqual(['a', 'c']);
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'nothing'],
    ]);
  });

  it('EDGE-37 a result is as old as its oldest thing, and no thing outlives its lifetime', async () => {
    const {read, asked, expiry} = reader();
    await read(['a'], 0);
    await read(['a', 'b'], 9_000);
    expect(expiry.freshUntil()).toBe(10_000);
    await read(['a', 'b'], 10_000);
    expect(asked).toEqual([['a'], ['b'], ['a']]);
  });

  it('EDGE-37 partial results are not kept, and a cleared thing is read again', async () => {
    const partial = reader({isPartial: true});
    await partial.read(['a']);
    await partial.read(['a']);
    expect(partial.asked).toEqual([['a'], ['a']]);
    const whole = reader();
    await whole.read(['a']);
    await whole.read(['a'], 0, {clearedAt: 1});
    expect(whole.asked).toEqual([['a'], ['a']]);
  });

  it('API-27 EDGE-36 an id that is named like a property of all objects is an unknown thing', async () => {
    const {cache} = cacheOf(createRecentResults({maxSize: 10_000}));
    const read = () =>
      cache.runEach(['things'], ['constructor', 'a'], HOUR, async () => ok({a: 'there'}));
    expect(await read()).toEqual(ok({a: 'there'}));
    expect(await read()).toEqual(ok({a: 'there'}));
  });

  it('HOUSE-09a a read that fails for the missing things is tried again', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const {cache, settled} = cacheOf(createRecentResults({maxSize: 10_000}));
    const down = fail(failure({service: 'commerce', operation: 'Products'}, 'network', 'gone'));
    let answer: () => ReturnType<typeof ok<Record<string, string>>> | typeof down;
    const read = async (...ids: string[]) => {
      const result = await cache.runEach(['things'], ids, HOUR, async () => answer());
      await settled();
      return result;
    };
    answer = () => ok({a: 'there'});
    await read('a');
    vi.setSystemTime(1000);
    answer = () => down;
    expect(await read('a', 'b')).toEqual(down);
    answer = () => ok({b: 'there, too'});
    expect(await read('a', 'b')).toEqual(ok({a: 'there', b: 'there, too'}));
  });

  it('EDGE-37 HOUSE-09b while the service fails, a list of stale things is served, and one with an unknown thing fails', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const {cache} = cacheOf(createRecentResults({maxSize: 10_000}));
    const strategy = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 60});
    const down = fail(failure({service: 'commerce', operation: 'Products'}, 'network', 'gone'));
    const readAt = (now: number, ids: string[], isDown: boolean) => {
      vi.setSystemTime(now);
      return cache.runEach(['things'], ids, strategy, async (missing) =>
        isDown ? down : ok(Object.fromEntries(missing.map((id) => [id, id]))),
      );
    };
    await readAt(0, ['a'], false);
    await readAt(5000, ['b', 'c'], false);
    expect(await readAt(12_000, ['a', 'b'], true)).toMatchObject(ok({a: 'a', b: 'b'}));
    expect(await readAt(12_000, ['a', 'new'], true)).toEqual(down);
    expect(await readAt(70_000, ['a', 'c'], true)).toEqual(down);
  });

  it('EDGE-37 HOUSE-09b stale things are served at once, and read anew once', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const {cache, settled} = cacheOf(createRecentResults({maxSize: 10_000}));
    const strategy = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 60});
    let version = 0;
    const asked: string[] = [];
    const read = (...ids: string[]) =>
      cache.runEach(['things'], ids, strategy, async (missing) => {
        asked.push(missing.join());
        await Promise.resolve();
        return ok(Object.fromEntries(missing.map((id) => [id, `${id}${version}`])));
      });
    await read('a', 'b');
    vi.setSystemTime(5000);
    await read('b', 'c');
    vi.setSystemTime(12_000);
    version = 1;
    const answers = await Promise.all([read('a', 'b', 'c'), read('b', 'a')]);
    expect(answers).toEqual([ok({a: 'a0', b: 'b0', c: 'c0'}), ok({a: 'a0', b: 'b0'})]);
    await settled();
    expect(await read('a', 'b', 'c')).toEqual(ok({a: 'a1', b: 'b1', c: 'c0'}));
    expect(asked).toEqual(['a,b', 'c', 'a,b']);
  });

  it('EDGE-37 a list of which memory lacks no more than half is not looked up', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const {cache, settled} = cacheOf(createRecentResults({maxSize: 10_000}));
    const lookupsOf = async (...ids: string[]) => {
      const before = lookups;
      await cache.runEach(['things'], ids, HOUR, async (missing) =>
        ok(Object.fromEntries(missing.map((id) => [id, id]))),
      );
      await settled();
      return lookups - before;
    };
    expect(await lookupsOf('a', 'b')).toBe(1);
    expect(await lookupsOf('a', 'b', 'c', 'd')).toBe(0);
    expect(await lookupsOf('a', 'e', 'f')).toBe(1);
  });

  it('EDGE-37 a stored list is fresh only as long as its oldest thing', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    const stored = countedCache();
    const isolate = () => cacheOf(createRecentResults({maxSize: 10_000}), stored);
    const strategy = CacheCustom({mode: 'public', maxAge: 10, staleWhileRevalidate: 60});
    const asked: string[] = [];
    const readAt = async (
      now: number,
      {cache, settled}: ReturnType<typeof isolate>,
      ids: string,
    ) => {
      vi.setSystemTime(now);
      await cache.runEach(['things'], ids.split(','), strategy, async (missing) => {
        asked.push(`${missing.join()} at ${now}`);
        return ok(Object.fromEntries(missing.map((id) => [id, id])));
      });
      await settled();
    };
    const first = isolate();
    await readAt(0, first, 'a');
    await readAt(6000, first, 'a,b,c');
    await readAt(9000, isolate(), 'a,b,c');
    await readAt(11_000, isolate(), 'a,b,c');
    expect(asked).toEqual(['a at 0', 'b,c at 6000', 'a,b,c at 11000']);
  });

  it('HOUSE-09a no list shares its entry with another list or with one thing', async () => {
    const {cache, settled} = cacheOf(createRecentResults({maxSize: 10_000}));
    const long = Array.from({length: 300}, (_, number) => `id-${number}`);
    const digest = await sha256(JSON.stringify(long.toSorted()));
    const lists = [
      long,
      [digest],
      ['hashed list', digest],
      ['a'],
      ['a,b'],
      ['a', 'b'],
      ['one', 'a'],
    ];
    for (let round = 0; round < 3; round++) {
      for (const list of lists) {
        const answer = await cache.runEach(['things'], list, HOUR, async (missing) =>
          ok(Object.fromEntries(missing.map((id) => [id, id]))),
        );
        await settled();
        expect(answer).toEqual(ok(Object.fromEntries(list.map((id) => [id, id]))));
      }
    }
  });
});
