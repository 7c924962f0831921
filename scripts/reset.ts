/* Command line: resets the sandbox to its seed, running or not. --sandbox-port N */
import {rmSync} from 'node:fs';
import {parsePort, readOptions, runCommand} from './options';
import {UserError} from '~sandbox/user-error';
import {dataFolderOf, findPortOwner} from './sandbox-process';

await runCommand(async () => {
  const {'sandbox-port': text = '4000'} = readOptions({'sandbox-port': {type: 'string'}});
  const port = parsePort(text);
  if ((await findPortOwner(port)) !== 'ours') {
    /* Not running: the next start seeds the missing folder. */
    rmSync(dataFolderOf(port), {recursive: true, force: true});
    console.log('The sandbox has been reset to its seed.');
    return 0;
  }
  const response = await fetch(`http://localhost:${port}/__control/reset`, {method: 'POST'});
  if (!response.ok)
    throw new UserError(
      `The sandbox couldn’t reset (HTTP ${response.status}). Stop it, then reset it again.`,
    );
  console.log('The running sandbox has been reset to its seed.');
  return 0;
});
