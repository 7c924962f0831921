/* Command line: runs every check. --quick leaves out the production build and the browser tests. */
import {createProcessGroup} from '~scripts/process-group';

interface Check {
  name: string;
  /** Script in package.json. */
  script: string;
  args?: string[];
}

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/* Longest first. */
const PARALLEL_CHECKS: Check[] = [
  {name: 'lint', script: 'check:lint'},
  {name: 'types', script: 'check:types'},
  {name: 'format', script: 'check:format'},
  {name: 'unused code', script: 'check:unused'},
  {name: 'codegen', script: 'check:codegen'},
  {name: 'import rules', script: 'check:imports'},
  {name: 'requirement ids', script: 'spec'},
];
/* The tests run alone: tests that wait for a service would time out on a busy machine. */
const TESTS: Check = {name: 'tests', script: 'test:unit'};
/* The end-to-end tests need the build. */
const BUILD_AND_BROWSER: Check[] = [
  {name: 'production build', script: 'build'},
  {name: 'end-to-end tests', script: 'test:e2e', args: ['--', '--no-build']},
  {name: 'official skeleton', script: 'test:skeleton'},
];
const LANES = 2;
const group = createProcessGroup({hasResult: true});

const started = performance.now();
const outcomes = await runInParallel(PARALLEL_CHECKS);
const isQuick = process.argv.includes('--quick');
for (const check of isQuick ? [TESTS] : [TESTS, ...BUILD_AND_BROWSER]) {
  outcomes.push(await run(check));
}
const failed = outcomes.filter(({passed}) => !passed);
console.log(`\n${outcomes.map(summaryLine).join('\n')}`);
console.log(
  failed.length === 0
    ? `All ${outcomes.length} checks passed in ${secondsSince(started)} s.`
    : `${failed.length} of ${outcomes.length} checks failed: ${failed.map(({name}) => name).join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function runInParallel(checks: Check[]): Promise<Outcome[]> {
  const waiting = [...checks];
  const done: Outcome[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await run(check));
  };
  await Promise.all(Array.from({length: LANES}, lane));
  return done;
}

/** Runs one script. Prints its output only if it fails, in one piece. */
function run({name, script, args = []}: Check): Promise<Outcome> {
  const begin = performance.now();
  const {child} = group.start({
    name,
    command: process.execPath,
    args: [npmScript(), 'run', '--silent', script, ...args],
    output: 'pipe',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const outcome = {name, passed: code === 0, seconds: secondsSince(begin)};
      console.log(summaryLine(outcome));
      if (!outcome.passed) console.log(Buffer.concat(output).toString());
      resolve(outcome);
    });
  });
}

function summaryLine({name, passed, seconds}: Outcome): string {
  return `${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`;
}

function secondsSince(begin: number): number {
  return Math.round((performance.now() - begin) / 1000);
}

/** Path of the npm that runs this script. It is a JavaScript file, so running it needs no shell. */
function npmScript(): string {
  const {npm_execpath: npm} = process.env;
  if (!npm) throw new Error('Run it as: npm run verify');
  return npm;
}
