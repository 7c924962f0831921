/*
 * Child process of stack.ts. Runs until its parent disconnects or dies. Arguments: a folder for its data, and its
 * options as JSON.
 */
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {composeEnv, sandboxVariables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {startSandbox} from '~sandbox/sandbox';
import {buildSkeleton} from '../skeleton/build/build-skeleton';
import {serveSkeleton} from '../skeleton/support/serve-skeleton';
import {serveFilesFirst} from './files-first';
import {plainPicture} from './plain-picture';
import {serveWorker} from './serve-worker';
import {stackOptionsSchema, type SiteId, type StackOrigins} from './stack';

const BUILD = path.join(ROOT, 'dist');

if (!existsSync(path.join(BUILD, 'server/index.js'))) {
  console.error('There is no production build. Run: npm run build');
  process.exit(1);
}

const [, , folder = '.', given = '{}'] = process.argv;
const {products, plainPictures, filesFirst, withSkeleton} = stackOptionsSchema.parse(
  JSON.parse(given),
);
/* A copy, so that a new build during the tests doesn't affect them. */
const build = path.join(folder, 'dist');
cpSync(BUILD, build, {recursive: true});

const building = new AbortController();
process.once('disconnect', () => building.abort());

const sandbox = await startSandbox({
  port: 0,
  dataDir: path.join(folder, 'sandbox'),
  quiet: true,
  ...(products !== undefined && {products}),
  ...(plainPictures && {rasterize: plainPicture}),
});
/* Shoppers in tests have declined consent, so that no banner gets in the way. Consent tests make their own choice. */
await fetch(`${sandbox.origin}/__control/privacy`, {
  method: 'POST',
  body: JSON.stringify({source: 'asserted'}),
});
const shops = await Promise.all([startShop('DTC'), startShop('HPSF')]);
const skeleton = withSkeleton ? await startSkeleton() : null;
const [{origin: consumer}, {origin: staff}] = shops;
process.send?.({
  sandbox: sandbox.origin,
  shops: {DTC: consumer, HPSF: staff},
  skeleton: skeleton?.origin,
} satisfies StackOrigins);

process.once('disconnect', () => {
  void Promise.all([
    sandbox.close(),
    ...shops.map(({close}) => close()),
    skeleton?.close(),
  ]).finally(() => {
    rmSync(folder, {recursive: true, force: true});
    process.exit();
  });
});

async function startSkeleton() {
  const skeletonBuild = await buildSkeleton(path.join(folder, 'skeleton'), building.signal);
  return serveSkeleton(skeletonBuild, sandbox.origin);
}

async function startShop(site: SiteId) {
  /* Uses the content of a real Directus instead of the sandbox's: docs/content.md. */
  const directus = process.env.CONTENT_SYSTEM_URL;
  const variables = composeEnv({
    root: ROOT,
    personal: false,
    overrides: {
      SITE_ID: site,
      ...sandboxVariables(sandbox.origin),
      ...(directus && {CONTENT_SYSTEM_URL: directus}),
    },
  });
  const worker = await serveWorker(build, variables);
  if (!filesFirst) return worker;
  const files = await serveFilesFirst(path.join(build, 'client'), worker.origin);
  return {
    origin: files.origin,
    close() {
      files.close();
      return worker.close();
    },
  };
}
