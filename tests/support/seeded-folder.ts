import {cpSync, mkdtempSync} from 'node:fs';
import path from 'node:path';
import {inject} from 'vitest';
import {homeDay} from '~sandbox/day';
import {startSandbox} from '~sandbox/sandbox';

const newFolder = () => mkdtempSync(path.join(inject('dataFolder'), 'sandbox-'));

/** The day in Denver from which the seed counts: yesterday in a run that has crossed midnight. */
export const SEED_DAY = homeDay(new Date());

/* Once per worker, because seeding takes longer than the rest of the sandbox's start. */
const seed = newFolder();
await (await startSandbox({port: 0, dataDir: seed, quiet: true})).close();

/** Creates a data folder that holds the seed. */
export function seededFolder(): string {
  const folder = newFolder();
  cpSync(seed, folder, {recursive: true});
  return folder;
}
