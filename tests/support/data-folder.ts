import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests put what is to be gone after the run, whatever becomes of their worker. */
    dataFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-tests-'));
  project.provide('dataFolder', folder);
  return () => rmSync(folder, {recursive: true, force: true});
}
