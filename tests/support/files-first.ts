import {Agent, createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createStaticFiles} from '../../app/node/static-files';

/** The worker closes idle connections after 5 s. A request on one that is closing would be lost. */
const IDLE_MS = 2000;
const agent = new Agent({keepAlive: true, timeout: IDLE_MS});

/**
 * Serves the files of a build, as a deployment's CDN does, and passes all other requests on to the worker. Mini Oxygen
 * takes 4 ms of processor time per file, and lets browsers keep none.
 *
 * @param worker origin of the worker
 */
export async function serveFilesFirst(folder: string, worker: string) {
  const serveFile = createStaticFiles(folder);
  const server = createServer((incoming, response) => {
    const {pathname} = new URL(incoming.url ?? '/', worker);
    serveFile(incoming, response, pathname).then(
      (isServed) => {
        if (!isServed) passOn(incoming, response, worker);
      },
      /* The browser has closed the connection. */
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(incoming: IncomingMessage, response: ServerResponse, worker: string): void {
  const {method, headers} = incoming;
  const outgoing = request(
    new URL(worker),
    {agent, method, headers, path: incoming.url},
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    },
  );
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
