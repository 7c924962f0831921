import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for test data. It is deleted after the run, even if a worker crashes. */
    dataFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-tests-'));
  project.provide('dataFolder', folder);
  return () => rmSync(folder, {recursive: true, force: true});
}
