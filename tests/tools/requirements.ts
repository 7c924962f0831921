import ts from 'typescript';

export interface Requirement {
  id: string;
  /** For instance `CART` in `CART-12`. */
  area: string;
  text: string;
  /** The decision that departs from the letter of this line, for instance `0018-where-the-shop-departs`. */
  decision?: string;
}

const DECISION_LINK = /\[[^\]]+\]\(decisions\/([\w-]+)\.md\)/;

/** Parses the lines `- **CART-12** text` and `- **CART-12a** text` of docs/requirements.md. */
export function parseRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*(([A-Z]+)-\d+[a-z]?)\*\* (.+)$/gm)].map(
    ([, id = '', area = '', text = '']) => {
      const decision = DECISION_LINK.exec(text)?.[1];
      return {id, area, text, ...(decision && {decision})};
    },
  );
}

const TEST_FUNCTIONS = new Set(['it', 'test']);
/** A test with one of these modifiers doesn't run or is expected to fail, so it proves nothing. */
const NON_PROVING_MODIFIERS = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

export interface TestCase {
  title: string;
  /** All names in the code of the test, its table of values included. */
  names: Set<string>;
}

/** The tests that a file runs: `it('...')`, `it.each(...)('...')`, `test.only('...')` and so on. */
export function readTests(source: string, file = 'test.tsx'): TestCase[] {
  const tests: TestCase[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const text = title && isRunningTest(node.expression) ? textOf(title) : undefined;
      if (text !== undefined) tests.push({title: text, names: namesIn(node)});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022));
  return tests;
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
function textOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.head.text : undefined;
}

export function namesIn(root: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return names;
}

/** The requirement ids that a title claims to prove. */
export function readRequirementIds(title: string): string[] {
  const [claims = ''] = /^(?:[A-Z]+-\d+[a-z]?\b[,\s]*)+/.exec(title) ?? [];
  return claims.match(/[A-Z]+-\d+[a-z]?/g) ?? [];
}

/** A title with more ids than this can't say what each one proves. */
const MAX_CLAIMS = 4;

/** The titles that claim more than four ids. */
export function findCrowdedTitles(titles: string[]): string[] {
  return titles.filter((title) => readRequirementIds(title).length > MAX_CLAIMS);
}

export interface AreaReport {
  area: string;
  proven: Requirement[];
  unproven: Requirement[];
  /** The numbers of the unproven lines, those next to each other as a range: `1-3 7 9b`. */
  gaps: string;
}

export interface SpecReport {
  areas: AreaReport[];
  /** Ids in test titles without a requirement. */
  unknown: string[];
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
      gaps: joinGaps(own, claimed),
    };
  });
  return {areas, unknown: [...claimed].filter((id) => !known.has(id)).sort()};
}

function joinGaps(requirements: Requirement[], claimed: Set<string>): string {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const {id, area} of requirements) {
    if (claimed.has(id)) {
      run = [];
    } else {
      if (run.length === 0) runs.push(run);
      run.push(id.slice(area.length + 1).replace(/^0+/, ''));
    }
  }
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].join('-')).join(' ');
}
