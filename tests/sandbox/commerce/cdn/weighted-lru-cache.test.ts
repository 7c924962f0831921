import {expect, it} from 'vitest';
import {WeightedLruCache} from '~sandbox/commerce/cdn/weighted-lru-cache';

it('SAND-12d Lru keeps the most recently used values up to its limit', () => {
  const lru = new WeightedLruCache<string>(5, (value) => value.length);
  lru.set('a', 'xx');
  lru.set('b', 'yy');
  lru.get('a');
  lru.set('c', 'zz');
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['xx', undefined, 'zz']);
  lru.set('a', 'x');
  lru.set('d', 'ww');
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual(['x', 'zz', 'ww']);
  lru.set('huge', 'xxxxxx');
  expect([lru.get('huge'), lru.get('d')]).toEqual([undefined, undefined]);
});
