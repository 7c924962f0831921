import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Rows of docs/where-is-it.md: `| rule | \`file\` | \`name\` |`. */
const ROWS = [
  ...readFileSync('docs/where-is-it.md', 'utf8').matchAll(/^\|(.+)\| `(.+)` +\| `(.+)` +\|$/gm),
].map(([, rule = '', file = '', name = '']) => ({rule: rule.trim(), file, name}));

describe('docs/where-is-it.md', () => {
  it('lists at least 45 rules', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(45);
  });

  it.each(ROWS)('HOUSE-23 says where to change $rule', ({file, name}) => {
    const declaration = new RegExp(
      `(const|function|interface|type|enum) ${name}\\b|^ *${name}:`,
      'm',
    );
    expect(readFileSync(file, 'utf8')).toMatch(declaration);
  });
});
