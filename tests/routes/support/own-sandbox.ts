import {afterAll, afterEach, beforeAll, beforeEach} from 'vitest';
import {startSandbox, type RunningSandbox} from '~sandbox/sandbox';
import {seededFolder} from './seeded-folder';

interface OwnSandbox {
  origin(): string;
}

/** Call once in a test file that changes faults, stock or clock: it gets a sandbox that no other file sees. */
export function useOwnSandbox(): OwnSandbox {
  const {start, stop, origin} = ownSandbox();
  beforeAll(start, 30_000);
  afterAll(stop);
  return {origin};
}

/** The same, anew for each test: quicker than to reset it. */
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
