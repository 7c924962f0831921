import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {provideBrowser} from '../support/browser';
import {ROOT} from '~sandbox/run/options';
import {countPlaywright, countVitest, type Counts} from './counts';

const BROKEN: Counts = {passed: 0, failed: 1};
const VITEST_REPORT = path.join(ROOT, 'test-results/vitest.json');
const E2E_REPORT = path.join(ROOT, 'test-results/e2e.json');

/** Runs a Node program with its output on the console; gives its exit code. */
export function runNode(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, {cwd: ROOT, stdio: 'inherit'});
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export function runBuild(): Promise<number> {
  return runNode(['--import', 'tsx', 'sandbox/run/build.ts']);
}

/** Unit, architecture, sandbox, SSR and route tests. */
export async function runVitest(args: string[] = []): Promise<Counts> {
  rmSync(VITEST_REPORT, {force: true});
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]);
  return readCounts(VITEST_REPORT, countVitest, code);
}

/** End-to-end tests of the existing production build, in a real browser. `args` go to Playwright. */
export async function runE2e(args: string[] = []): Promise<Counts> {
  if (!provideBrowser()) return BROKEN;
  rmSync(E2E_REPORT, {force: true});
  const config = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  const code = await runNode(['node_modules/@playwright/test/cli.js', ...config, ...args]);
  return readCounts(E2E_REPORT, countPlaywright, code);
}

/** A run that left no report, or that failed for a reason that its report does not count, counts as one failure. */
function readCounts(file: string, count: (report: unknown) => Counts, code: number): Counts {
  if (!existsSync(file)) return BROKEN;
  const {passed, failed} = count(JSON.parse(readFileSync(file, 'utf8')));
  return {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
}
