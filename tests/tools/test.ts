/* Command line: every test: Vitest, the production build, the end-to-end tests, the official skeleton. Closes with what failed and one line of counts. */
import {provideBrowser} from '../support/browser';
import {addCounts, closing, type Counts} from './counts';
import {runBuild, runE2e, runSkeleton, runVitest} from './runs';

/* First, so that a machine without one says so before minutes have passed. */
provideBrowser();
const unit = await runVitest();
/* Side by side: each of the two is at work on one processor for most of its time. */
const [buildCode, skeleton] = await Promise.all([runBuild(), runSkeleton()]);
const browser: Counts =
  buildCode === 0 ? await runE2e() : {passed: 0, failed: 1, failures: ['production build']};
const total = addCounts(unit, browser, skeleton);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);
