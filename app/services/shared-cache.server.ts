import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Expiry} from '~/platform/expiry';
import type {Result} from '~/platform/result';
import type {ClearedReads} from './cleared-reads';
import type {Reading, RecentResults} from './recent-results';

/** Shared by all shoppers, so neither entries nor keys may contain personal data (HOUSE-09). */
export interface SharedCache {
  /** Stores the result of `produce` as JSON, unless it failed or is partial. */
  run<Out>(
    key: readonly string[],
    strategy: CachingStrategy,
    produce: () => Promise<Produced<Out>>,
  ): Promise<Result<Out, UpstreamFailure>>;
}

/** `isPartial`: some data is missing. */
type Produced<Out> = Result<Out, UpstreamFailure> & {isPartial?: boolean};

interface SharedCacheParts {
  /** Without a cache, every read calls `produce`. */
  cache: Cache | undefined;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  /** Every read limits it to the time for which its result may be used. */
  expiry: Expiry;
  cleared?: ClearedReads;
  /** Without it, every read is looked up in the cache. */
  recent?: RecentResults;
}

export function createSharedCache({
  cache,
  waitUntil,
  request,
  expiry,
  cleared,
  recent,
}: SharedCacheParts): SharedCache {
  const withCache = cache && createWithCache({cache, waitUntil, request});

  async function read<Out>(
    cacheKey: string,
    cacheStrategy: CachingStrategy,
    produce: () => Promise<Produced<Out>>,
  ): Promise<Reading<Produced<Out>>> {
    const begun = Date.now();
    const readNow = async () => ({result: await produce(), readAt: Date.now()});
    if (!withCache) return readNow();
    const reading = await withCache.run(
      {cacheKey, cacheStrategy, shouldCacheResult: ({result}) => isComplete(result)},
      readNow,
    );
    /* Many keys are read only once. Keeping only what the cache had leaves the memory to the others. */
    if (reading.readAt < begun && isFresh(reading, cacheStrategy)) recent?.set(cacheKey, reading);
    return reading;
  }

  return {
    async run<Out>(
      key: readonly string[],
      strategy: CachingStrategy,
      produce: () => Promise<Produced<Out>>,
    ) {
      const clearedAt = cleared?.clearedAt(key) ?? 0;
      /* Serialized, because Hydrogen joins key parts without a separator. */
      const cacheKey = JSON.stringify({read: key, ...(clearedAt > 0 && {clearedAt})});
      const kept = recent?.get(cacheKey) as Reading<Produced<Out>> | undefined;
      const {result, readAt} =
        kept && isFresh(kept, strategy) ? kept : await read(cacheKey, strategy, produce);
      const {maxAge = 0, staleWhileRevalidate = 0} = strategy;
      const freshUntil = isComplete(result) ? readAt + maxAge * 1000 : 0;
      expiry.lower(freshUntil, freshUntil && freshUntil + staleWhileRevalidate * 1000);
      return result;
    },
  };
}

const isComplete = ({ok, isPartial}: Produced<unknown>) => ok && !isPartial;

const isFresh = ({readAt}: Reading<unknown>, {maxAge = 0}: CachingStrategy) =>
  Date.now() < readAt + maxAge * 1000;
