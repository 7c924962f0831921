import {afterEach, beforeEach} from 'vitest';
import {readUnexpectedConsole, watchConsole} from './expect-console';

beforeEach(() => watchConsole());

afterEach(() => {
  const problems = readUnexpectedConsole();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
