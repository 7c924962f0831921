import {onTestFinished} from 'vitest';

/**
 * Until the running test ends, what is written to this method of `console` goes here. `vi.spyOn` would do the same, but
 * Vitest keeps every spy of a worker and restores all of them before each test: with some for every test that took
 * longer than most tests.
 */
export function divertConsole(
  method: 'error' | 'log' | 'warn',
  write: (...values: unknown[]) => void,
): void {
  const before = console[method];
  console[method] = write;
  onTestFinished(() => {
    console[method] = before;
  });
}
