import {createWithCache, type CachingStrategy} from '@shopify/hydrogen';
import {sha256} from '~/platform/digest.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Expiry} from '~/platform/expiry';
import {ok, type Result} from '~/platform/result';
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
  /**
   * Reads things by id, and keeps each one in memory, because other reads with the same `key` often need it too.
   * `produce` gets only the ids that aren't in memory. Stale things are returned and refreshed in the background, unless
   * something else has to be read anyway. Things that don't exist are left out.
   */
  runEach<Thing>(
    key: readonly string[],
    ids: readonly string[],
    strategy: CachingStrategy,
    produce: (ids: readonly string[]) => Promise<Produced<ById<Thing>>>,
  ): Promise<Result<ById<Thing>, UpstreamFailure>>;
}

export type ById<Thing> = Readonly<Record<string, Thing>>;

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

  /* Serialized, because Hydrogen joins key parts without a separator. */
  function toCacheKey(key: readonly string[]): string {
    const clearedAt = cleared?.clearedAt(key) ?? 0;
    return JSON.stringify({read: key, ...(clearedAt > 0 && {clearedAt})});
  }

  async function read<Out>(
    key: readonly string[],
    cacheStrategy: CachingStrategy,
    readNow: () => Promise<Reading<Produced<Out>>>,
    ageSeconds = 0,
  ): Promise<Result<Out, UpstreamFailure>> {
    const cacheKey = toCacheKey(key);
    const kept = recent?.get(cacheKey) as Reading<Produced<Out>> | undefined;
    const reading =
      kept && isFresh(kept, cacheStrategy)
        ? kept
        : await lookUp(cacheKey, withAge(cacheStrategy, ageSeconds), readNow);
    return conclude(reading, cacheStrategy);
  }

  async function lookUp<Out>(
    cacheKey: string,
    cacheStrategy: CachingStrategy,
    readNow: () => Promise<Reading<Produced<Out>>>,
  ): Promise<Reading<Produced<Out>>> {
    if (!withCache) return readNow();
    const source = {isCache: true};
    const reading = await withCache.run(
      {cacheKey, cacheStrategy, shouldCacheResult: ({result}) => isComplete(result)},
      () => {
        source.isCache = false;
        return readNow();
      },
    );
    /* Many keys are read only once. Keeping only results that were in the cache leaves the memory to the others. */
    if (source.isCache && isFresh(reading, cacheStrategy)) recent?.set(cacheKey, reading);
    return reading;
  }

  function conclude<Out>(
    {result, readAt}: Reading<Produced<Out>>,
    {maxAge = 0, staleWhileRevalidate = 0}: CachingStrategy,
  ): Result<Out, UpstreamFailure> {
    const freshUntil = isComplete(result) ? readAt + maxAge * 1000 : 0;
    expiry.lower(freshUntil, freshUntil && freshUntil + staleWhileRevalidate * 1000);
    return result;
  }

  /** The things that memory has, by age, and the unknown ones. */
  function recall<Thing>(
    ids: readonly string[],
    key: readonly string[],
    strategy: CachingStrategy,
  ) {
    const fresh: KeptThing<Thing>[] = [];
    const stale: KeptThing<Thing>[] = [];
    const unknown: KeptThing<Thing>[] = [];
    for (const id of ids) {
      const cacheKey = toCacheKey([...key, 'one', id]);
      const reading = recent?.get(cacheKey) as Reading<Thing | null> | undefined;
      const thing = {id, cacheKey, reading};
      if (reading && isFresh(reading, strategy)) fresh.push(thing);
      else if (reading && isServable(reading, strategy)) stale.push(thing);
      else unknown.push(thing);
    }
    return {fresh, stale, unknown};
  }

  /** Refreshes the things in the background, except those that another request is already refreshing. */
  function refresh<Thing>(
    stale: readonly KeptThing<Thing>[],
    readNow: (things: readonly KeptThing<Thing>[]) => Promise<unknown>,
  ): void {
    const refreshing = recent?.refreshing ?? new Set();
    const due = stale.filter(({cacheKey}) => !refreshing.has(cacheKey));
    if (due.length === 0) return;
    for (const {cacheKey} of due) refreshing.add(cacheKey);
    const end = () => due.forEach(({cacheKey}) => refreshing.delete(cacheKey));
    waitUntil(readNow(due).finally(end));
  }

  async function readEach<Thing>(
    key: readonly string[],
    requested: readonly string[],
    strategy: CachingStrategy,
    produce: (ids: readonly string[]) => Promise<Produced<ById<Thing>>>,
  ): Promise<Result<ById<Thing>, UpstreamFailure>> {
    const ids = [...new Set(requested)].sort();
    const {fresh, stale, unknown} = recall<Thing>(ids, key, strategy);
    const readNow = async (things: readonly KeptThing<Thing>[]) => {
      const result = await produce(things.map(({id}) => id));
      if (result.ok && isComplete(result)) {
        const readAt = Date.now();
        for (const {id, cacheKey} of things)
          recent?.set(cacheKey, {result: ownEntry(result.value, id), readAt});
      }
      return result;
    };

    if (unknown.length === 0) {
      refresh(stale, readNow);
      const all = [...fresh, ...stale];
      return conclude({result: ok(thingsIn(all)), readAt: oldestOf(all)}, strategy);
    }

    const missing = [...unknown, ...stale];
    const readAt = oldestOf(fresh);
    const readMissing = async () => {
      const result = await readNow(missing);
      if (!result.ok) return {result, readAt};
      return {result: {...result, value: {...thingsIn(fresh), ...result.value}}, readAt};
    };
    /* Looking up and storing a whole list takes longer than reading a few missing things. */
    if (missing.length <= fresh.length) return conclude(await readMissing(), strategy);
    const ageSeconds = Math.ceil((Date.now() - readAt) / 1000);
    return read([...key, ...(await listKey(ids))], strategy, readMissing, ageSeconds);
  }

  /** A page can give up a slow read. The runtime must not end it then, so that the next page finds the result. */
  function outlivingThePage<Out>(reading: Promise<Out>): Promise<Out> {
    waitUntil(reading.catch(() => undefined));
    return expiry.during(reading);
  }

  return {
    run: (key, strategy, produce) =>
      outlivingThePage(
        read(key, strategy, async () => ({result: await produce(), readAt: Date.now()})),
      ),
    runEach: (...request) => outlivingThePage(readEach(...request)),
  };
}

interface KeptThing<Thing> {
  id: string;
  cacheKey: string;
  /** Its result is `null` if the thing doesn't exist. `undefined`: it isn't in memory. */
  reading: Reading<Thing | null> | undefined;
}

/** Visitors can send any id, even `constructor`, which every object inherits. */
const ownEntry = <Thing>(things: ById<Thing>, id: string): Thing | null =>
  Object.hasOwn(things, id) ? (things[id] ?? null) : null;

function thingsIn<Thing>(kept: readonly KeptThing<Thing>[]): Record<string, Thing> {
  const things: Record<string, Thing> = {};
  for (const {id, reading} of kept)
    if (reading && reading.result !== null) things[id] = reading.result;
  return things;
}

const oldestOf = (kept: readonly KeptThing<unknown>[]): number =>
  Math.min(Date.now(), ...kept.map(({reading}) => reading?.readAt ?? Infinity));

/** Longer lists of ids are hashed. A short one isn't, because the hash costs more than the rest of the read. */
const MAX_PLAIN_KEY = 1000;

async function listKey(ids: readonly string[]): Promise<string[]> {
  const list = JSON.stringify(ids);
  return list.length <= MAX_PLAIN_KEY ? ['list', ...ids] : ['hashed list', await sha256(list)];
}

const isComplete = ({ok, isPartial}: Produced<unknown>) => ok && !isPartial;

const isFresh = ({readAt}: Reading<unknown>, {maxAge = 0}: CachingStrategy) =>
  Date.now() < readAt + maxAge * 1000;

/** The strategy for storing a result that is already this old. */
const withAge = (strategy: CachingStrategy, ageSeconds: number): CachingStrategy => ({
  ...strategy,
  maxAge: Math.max(0, (strategy.maxAge ?? 0) - ageSeconds),
});

/** Whether it may still be returned while it's being refreshed. */
const isServable = (
  {readAt}: Reading<unknown>,
  {maxAge = 0, staleWhileRevalidate = 0}: CachingStrategy,
) => Date.now() < readAt + (maxAge + staleWhileRevalidate) * 1000;
