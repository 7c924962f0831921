/* Child process of global-setup.ts: runs until its parent disconnects or dies. Argument: data folder. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {startSandbox} from '~sandbox/sandbox';
import {plainPicture} from '../../support/plain-picture';
import {buildSkeleton} from '../build/build-skeleton';
import {serveSkeleton} from './serve-skeleton';
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
const shop = await serveSkeleton(build, sandbox.origin);

process.once('disconnect', () => {
  void Promise.all([sandbox.close(), shop.close()]).finally(() => {
    rmSync(folder, {recursive: true, force: true});
    process.exit();
  });
});
process.send?.({origin: shop.origin, sandbox: sandbox.origin} satisfies SkeletonMessage);
