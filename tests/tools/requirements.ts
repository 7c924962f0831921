import ts from 'typescript';

export interface Requirement {
  id: string;
  /** For instance `CART` in `CART-12`. */
  area: string;
  text: string;
}

/** Parses the lines `- **CART-12** text` of docs/requirements.md. */
export function parseRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+)-(\d+)\*\* (.+)$/gm)].map(
    ([, area = '', number = '', text = '']) => ({id: `${area}-${number}`, area, text}),
  );
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
/** A test with one of these modifiers doesn't run or is expected to fail, so it proves nothing. */
const NON_PROVING_MODIFIERS = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The titles of the tests that a file runs: `it('...')`, `it.each(...)('...')`, `test.only('...')` and so on. */
export function readTestTitles(source: string, file = 'test.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && isRunningTest(node.expression)) titles.push(...textOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022));
  return titles;
}

/** Whether calling this expression with a title defines a test that runs. */
function isRunningTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return !NON_PROVING_MODIFIERS.has(callee.name.text) && isRunningTest(callee.expression);
  }
  if (ts.isTaggedTemplateExpression(callee)) return isRunningTest(callee.tag);
  return ts.isCallExpression(callee) && isRunningTest(callee.expression);
}

/** The literal text of a title, up to the first placeholder of a template; nothing for a computed title. */
function textOf(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text];
  return ts.isTemplateExpression(title) ? [title.head.text] : [];
}

/** The requirement ids at the start of a title, which the test claims to prove. */
export function readRequirementIds(title: string): string[] {
  const [claims = ''] = /^(?:[A-Z]+-\d+[,\s]*)+/.exec(title) ?? [];
  return claims.match(/[A-Z]+-\d+/g) ?? [];
}

export interface AreaReport {
  area: string;
  proven: Requirement[];
  unproven: Requirement[];
}

export interface SpecReport {
  areas: AreaReport[];
  /** Ids in test titles without a requirement. */
  unknown: string[];
}

/** Joins ascending numbers into ranges: `1-3 7`. */
export function joinRuns(numbers: number[]): string {
  const runs: {first: number; last: number}[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({first: number, last: number});
  }
  return runs.map(({first, last}) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}

/** Which requirements the tests prove, by area in the order of docs/requirements.md. */
export function compareWithTests(requirements: Requirement[], titles: string[]): SpecReport {
  const claimed = new Set(titles.flatMap(readRequirementIds));
  const known = new Set(requirements.map(({id}) => id));
  const areas = [...new Set(requirements.map(({area}) => area))].map((area) => {
    const own = requirements.filter((requirement) => requirement.area === area);
    return {
      area,
      proven: own.filter(({id}) => claimed.has(id)),
      unproven: own.filter(({id}) => !claimed.has(id)),
    };
  });
  return {areas, unknown: [...claimed].filter((id) => !known.has(id)).sort()};
}
