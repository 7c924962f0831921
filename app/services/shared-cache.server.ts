import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';

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
}

export function createSharedCache({cache, waitUntil, request}: SharedCacheParts): SharedCache {
  const withCache = cache && createWithCache({cache, waitUntil, request});
  return {
    run: (key, strategy, produce) =>
      withCache
        ? withCache.run(
            {
              /* Serialized, because Hydrogen joins key parts without a separator. */
              cacheKey: JSON.stringify(key),
              cacheStrategy: strategy,
              shouldCacheResult: (result) => result.ok && !result.isPartial,
            },
            produce,
          )
        : produce(),
  };
}
