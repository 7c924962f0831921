import {expect, it} from 'vitest';
import {findFreePort} from '~sandbox/http/ports';
import {readShop} from '~scripts/shop';

it('HOUSE-97 readShop rejects an invalid environment with its problems', async () => {
  const port = String(await findFreePort());
  await expect(readShop({site: 'SHOP', port})).rejects.toThrow('SITE_ID: must be DTC or HPSF');
});

it('HOUSE-98 readShop uses the default port of a command unless an option names one', async () => {
  const port = await findFreePort();
  expect(await readShop({}, {defaultPort: String(port)})).toMatchObject({port});
  expect(await readShop({port: String(port)}, {defaultPort: '1'})).toMatchObject({port});
});
