import {expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

/** A hand-written type for part of the request's context: an interface, an object type, or a `Pick`. */
const HAND_MADE = /\binterface \w*Context\b|\btype \w*Context = \{|\b(Pick|Omit)<\w*Context\b/;

/** The context and `Needs` themselves, and the context of a worker. */
const EXCEPT = [
  'app/request-context.ts',
  'app/env.d.ts',
  'app/platform/needs.ts',
  'app/node/host.ts',
];

it('HOUSE-26 a function names the part of the request’s context that it uses with Needs', () => {
  const files = readSourceFiles(['app'], /\.tsx?$/).filter(({file}) => !EXCEPT.includes(file));
  expect(files.filter(({text}) => HAND_MADE.test(text)).map(({file}) => file)).toEqual([]);
});
