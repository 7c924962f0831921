/*
 * Command line: the production build on the Node host. --site --port --sandbox-port --with-sandbox
 * All settings come from the environment or `.env`, as in a deployment. With the sandbox, `.env.example` is read too.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readOptions, runCommand} from './options';
import {ROOT} from '~sandbox/root';
import {UserError} from '~sandbox/user-error';
import {createProcessGroup} from './process-group';
import {ensureSandbox} from './sandbox-process';
import {readShop, SHOP_OPTIONS} from './shop';

const HOST = path.join(ROOT, 'dist/node/start.js');

await runCommand(async () => {
  const options = readOptions({...SHOP_OPTIONS, 'with-sandbox': {type: 'boolean'}});
  if (!existsSync(HOST)) throw new UserError('There is no production build. Run: npm run build');
  const withSandbox = options['with-sandbox'] ?? false;
  const defaultPort = process.env.PORT || '3000';
  const shop = await readShop(options, {example: withSandbox, defaultPort});
  const group = createProcessGroup();
  if (withSandbox) await ensureSandbox(group, shop.sandboxPort);
  group.start({
    name: 'Node host',
    command: process.execPath,
    args: [HOST],
    env: {...process.env, ...shop.variables, NODE_ENV: 'production', PORT: String(shop.port)},
  });
  return group.untilEnded();
});
