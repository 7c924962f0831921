/* Command line: runs the sandbox. --port 4000 --data .sandbox --products N --reset --quiet */
import path from 'node:path';
import {parsePort, readOptions, runCommand} from './options';
import {ROOT} from '~sandbox/root';
import {UserError} from '~sandbox/user-error';
import {onStopRequest} from './stop-request';
import {startSandbox} from '~sandbox/sandbox';

await runCommand(async () => {
  const options = readOptions({
    port: {type: 'string', default: '4000'},
    data: {type: 'string', default: path.join(ROOT, '.sandbox')},
    products: {type: 'string'},
    reset: {type: 'boolean', default: false},
    quiet: {type: 'boolean', default: false},
  });
  const ended = new Promise((resolve) => onStopRequest(resolve));
  const sandbox = await startSandbox({
    port: parsePort(options.port),
    dataDir: options.data,
    products: options.products === undefined ? undefined : parseCount(options.products),
    reset: options.reset,
    quiet: options.quiet,
  });
  if (!options.quiet) console.log(`Control room: ${sandbox.origin}/`);
  await ended;
  await sandbox.close();
  return 0;
});

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new UserError(`--products takes a whole number from 1 to 100000, not "${text}".`);
  }
  return count;
}
