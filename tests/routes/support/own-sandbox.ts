import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {startSandbox, type RunningSandbox} from '~sandbox/sandbox';

/** Call once in a test file that changes faults, stock or clock: it gets a sandbox that no other file sees. */
export function useOwnSandbox(): {origin(): string} {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-own-'));
  let sandbox: RunningSandbox | undefined;
  beforeAll(async () => {
    sandbox = await startSandbox({port: 0, dataDir, quiet: true});
  }, 30_000);
  afterAll(async () => {
    await sandbox?.close();
    rmSync(dataDir, {recursive: true, force: true});
  });
  return {
    origin() {
      if (!sandbox) throw new Error('the sandbox has not started yet');
      return sandbox.origin;
    },
  };
}
