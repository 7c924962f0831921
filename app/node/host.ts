import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {isPrefetch} from '~/platform/is-prefetch';
import {createLoadGate, type LoadGate, type RequestKind} from './load-gate';
import {sendResponse, toRequest} from './messages';
import {createPackedPages} from './packed-pages';
import {createStaticFiles} from './static-files';
import {createTurns} from './turns';

const DRAIN_MS = 10_000;

/**
 * For a client's headers and whole request. A client that is too slow gets 408, so that it can't hold a connection for
 * long (EDGE-16). The handler gives up on a slow body a little earlier, with the shop's own message.
 */
const TIMEOUTS = {headersMs: 10_000, requestMs: 15_000, checkEveryMs: 1000};

const RETRY_AFTER_SECONDS = '3';

const LEFT = 'The client left.';

/** The default export of a worker module such as `dist/server/index.js`. */
export interface WorkerHandler {
  fetch(request: Request, env: object, context: WorkerContext): Promise<Response>;
}

interface WorkerContext {
  waitUntil(promise: Promise<unknown>): void;
  passThroughOnException(): void;
}

interface HostOptions {
  handler: WorkerHandler;
  env: object;
  clientFolder: string;
  trustProxy?: boolean;
  drainMs?: number;
  timeouts?: typeof TIMEOUTS;
  loadGate?: LoadGate;
  onError: (error: unknown) => void;
  /** A request was refused because the host is too busy. */
  onRefusal?: () => void;
}

export interface Host {
  server: Server;
  /** Reports not ready and refuses new connections. Running requests finish or are cut off after `drainMs`. */
  stop(): Promise<void>;
}

/**
 * Serves a worker's handler, its static files, `/healthz` (the process is alive) and `/readyz` (accepts traffic; 503
 * while stopping) (HOUSE-12).
 */
export function createHost({
  handler,
  env,
  clientFolder,
  trustProxy = false,
  drainMs = DRAIN_MS,
  timeouts = TIMEOUTS,
  loadGate = createLoadGate(),
  onError,
  onRefusal,
}: HostOptions): Host {
  const serveFile = createStaticFiles(clientFolder);
  const packedPages = createPackedPages();
  const background = new Set<Promise<unknown>>();
  /* The number of running requests per open connection. */
  const connections = new Map<Socket, number>();
  const turns = createTurns();
  let stopping = false;

  const context: WorkerContext = {
    waitUntil(promise) {
      const tracked = promise.catch(onError).finally(() => background.delete(tracked));
      background.add(tracked);
    },
    passThroughOnException: () => undefined,
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    if (stopping) response.setHeader('Connection', 'close');
    const pathname = (message.url ?? '/').split('?', 1)[0] ?? '/';
    if (pathname === '/healthz') {
      sendText(response, 200, 'ok');
    } else if (pathname === '/readyz') {
      sendText(response, stopping ? 503 : 200, stopping ? 'stopping' : 'ready');
    } else if (!(await serveFile(message, response, pathname))) {
      await runHandler(message, response);
    }
  }

  async function runHandler(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const leave = loadGate.enter(kindOf(message));
    if (!leave) {
      onRefusal?.();
      refuseBusy(response);
      return;
    }
    response.once('close', leave);
    await turns.next();
    if (response.destroyed) return;
    const client = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) client.abort(new DOMException(LEFT, 'AbortError'));
    });
    const request = readRequest(message, client.signal);
    if (!request) {
      sendText(response, 400, 'Bad request');
      return;
    }
    const reply = await handler.fetch(request, env, context);
    await sendResponse(reply, message, response, packedPages).catch((error: unknown) => {
      if (!client.signal.aborted) throw error;
    });
  }

  function readRequest(message: IncomingMessage, signal: AbortSignal): Request | null {
    try {
      return toRequest(message, {signal, trustProxy});
    } catch {
      return null;
    }
  }

  function countRequest(socket: Socket, change: 1 | -1): void {
    const busyWith = (connections.get(socket) ?? 0) + change;
    if (connections.has(socket)) connections.set(socket, busyWith);
    if (stopping && busyWith === 0) socket.end();
  }

  const limits = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkEveryMs,
  };
  const server = createServer(limits, (message, response) => {
    const {socket} = message;
    countRequest(socket, 1);
    response.once('close', () => countRequest(socket, -1));
    answer(message, response).catch((error: unknown) => {
      if (response.destroyed) return;
      onError(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Unexpected error');
    });
  });

  server.on('connection', (socket) => {
    turns.noteConnection();
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });

  return {
    server,
    async stop() {
      stopping = true;
      loadGate.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      /* Node counts a connection without any request yet as busy; browsers open such connections in advance. */
      for (const [socket, busyWith] of connections) if (busyWith === 0) socket.destroy();
      const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(cutOff);
      await Promise.race([Promise.all(background), delay(drainMs)]);
    },
  };
}

function kindOf({method = 'GET', headers}: IncomingMessage): RequestKind {
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return isPrefetch((name) => headers[name]) ? 'prefetch' : 'read';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'})
    .end(`${text}\n`);
}

function refuseBusy(response: ServerResponse): void {
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  sendText(response, 503, 'We’re very busy right now. Please try again in a few seconds.');
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
