import {createMemoryCache} from '~/node/memory-cache';
import type {Variables} from '~scripts/env-file';
import {startSandbox} from '~sandbox/sandbox';
import {seededFolder} from '../../support/seeded-folder';
import {openShop} from './shop';

const {origin} = await startSandbox({port: 0, dataDir: seededFolder(), quiet: true});

/** Origin of the sandbox that all files of a worker share. It stops with the worker. */
export const sandboxOrigin = origin;

/** A shop on the shared sandbox with a cache, as the host has. It halves the time of tests that read the same data. */
export function openCachingShop(variables: Variables = {}) {
  const cache = createMemoryCache({entries: 500, bytes: 20_000_000});
  return openShop(sandboxOrigin, {cache: cache as Partial<Cache> as Cache, variables});
}
