/*
 * Command line: runs every test: Vitest, the production build, the end-to-end tests, the official skeleton. Ends with
 * the failures and one line of counts.
 */
import {provideBrowser} from '../support/browser';
import {addCounts, summarize, type Counts} from './counts';
import {runBuild, runE2e, runSkeleton, runVitest} from './runs';

/* First, so that a missing browser is reported right away and not after minutes. */
provideBrowser();
const unit = await runVitest();
/* In parallel, because each of the two keeps only one processor busy most of the time. */
const [buildCode, skeleton] = await Promise.all([runBuild(), runSkeleton()]);
const browser: Counts =
  buildCode === 0 ? await runE2e() : {passed: 0, failed: 1, failures: ['production build']};
const total = addCounts(unit, browser, skeleton);
console.log(summarize(total));
process.exit(total.failed === 0 ? 0 : 1);
