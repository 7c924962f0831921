import {z} from 'zod';

/** How many tests of a run passed and failed. A run that broke before or between its tests has one failure more. */
export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({status: z.string(), assertionResults: z.array(z.unknown())})),
});

/** From Vitest's JSON reporter. A file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const {success, numPassedTests, numFailedTests, testResults} = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return {passed: numPassedTests, failed: success ? failed : Math.max(failed, 1)};
}

const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
  errors: z.array(z.unknown()),
});

/** From Playwright's JSON reporter. Each error outside of a test counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const {stats, errors} = playwrightReport.parse(report);
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length};
}

export function addCounts(...all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** The line that closes every test run. */
export function closingLine({passed, failed}: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
