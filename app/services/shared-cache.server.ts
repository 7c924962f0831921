import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';

/** Cache shared by all visitors. Neither its entries nor its keys may contain personal data (HOUSE-09). */
export interface SharedCache {
  /** A read through the cache. The result of `produce` is stored as JSON, unless it failed or is partial. */
  run<Out>(
    key: readonly string[],
    strategy: CachingStrategy,
    produce: () => Promise<Produced<Out>>,
  ): Promise<Result<Out, UpstreamFailure>>;
}

/** `isPartial`: usable, but some data is missing. */
type Produced<Out> = Result<Out, UpstreamFailure> & {isPartial?: boolean};

interface SharedCacheParts {
  /** Undefined if there is no cache. Then every read calls `produce`. */
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
