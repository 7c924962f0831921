/* Command line: the official Hydrogen skeleton on the sandbox. Arguments are Playwright's. */
import {closingLine} from './counts';
import {runSkeleton} from './runs';

const counts = await runSkeleton(process.argv.slice(2));
console.log(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
