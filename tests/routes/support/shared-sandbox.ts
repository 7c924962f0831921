import {startSandbox} from '~sandbox/sandbox';
import {seededFolder} from '../../support/seeded-folder';

const {origin} = await startSandbox({port: 0, dataDir: seededFolder(), quiet: true});

/** Origin of the sandbox that all files of a worker share. It stops with the worker. */
export const sandboxOrigin = origin;
