import {createExpiry} from '~/platform/expiry';
import {createSharedCache, type SharedCache} from '~/services/shared-cache.server';

/** A shared cache that stores nothing. */
export const UNCACHED: SharedCache = createSharedCache({
  cache: undefined,
  waitUntil: () => undefined,
  request: new Request('https://shop.test/'),
  expiry: createExpiry(),
});

type Strategy = Parameters<SharedCache['run']>[1];

/**
 * Stores nothing, and notes the key and strategy of each read. The key of a read of many things ends with their ids.
 */
export function notingReads(
  note: (key: readonly string[], strategy: Strategy) => void,
): SharedCache {
  return {
    run(key, strategy, produce) {
      note(key, strategy);
      return UNCACHED.run(key, strategy, produce);
    },
    runEach(key, ids, strategy, produce) {
      note([...key, ...ids], strategy);
      return UNCACHED.runEach(key, ids, strategy, produce);
    },
  };
}
