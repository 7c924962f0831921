/* Command line: the production build: worker and browser files (`dist/server`, `dist/client`), then the Node host. */
import {build} from 'esbuild';
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
    /* Some are CommonJS and cannot be bundled into a module; they are dependencies anyway. */
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  return 0;
});
