import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import type {Variables} from '~sandbox/run/env-file';
import {findFreePort} from '~sandbox/run/ports';

interface ServedWorker {
  /** For instance `http://localhost:41234`. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a production build (`server/index.js`, `client/`) on free ports. What `shopify hydrogen preview` does, without
 * the CLI: the worker on workerd, and a server for its files.
 */
export async function serveWorker(build: string, variables: Variables): Promise<ServedWorker> {
  const workerFile = path.join(build, 'server/index.js');
  const worker = createMiniOxygen({
    host: 'localhost',
    requestHook: null,
    assets: {directory: path.join(build, 'client'), port: await findFreePort()},
    workers: [
      {
        name: 'shop',
        stripCfConnectingIp: true,
        modulesRoot: path.dirname(workerFile),
        modules: [
          {type: 'ESModule', path: workerFile, contents: await readFile(workerFile, 'utf8')},
        ],
        bindings: variables,
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  return {origin: `http://localhost:${workerUrl.port}`, close: () => worker.dispose()};
}
