import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';

/** The cache that all visitors share: what it keeps, and what its keys hold, is nobody's own (HOUSE-09). */
export interface SharedCache {
  /** A read through the cache: what `produce` gives is kept as JSON, but no failure, nor what has parts missing. */
  run<Out>(
    key: readonly string[],
    strategy: CachingStrategy,
    produce: () => Promise<Produced<Out>>,
  ): Promise<Result<Out, UpstreamFailure>>;
}

/** `isPartial`: it will do for now, but some of it was lost on the way. */
type Produced<Out> = Result<Out, UpstreamFailure> & {isPartial?: boolean};

interface SharedCacheParts {
  /** Absent where there is no cache: then everything is produced. */
  cache: Cache | undefined;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

export function createSharedCache({cache, waitUntil, request}: SharedCacheParts): SharedCache {
  const withCache = cache && createWithCache({cache, waitUntil, request});
  return {
    run: (key, strategy, produce) =>
      withCache
        ? withCache.run(
            {
              /* As one text: Hydrogen joins the parts with nothing in between. */
              cacheKey: JSON.stringify(key),
              cacheStrategy: strategy,
              shouldCacheResult: (result) => result.ok && !result.isPartial,
            },
            produce,
          )
        : produce(),
  };
}
