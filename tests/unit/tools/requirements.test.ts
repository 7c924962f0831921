import {describe, expect, it} from 'vitest';
import {
  compareWithTests,
  readRequirementIds,
  joinRuns,
  parseRequirements,
  readTestTitles,
} from '~tests/tools/requirements';

const LEDGER = `# Ledger
## CART: Cart
- **CART-01** A cart holds lines.
- **CART-02** (open) How many is not shown.
Not a line: **CART-03** of the ledger.
## UI: Layout
- **UI-01** xs is 0.
`;

describe('the requirements ledger', () => {
  it('is parsed line by line', () => {
    expect(parseRequirements(LEDGER)).toEqual([
      {id: 'CART-01', area: 'CART', text: 'A cart holds lines.'},
      {id: 'CART-02', area: 'CART', text: '(open) How many is not shown.'},
      {id: 'UI-01', area: 'UI', text: 'xs is 0.'},
    ]);
  });

  it('is compared by area, and reports unknown ids', () => {
    const report = compareWithTests(parseRequirements(LEDGER), [
      'CART-02 caps',
      'CART-09 is a typo',
      'nothing claimed for UI-01',
    ]);
    expect(
      report.areas.map(({area, proven, unproven}) => [
        area,
        proven.map(({id}) => id),
        unproven.map(({id}) => id),
      ]),
    ).toEqual([
      ['CART', ['CART-02'], ['CART-01']],
      ['UI', [], ['UI-01']],
    ]);
    expect(report.unknown).toEqual(['CART-09']);
  });
});

describe('joinRuns', () => {
  it.each([
    [[], ''],
    [[4], '4'],
    [[1, 2, 3, 7, 9, 10], '1-3 7 9-10'],
  ])('writes %j as %j', (numbers, text) => {
    expect(joinRuns(numbers)).toBe(text);
  });
});

describe('a test title', () => {
  it.each([
    ['CART-01 holds lines', ['CART-01']],
    ['CART-01 CART-02, UI-01 all of them', ['CART-01', 'CART-02', 'UI-01']],
    ['CART-01, CART-02: both', ['CART-01', 'CART-02']],
    ['holds lines (CART-01)', []],
    ['UTF-8 is an id by its looks', ['UTF-8']],
    ['', []],
  ])('%j claims %j', (title, ids) => {
    expect(readRequirementIds(title)).toEqual(ids);
  });

  it('is found in every form of a test that runs, and in no other form', () => {
    const source = `
      it('CART-01 plain', () => {});
      test("CART-02 quotes", async ({page}) => {});
      it.each([[1, 'CART-90 a value']])('CART-03 each %i', () => {});
      it.each\`a\${1}\`('CART-04 table', () => {});
      test.only(\`CART-05 template \${x}\`, () => {});
      describe('CART-91 a group', () => { it('CART-06 inside', () => {}); });
      it.skip('CART-92 skipped', () => {});
      it.todo('CART-93 planned');
      test.fixme('CART-94 broken', () => {});
      it.skip.each([1])('CART-95 skipped', () => {});
      // it('CART-96 commented out', () => {});
      expect(it).toBe('CART-97');
    `;
    expect(readTestTitles(source).flatMap(readRequirementIds)).toEqual([
      'CART-01',
      'CART-02',
      'CART-03',
      'CART-04',
      'CART-05',
      'CART-06',
    ]);
  });
});
