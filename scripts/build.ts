/*
 * Command line: the production build, with worker and browser files (`dist/server`, `dist/client`) and the Node host.
 */
import {build} from 'esbuild';
import {buildId} from './build-id';
import {runCommand} from './options';
import {createProcessGroup} from './process-group';
import {hydrogenCommand} from './shopify-cli';

await runCommand(async () => {
  const group = createProcessGroup();
  group.start({
    name: 'build',
    ...hydrogenCommand(['build', '--no-bundle-stats', '--disable-route-warning']),
  });
  const code = await group.untilEnded();
  if (code !== 0) return code;
  await build({
    entryPoints: ['app/node/start.ts'],
    outfile: 'dist/node/start.js',
    bundle: true,
    /* Some packages are CommonJS and can't be bundled into a module. They are installed as dependencies anyway. */
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    define: {__BUILD_ID__: JSON.stringify(buildId())},
    logLevel: 'warning',
  });
  return 0;
});
