import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Expiry} from '~/platform/expiry';
import type {Result} from '~/platform/result';
import type {ClearedReads} from './cleared-reads';

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
}

export function createSharedCache({
  cache,
  waitUntil,
  request,
  expiry,
  cleared,
}: SharedCacheParts): SharedCache {
  const withCache = cache && createWithCache({cache, waitUntil, request});
  return {
    async run(key, strategy, produce) {
      const read = async () => ({result: await produce(), readAt: Date.now()});
      const clearedAt = cleared?.clearedAt(key) ?? 0;
      const {result, readAt} = withCache
        ? await withCache.run(
            {
              /* Serialized, because Hydrogen joins key parts without a separator. */
              cacheKey: JSON.stringify({read: key, ...(clearedAt > 0 && {clearedAt})}),
              cacheStrategy: strategy,
              shouldCacheResult: (made) => isComplete(made.result),
            },
            read,
          )
        : await read();
      const {maxAge = 0, staleWhileRevalidate = 0} = strategy;
      const freshUntil = isComplete(result) ? readAt + maxAge * 1000 : 0;
      expiry.lower(freshUntil, freshUntil && freshUntil + staleWhileRevalidate * 1000);
      return result;
    },
  };
}

const isComplete = ({ok, isPartial}: Produced<unknown>) => ok && !isPartial;
