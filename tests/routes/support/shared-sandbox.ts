import {createMemoryCache} from '~/node/memory-cache';
import type {Variables} from '~scripts/env-file';
import {startSandbox} from '~sandbox/sandbox';
import {seededFolder} from '../../support/seeded-folder';
import {openShop} from './shop';

const {origin} = await startSandbox({port: 0, dataDir: seededFolder(), quiet: true});

/** Origin of the sandbox that all files of a worker share. It stops with the worker. */
export const sandboxOrigin = origin;

/** A shop of the shared sandbox with a cache as on the host: reading the same data again takes half of the time. */
export function openCachingShop(variables: Variables = {}) {
  const cache = createMemoryCache({entries: 500, bytes: 20_000_000});
  return openShop(sandboxOrigin, {cache: cache as Partial<Cache> as Cache, variables});
}
