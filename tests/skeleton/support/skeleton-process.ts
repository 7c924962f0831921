/* Child process of global-setup.ts: runs until its parent disconnects or dies. Argument: data folder. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {startSandbox} from '~sandbox/sandbox';
import {plainPicture} from '../../support/plain-picture';
import {serveWorker} from '../../support/serve-worker';
import {buildSkeleton} from '../build/build-skeleton';
import type {SkeletonMessage} from './skeleton-message';

const [, , folder = '.'] = process.argv;
const building = new AbortController();
process.once('disconnect', () => building.abort());

const build = await buildSkeleton(path.join(folder, 'skeleton'), building.signal);
const sandbox = await startSandbox({
  port: 0,
  dataDir: path.join(folder, 'sandbox'),
  quiet: true,
  rasterize: plainPicture,
});
/* The variables that any shop on Shopify sets, and nothing specific to the sandbox. */
const shop = await serveWorker(build, {
  SESSION_SECRET: 'for-this-run-only',
  PUBLIC_STORE_DOMAIN: sandbox.origin,
  PUBLIC_CHECKOUT_DOMAIN: new URL(sandbox.origin).host,
  PUBLIC_STOREFRONT_API_TOKEN: 'sandbox-public-token',
  PRIVATE_STOREFRONT_API_TOKEN: 'sandbox-private-token',
  PUBLIC_STOREFRONT_ID: '1000001',
});

process.once('disconnect', () => {
  void Promise.all([sandbox.close(), shop.close()]).finally(() => {
    rmSync(folder, {recursive: true, force: true});
    process.exit();
  });
});
process.send?.({origin: shop.origin, sandbox: sandbox.origin} satisfies SkeletonMessage);
