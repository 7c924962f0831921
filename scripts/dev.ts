/* Command line: the shop with hot reload, and its sandbox. --site DTC|HPSF --port N --sandbox-port N */
import {readOptions, runCommand} from './options';
import {createProcessGroup} from './process-group';
import {ensureSandbox} from './sandbox-process';
import {envFileOf, readShop, SHOP_OPTIONS} from './shop';
import {hydrogenCommand} from './shopify-cli';

await runCommand(async () => {
  const shop = await readShop(readOptions(SHOP_OPTIONS));
  const group = createProcessGroup();
  await ensureSandbox(group, shop.sandboxPort);
  const port = String(shop.port);
  const args = ['dev', '--port', port, '--env-file', envFileOf(shop, group)];
  group.start({
    name: 'shop',
    ...hydrogenCommand([...args, '--disable-virtual-routes', '--disable-version-check'], {
      VITE_CACHE_DIR: `node_modules/.vite/${port}`,
    }),
  });
  return group.untilEnded();
});
