import {format} from 'node:util';
import {divertConsole} from './divert-console';

type Method = 'error' | 'warn';

interface Line {
  method: Method;
  text: string;
}

let written: Line[] = [];
let expected: {method: Method; pattern: RegExp}[] = [];

/** From here on what the running test writes to `console.error` and `console.warn` is collected, not printed. */
export function watchConsole(): void {
  written = [];
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    divertConsole(method, (...values) => {
      written.push({method, text: format(...values)});
    });
  }
}

/** Says that the running test writes this; it fails when it does not, and when it writes anything else. */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({method, pattern});
}

/** What was written without being expected, and what was expected and not written: one line each. */
export function readUnexpectedConsole(): string[] {
  const matches = (line: Line, wanted: (typeof expected)[number]) =>
    line.method === wanted.method && wanted.pattern.test(line.text);
  const surplus = written.filter((line) => !expected.some((wanted) => matches(line, wanted)));
  const missing = expected.filter((wanted) => !written.some((line) => matches(line, wanted)));
  return [
    ...surplus.map(({method, text}) => `unexpected console.${method}: ${text}`),
    ...missing.map(({method, pattern}) => `expected console.${method} ${String(pattern)}`),
  ];
}
