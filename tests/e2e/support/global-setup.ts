import {startStack} from '../../support/stack';
import {keepOrigins} from './origins';

/** One sandbox and both sites for all but the faults, beside whatever a developer has running. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({plainPictures: true});
  keepOrigins(stack);
  return () => stack.stop();
}
