import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {provideBrowser} from '../support/browser';
import {ROOT} from '~sandbox/root';
import {createProcessGroup} from '~scripts/process-group';
import {countPlaywright, countVitest, type Counts} from './counts';

const brokenRun = (name: string): Counts => ({passed: 0, failed: 1, failures: [name]});
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const VITEST_REPORT = path.join(ROOT, 'test-results/vitest.json');
const E2E_REPORT = path.join(ROOT, 'test-results/e2e.json');
const SKELETON_REPORT = path.join(ROOT, 'test-results/skeleton.json');

const group = createProcessGroup({hasResult: true});

/** Runs a Node program with its output on the console. Returns its exit code. */
function runNode(name: string, args: string[]): Promise<number> {
  return group.start({name, command: process.execPath, args}).ended;
}

export function runBuild(): Promise<number> {
  return runNode('build', ['--import', 'tsx', 'scripts/build.ts']);
}

/** Runs the unit, architecture, sandbox, SSR and route tests. */
export async function runVitest(): Promise<Counts> {
  rmSync(VITEST_REPORT, {force: true});
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await runNode('unit tests', [VITEST, 'run', ...reporters]);
  return readCounts('unit tests', VITEST_REPORT, countVitest, code);
}

/** Runs the end-to-end tests of the existing production build in a real browser. `args` go to Playwright. */
export function runE2e(args: string[] = []): Promise<Counts> {
  return runPlaywright('end-to-end tests', 'tests/e2e', E2E_REPORT, args);
}

/** Runs the official Hydrogen skeleton on the sandbox in a real browser (SAND-22). `args` go to Playwright. */
export function runSkeleton(args: string[] = []): Promise<Counts> {
  return runPlaywright('official skeleton', 'tests/skeleton', SKELETON_REPORT, args);
}

async function runPlaywright(
  name: string,
  folder: string,
  report: string,
  args: string[],
): Promise<Counts> {
  if (!provideBrowser()) return brokenRun(`${name}: no browser`);
  rmSync(report, {force: true});
  const config = ['test', '--config', `${folder}/playwright.config.ts`];
  const code = await runNode(name, [PLAYWRIGHT, ...config, ...args]);
  return readCounts(name, report, countPlaywright, code);
}

/**
 * Reads the counts of a run. A run without a report, or that failed for a reason its report doesn't count, has at least
 * one failure.
 */
function readCounts(
  name: string,
  file: string,
  count: (report: unknown) => Counts,
  code: number,
): Counts {
  if (!existsSync(file)) return brokenRun(`${name}: no report`);
  const {passed, failed, failures} = count(JSON.parse(readFileSync(file, 'utf8')));
  return {passed, failed: code === 0 ? failed : Math.max(failed, 1), failures};
}
