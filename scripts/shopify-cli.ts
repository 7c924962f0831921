import {createRequire} from 'node:module';
import path from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('@shopify/cli/package.json');

/** `shopify hydrogen <args>` without `npx` and without analytics. */
export function hydrogenCommand(args: string[], env: Partial<NodeJS.ProcessEnv> = {}) {
  return {
    command: process.execPath,
    args: [path.join(path.dirname(packageFile), 'bin/run.js'), 'hydrogen', ...args],
    env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1', ...env},
  };
}
