import {expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

const SUPPRESSION = /(eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore)/;
/* The tool's own form of a reason, or a comment in the line above. */
const REASON = /(?:--|:) \S|@ts-expect-error \S/;

it('HOUSE-03 each disabled rule has its reason beside it', () => {
  const files = readSourceFiles(
    ['app', 'graphql/storefront', 'sandbox', 'tests'],
    /\.tsx?$/,
  ).filter(({file}) => !file.startsWith('tests/architecture/'));
  const bare = files.flatMap(({file, text}) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const above = lines[index - 1]?.trim() ?? '';
      const explained = REASON.test(line) || /^(\/\/|\*\/|\/\*|\*)/.test(above);
      return SUPPRESSION.test(line) && !explained ? [`${file}:${index + 1}`] : [];
    });
  });
  expect(bare).toEqual([]);
});
