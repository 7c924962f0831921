import {format} from 'node:util';
import {divertConsole} from './divert-console';

type Method = 'error' | 'warn';

interface Line {
  method: Method;
  text: string;
}

let written: Line[] = [];
let expected: {method: Method; pattern: RegExp}[] = [];

/** Starts to collect the running test's output to `console.error` and `console.warn` instead of printing it. */
export function watchConsole(): void {
  written = [];
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    divertConsole(method, (...values) => {
      written.push({method, text: format(...values)});
    });
  }
}

/** Expects this output from the running test. The test fails without it, and on any other output. */
export function expectConsole(method: Method, pattern: RegExp): void {
  expected.push({method, pattern});
}

/** Unexpected output and missing expected output, one line each. */
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
