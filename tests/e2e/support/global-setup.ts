import {startStack} from '../../support/stack';
import {storeOrigins} from './origins';

/**
 * Starts one sandbox and both sites for every project except `faults`, without disturbing a stack that a developer
 * runs.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({plainPictures: true, filesFirst: true});
  storeOrigins(stack);
  return () => stack.stop();
}
