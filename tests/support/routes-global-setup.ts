import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {startSandbox} from '~sandbox/sandbox';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the one sandbox that all route tests share. */
    sandboxOrigin: string;
  }
}

/** Starts one sandbox with a data folder of its own for all route tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-routes-'));
  const sandbox = await startSandbox({port: 0, dataDir, quiet: true});
  project.provide('sandboxOrigin', sandbox.origin);
  return async () => {
    await sandbox.close();
    rmSync(dataDir, {recursive: true, force: true});
  };
}
