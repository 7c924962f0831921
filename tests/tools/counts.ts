import {stripVTControlCharacters} from 'node:util';
import {z} from 'zod';

/** Passed and failed tests of a run. A failure outside of any test counts as one more. */
export interface Counts {
  passed: number;
  failed: number;
  /** One line per failure: the test and the first line of its message. */
  failures: string[];
}

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Counts the results of Vitest's JSON reporter. A file that couldn't be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const {success, numPassedTests, numFailedTests, testResults} = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  const tests = testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    failures: [
      ...unloaded.map(({name, message}) => failure(name, message)),
      ...tests.map(({fullName, failureMessages}) => failure(fullName, failureMessages?.[0])),
    ],
  };
}

const playwrightError = z.object({message: z.string().optional()});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({results: z.array(z.object({errors: z.array(playwrightError)}))})),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
  errors: z.array(playwrightError),
});

/** Counts the results of Playwright's JSON reporter. Each error outside of a test counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const {stats, errors, suites} = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({message}) => failure('outside of any test', message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

function failuresOfSuite({specs, suites = []}: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ok}) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({results}) => results).flatMap((result) => result.errors);
      return failure(`${spec.file} › ${spec.title}`, errors[0]?.message);
    });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function failure(name: string, message = ''): string {
  const first = stripVTControlCharacters(message).trim().split('\n', 1)[0];
  return first ? `${name}: ${first}` : name;
}

export function addCounts(...all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
    failures: all.flatMap(({failures}) => failures),
  };
}

/**
 * The end of every test run's output: one line per failure, because the report has scrolled away by then, and the
 * counts as the last line.
 */
export function summarize({passed, failed, failures}: Counts): string {
  return [...failures.map((line) => `FAILED ${line}`), `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}
