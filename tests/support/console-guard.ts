import {afterEach, beforeEach, vi} from 'vitest';
import {readUnexpectedConsole, watchConsole} from './expect-console';

beforeEach(() => watchConsole());

/* Test files in the same worker share its clock. */
afterEach(() => void vi.useRealTimers());

afterEach(() => {
  const problems = readUnexpectedConsole();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
