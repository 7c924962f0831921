import {subscribe} from 'node:diagnostics_channel';
import {readFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import type {Variables} from '~scripts/env-file';
import {findFreePort} from '~sandbox/http/ports';

/**
 * Mini Oxygen's asset server closes idle connections after 5 s, the same time as the runtime does. A file requested at
 * that moment would get a 500. The server has no option for it, so this sets the timeout on its first request.
 */
const KEEP_ALIVE_MS = 65_000;
subscribe('http.server.request.start', (message) => {
  (message as {server: Server}).server.keepAliveTimeout = KEEP_ALIVE_MS;
});

interface ServedWorker {
  /** For instance `http://localhost:41234`. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a production build (`server/index.js`, `client/`) on free ports. Does the same as `shopify hydrogen preview`
 * without the CLI: the worker on workerd, and a server for its files.
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
