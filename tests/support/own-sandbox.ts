import {afterAll, afterEach, beforeAll, beforeEach} from 'vitest';
import {startSandbox, type RunningSandbox} from '~sandbox/sandbox';
import {seededFolder} from './seeded-folder';

interface OwnSandbox {
  origin(): string;
}

/** Call once per test file that changes faults, stock or the clock. Starts a sandbox for this file only. */
export function useOwnSandbox(): OwnSandbox {
  const {start, stop, origin} = ownSandbox();
  beforeAll(start, 30_000);
  afterAll(stop);
  return {origin};
}

/** Starts a new sandbox for each test, which is faster than resetting one. */
export function useFreshSandbox(): OwnSandbox {
  const {start, stop, origin} = ownSandbox();
  beforeEach(start, 30_000);
  afterEach(stop);
  return {origin};
}

function ownSandbox() {
  let sandbox: RunningSandbox | undefined;
  return {
    async start() {
      sandbox = await startSandbox({port: 0, dataDir: seededFolder(), quiet: true});
    },
    stop: () => sandbox?.close(),
    origin() {
      if (!sandbox) throw new Error('the sandbox has not started yet');
      return sandbox.origin;
    },
  };
}
