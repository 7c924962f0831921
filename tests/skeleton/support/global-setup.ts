import path from 'node:path';
import {startChild} from '../../support/child';
import {keepRun, skeletonMessage} from './skeleton-message';

/** Builds and serves the official skeleton with its own sandbox for the whole test run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const file = path.join(import.meta.dirname, 'skeleton-process.ts');
  const {message, logFile, stop} = await startChild(file, skeletonMessage);
  keepRun({...message, logFile});
  return stop;
}
