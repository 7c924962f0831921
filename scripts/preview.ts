/*
 * Command line: the production build on the worker runtime, with its sandbox. --site --port --sandbox-port --no-build
 */
import {readOptions, runCommand} from './options';
import {createProcessGroup} from './process-group';
import {ensureSandbox} from './sandbox-process';
import {envFileOf, readShop, SHOP_OPTIONS} from './shop';
import {hydrogenCommand} from './shopify-cli';

await runCommand(async () => {
  const options = readOptions({...SHOP_OPTIONS, 'no-build': {type: 'boolean'}});
  const shop = await readShop(options);
  const group = createProcessGroup();
  if (!options['no-build']) {
    const build = group.start({
      name: 'build',
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/build.ts'],
    });
    const code = await build.ended;
    if (code !== 0) return code;
  }
  await ensureSandbox(group, shop.sandboxPort);
  const args = ['preview', '--port', String(shop.port), '--env-file', envFileOf(shop, group)];
  group.start({name: 'shop', ...hydrogenCommand(args)});
  return group.untilEnded();
});
