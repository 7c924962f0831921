/* Command line: the production build: worker and browser files (`dist/server`, `dist/client`), then the Node host. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

const packageFile = createRequire(import.meta.url).resolve('@shopify/cli/package.json');
const {status} = spawnSync(
  process.execPath,
  [path.join(path.dirname(packageFile), 'bin/run.js'), 'hydrogen', 'build', '--no-bundle-stats'],
  {stdio: 'inherit', env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'}},
);
if (status !== 0) process.exit(status ?? 1);

await build({
  entryPoints: ['app/node/start.ts'],
  outfile: 'dist/node/start.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
});
