import {expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

const SUPPRESSION = /(eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore)/;
/* The tool's own syntax for a reason, or a comment on the line above. */
const REASON = /(?:--|:) \S|@ts-expect-error \S/;

it('HOUSE-03 every suppressed check has a reason next to it', () => {
  const files = readSourceFiles(
    ['app', 'graphql/storefront', 'sandbox', 'tests'],
    /\.tsx?$/,
  ).filter(({file}) => !file.startsWith('tests/architecture/'));
  const unexplained = files.flatMap(({file, text}) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const above = lines[index - 1]?.trim() ?? '';
      const explained = REASON.test(line) || /^(\/\/|\*\/|\/\*|\*)/.test(above);
      return SUPPRESSION.test(line) && !explained ? [`${file}:${index + 1}`] : [];
    });
  });
  expect(unexplained).toEqual([]);
});
