import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createMemoryCache} from '~/node/memory-cache';

const url = (name: string) => new Request(`https://shopify.dev/?${name}`);
const reply = (body: string, cacheControl = 'public, max-age=60', headers: object = {}) =>
  new Response(body, {headers: {'Cache-Control': cacheControl, ...headers}});

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const AMPLE = {entries: 100, bytes: 1_000_000};

describe('the memory cache', () => {
  it('HOUSE-12b returns status, headers and body on every match', async () => {
    const cache = createMemoryCache(AMPLE);
    await cache.put(
      url('a'),
      new Response('body', {
        status: 203,
        headers: {'Cache-Control': 'max-age=9', 'cache-put-date': '123'},
      }),
    );
    for (const match of [await cache.match(url('a')), await cache.match(url('a'))]) {
      expect(match?.status).toBe(203);
      expect(match?.headers.get('cache-put-date')).toBe('123');
      expect(await match?.text()).toBe('body');
    }
    expect(await cache.match(url('b'))).toBeUndefined();
  });

  it('HOUSE-12b keeps a response for exactly its lifetime', async () => {
    let now = 1_000_000;
    const cache = createMemoryCache(AMPLE, () => now);
    await cache.put(url('a'), reply('body', 'public, max-age=10, stale-while-revalidate=5'));
    now += 9_999;
    expect(await cache.match(url('a'))).toBeDefined();
    now += 1;
    expect(await cache.match(url('a'))).toBeUndefined();
    expect(cache.size()).toEqual({entries: 0, bytes: 0});
  });

  it.each([
    ['no lifetime', reply('x', 'public')],
    ['a lifetime of zero', reply('x', 'max-age=0')],
    ['a private response', reply('x', 'private, max-age=60')],
    ['a no-store response', reply('x', 'no-store, max-age=60')],
    ['a cookie', reply('x', 'max-age=60', {'Set-Cookie': 'a=b'})],
    ['a body over the limit', reply('x'.repeat(AMPLE.bytes))],
  ])('HOUSE-12b does not keep %s', async (_name, response) => {
    const cache = createMemoryCache(AMPLE);
    await cache.put(url('a'), response);
    expect(await cache.match(url('a'))).toBeUndefined();
  });

  it('HOUSE-12b drops the least recently used entry when full', async () => {
    const cache = createMemoryCache({entries: 2, bytes: 10_000});
    await cache.put(url('a'), reply('1'));
    await cache.put(url('b'), reply('2'));
    await cache.match(url('a'));
    await cache.put(url('c'), reply('3'));
    const held = await Promise.all(['a', 'b', 'c'].map((name) => cache.match(url(name))));
    expect(held.map(Boolean)).toEqual([true, false, true]);
  });

  it('HOUSE-12b never exceeds its bounds', async () => {
    const bounds = {entries: 5, bytes: 2000};
    const step = fc.record({
      name: fc.constantFrom(...NAMES),
      length: fc.integer({min: 0, max: 2500}),
      deletes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, {maxLength: 30}), async (steps) => {
        const cache = createMemoryCache(bounds);
        for (const {name, length, deletes} of steps) {
          if (deletes) await cache.delete(url(name));
          else await cache.put(url(name), reply('x'.repeat(length)));
          const {entries, bytes} = cache.size();
          expect(entries).toBeLessThanOrEqual(bounds.entries);
          expect(bytes).toBeLessThanOrEqual(bounds.bytes);
        }
        for (const name of NAMES) await cache.delete(url(name));
        expect(cache.size()).toEqual({entries: 0, bytes: 0});
      }),
    );
  });

  it('deletes an entry, and returns whether there was one', async () => {
    const cache = createMemoryCache(AMPLE);
    await cache.put(url('a'), reply('1'));
    expect(await cache.delete(url('a'))).toBe(true);
    expect(await cache.delete(url('a'))).toBe(false);
  });

  it('rejects the response to a write', async () => {
    const cache = createMemoryCache(AMPLE);
    const write = new Request('https://shopify.dev/', {method: 'POST'});
    await expect(cache.put(write, reply('x'))).rejects.toThrow(TypeError);
    expect(await cache.match(write)).toBeUndefined();
  });
});
