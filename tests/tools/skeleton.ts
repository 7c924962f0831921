/* Command line: runs the official Hydrogen skeleton on the sandbox. Arguments go to Playwright. */
import {summarize} from './counts';
import {runSkeleton} from './runs';

const counts = await runSkeleton(process.argv.slice(2));
console.log(summarize(counts));
process.exit(counts.failed === 0 ? 0 : 1);
