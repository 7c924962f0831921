import {CacheCustom} from '@shopify/hydrogen';
import {beforeEach, expect, it, vi} from 'vitest';
import {createMemoryCache} from '~/node/memory-cache';
import {createExpiry} from '~/platform/expiry';
import {ok} from '~/platform/result';
import {createClearedReads, type ClearedReads} from '~/services/cleared-reads';
import {createSharedCache} from '~/services/shared-cache.server';

const HOUR = CacheCustom({mode: 'public', maxAge: 3600});

let made: string[];
let cleared: ClearedReads;
let read: (...key: string[]) => Promise<void>;

beforeEach(() => {
  made = [];
  cleared = createClearedReads();
  const pending: Promise<unknown>[] = [];
  const cache = createSharedCache({
    expiry: createExpiry(),
    cache: createMemoryCache({entries: 10, bytes: 100_000}) as Partial<Cache> as Cache,
    waitUntil: (promise) => void pending.push(promise),
    request: new Request('https://shop.test/'),
    cleared,
  });
  read = async (...key) => {
    await cache.run(key, HOUR, () => {
      made.push(key.join());
      return Promise.resolve(ok(true));
    });
    await Promise.all(pending);
  };
});

it.each([
  [['content', 'pages'], ['content,pages,/faq']],
  [['content'], ['content,pages,/faq', 'content,sites,1']],
  [[], ['content,pages,/faq', 'content,sites,1', 'commerce,products']],
])('CMS-19a clearing %j makes these reads anew, once: %j', async (start, again) => {
  const readAll = async () => {
    await read('content', 'pages', '/faq');
    await read('content', 'sites', '1');
    await read('commerce', 'products');
  };
  await readAll();
  made = [];
  cleared.clear(start);
  await readAll();
  await readAll();
  expect(made).toEqual(again);
});

it('CMS-19a a second clearing makes a read anew again', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  cleared.clear(['content']);
  await read('content', 'pages', '/faq');
  vi.advanceTimersByTime(1);
  cleared.clear(['content']);
  await read('content', 'pages', '/faq');
  expect(made).toHaveLength(2);
  vi.useRealTimers();
});
