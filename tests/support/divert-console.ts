import {onTestFinished} from 'vitest';

/**
 * Sends the output of a `console` method to `write` until the running test ends. `vi.spyOn` would do the same, but
 * Vitest keeps all spies of a worker and restores them before each test; with some spies per test that took longer than
 * most tests.
 */
export function divertConsole(
  method: 'error' | 'log' | 'warn',
  write: (...values: unknown[]) => void,
): void {
  const original = console[method];
  console[method] = write;
  onTestFinished(() => {
    console[method] = original;
  });
}
