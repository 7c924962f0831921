import {cpSync, mkdtempSync} from 'node:fs';
import path from 'node:path';
import {inject} from 'vitest';
import {startSandbox} from '~sandbox/sandbox';

const newFolder = () => mkdtempSync(path.join(inject('dataFolder'), 'sandbox-'));

/* Once a worker: to seed takes longer than all else that a sandbox does to start. */
const seed = newFolder();
await (await startSandbox({port: 0, dataDir: seed, quiet: true})).close();

/** A data folder for a sandbox that begins with the seed. */
export function seededFolder(): string {
  const folder = newFolder();
  cpSync(seed, folder, {recursive: true});
  return folder;
}
