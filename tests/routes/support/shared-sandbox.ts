import {startSandbox} from '~sandbox/sandbox';
import {seededFolder} from './seeded-folder';

const {origin} = await startSandbox({port: 0, dataDir: seededFolder(), quiet: true});

/** Of the one sandbox that all files of a worker share; it ends with the worker. */
export const sandboxOrigin = origin;
