import {describe, expect, it} from 'vitest';
import {
  compareWithTests,
  findCrowdedTitles,
  parseRequirements,
  readRequirementIds,
  readTests,
} from '~tests/tools/requirements';

const LEDGER = `# Ledger
## CART: Cart
- **CART-01** A cart holds lines.
- **CART-02** (open) How many is not shown.
Not a line: **CART-03** of the ledger.
- **CART-04a** It has a note. ([decision 18](decisions/0018-departures.md))
- **CART-04b** It has attributes.
## UI: Layout
- **UI-01** xs is 0.
`;

describe('the requirements ledger', () => {
  it('is parsed line by line', () => {
    expect(parseRequirements(LEDGER)).toEqual([
      {id: 'CART-01', area: 'CART', text: 'A cart holds lines.'},
      {id: 'CART-02', area: 'CART', text: '(open) How many is not shown.'},
      {
        id: 'CART-04a',
        area: 'CART',
        text: 'It has a note. ([decision 18](decisions/0018-departures.md))',
        decision: '0018-departures',
      },
      {id: 'CART-04b', area: 'CART', text: 'It has attributes.'},
      {id: 'UI-01', area: 'UI', text: 'xs is 0.'},
    ]);
  });

  it('is compared by area, and reports unknown ids', () => {
    const report = compareWithTests(parseRequirements(LEDGER), [
      'CART-02 caps',
      'CART-04a keeps the note',
      'CART-09 is a typo',
      'CART-04 is split into lines',
      'nothing claimed for UI-01',
    ]);
    expect(
      report.areas.map(({area, proven, unproven, gaps}) => [
        area,
        proven.map(({id}) => id),
        unproven.map(({id}) => id),
        gaps,
      ]),
    ).toEqual([
      ['CART', ['CART-02', 'CART-04a'], ['CART-01', 'CART-04b'], '1 4b'],
      ['UI', [], ['UI-01'], '1'],
    ]);
    expect(report.unknown).toEqual(['CART-04', 'CART-09']);
  });

  it('has its unproven lines that are next to each other written as a range', () => {
    const [area] = compareWithTests(parseRequirements(LEDGER), ['CART-01 holds lines']).areas;
    expect(area?.gaps).toBe('2-4b');
  });
});

describe('a test title', () => {
  it.each([
    ['CART-01 holds lines', ['CART-01']],
    ['CART-01 CART-02, UI-01 all of them', ['CART-01', 'CART-02', 'UI-01']],
    ['CART-01, CART-02: both', ['CART-01', 'CART-02']],
    ['CART-01a CART-01c two parts', ['CART-01a', 'CART-01c']],
    ['CART-01 a cart', ['CART-01']],
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
    expect(readTests(source).flatMap(({title}) => readRequirementIds(title))).toEqual([
      'CART-01',
      'CART-02',
      'CART-03',
      'CART-04',
      'CART-05',
      'CART-06',
    ]);
  });

  it('is crowded with more than four ids', () => {
    const four = 'CART-01 CART-02 CART-03 CART-04a holds';
    expect(findCrowdedTitles([four, `UI-01 ${four}`])).toEqual([`UI-01 ${four}`]);
  });
});

describe('a test', () => {
  it('has the names in its code and in its table', () => {
    const source = 'it.each(TABLE)("title", ({value}) => expect(double(value)).toBe(2));';
    const [test] = readTests(source);
    expect([...(test?.names ?? [])]).toEqual(
      expect.arrayContaining(['TABLE', 'double', 'expect', 'value']),
    );
  });
});
