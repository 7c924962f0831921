import {subscribe} from 'node:diagnostics_channel';
import {readFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';
import type {Variables} from '~sandbox/run/env-file';
import {findFreePort} from '~sandbox/run/ports';

/**
 * The server of a worker's files ends an idle connection after 5 s, just when the runtime gives it up too: a file asked
 * for at that moment would be answered 500. It has no setting for that, so it is set with its first request.
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
