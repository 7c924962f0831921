import {afterAll, afterEach, beforeEach, vi} from 'vitest';
import {readUnexpectedConsole, watchConsole} from './expect-console';

beforeEach(() => watchConsole());

/* Test files in the same worker share its clock. */
afterEach(() => void vi.useRealTimers());
/* And its globals: the next file imports its modules before Vitest restores them. */
afterAll(() => void vi.unstubAllGlobals());

afterEach(() => {
  const problems = readUnexpectedConsole();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
