/*
 * Command line: builds, then runs the end-to-end tests. --no-build uses the existing build; all other arguments go to
 * Playwright.
 */
import {summarize} from './counts';
import {runBuild, runE2e} from './runs';

const args = process.argv.slice(2);
const playwrightArgs = args.filter((argument) => argument !== '--no-build');
if (playwrightArgs.length === args.length && (await runBuild()) !== 0) process.exit(1);
const counts = await runE2e(playwrightArgs);
console.log(summarize(counts));
process.exit(counts.failed === 0 ? 0 : 1);
