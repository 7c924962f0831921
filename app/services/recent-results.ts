import {createBoundedMap} from '~/platform/bounded-map';

/** The result of a read, and its time in milliseconds since the epoch. */
export interface Reading<Out> {
  result: Out;
  readAt: number;
}

/**
 * Results in the memory of this isolate, in front of the shared cache, whose entries must be fetched and parsed at each
 * read. All requests get the same objects, so they are frozen.
 */
export interface RecentResults {
  get(key: string): Reading<unknown> | undefined;
  set(key: string, reading: Reading<unknown>): void;
  /** The keys of the results that are being refreshed. */
  refreshing: Set<string>;
}

interface Kept extends Reading<unknown> {
  size: number;
}

/** Keeps results up to this many characters of JSON; the least recently used make room. */
export function createRecentResults({maxSize}: {maxSize: number}): RecentResults {
  const kept = createBoundedMap<Kept>(maxSize, ({size}) => size);
  return {
    refreshing: new Set(),
    get: kept.get,
    set(key, {result, readAt}) {
      const size = key.length + JSON.stringify(result).length;
      kept.set(key, {result: deepFreeze(result), readAt, size});
    },
  };
}

/** Freezes plain data. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
