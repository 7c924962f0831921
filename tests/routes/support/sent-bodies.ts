import {vi} from 'vitest';

/** Returns a function that returns the bodies of all upstream calls since, including those after responses. */
export function sentBodies(): () => string {
  const {calls} = vi.spyOn(globalThis, 'fetch').mock;
  const before = calls.length;
  return () =>
    calls
      .slice(before)
      .map(([, init]) => (typeof init?.body === 'string' ? init.body : ''))
      .join('\n');
}
