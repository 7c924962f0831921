import {mkdirSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createAdaptorServer, type HttpBindings} from '@hono/node-server';
import {Hono} from 'hono';
import Database from 'libsql';
import {createCommerce, type CommerceOptions} from './commerce/commerce';
import {createContentSystem} from './content-system/content-system';
import type {Db, SandboxContext, SandboxService, SeedOptions} from './context';
import {createClock} from './control/clock';
import {mountControl} from './control/control';
import {createFaultBoard, SandboxClosedError} from './control/faults';
import {countTraffic, createTraffic, type Traffic} from './control/traffic';
import {dropAllTables} from './drop-all-tables';
import {createGiving} from './giving/giving';
import {mountAssets} from './http/assets';
import {renderNotice} from './http/page';
import {createIdentity} from './identity/identity';
import {createInventory} from './inventory/inventory';
import {createMail} from './mail/mail';
import {createPrivacy} from './privacy/privacy';
import {createClinicDirectory} from './clinics/directory';
import {createReviews} from './reviews/reviews';
import {isSeededWith, rememberSeed} from './seed-record';
import {ROOT} from './root';
import {createTags} from './tags/tags';
import {createSubscriptions} from './subscriptions/subscriptions';
import {UserError} from './user-error';
import {portInUseMessage} from './http/ports';

const HOST = '127.0.0.1';
/** Longer than clients keep an idle connection, so that they never write to one that the server is closing. */
const KEEP_ALIVE_MS = 65_000;

export interface SandboxOptions extends CommerceOptions {
  /** 0 picks any free port. */
  port: number;
  /** Folder for everything that survives a restart; created when missing. */
  dataDir: string;
  /** Number of products in the catalog. Undefined: only the hand-written ones. */
  products?: number;
  /** Starts from the seed even if `dataDir` already holds data. */
  reset?: boolean;
  /** Doesn't log that the database was seeded. */
  quiet?: boolean;
  /** Returns 0 to 1, compared with a fault's `rate`. @default Math.random */
  random?: () => number;
}

export interface RunningSandbox {
  /** For example `http://localhost:4000`. */
  origin: string;
  port: number;
  close(): Promise<void>;
}

type Handler = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * Starts every sandbox service on one local port. The next start reuses the data in `dataDir` (SAND-16), unless it asks
 * for a different catalog size.
 *
 * @throws UserError with a one-line message when the port is in use
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  let answer: Handler = () => new Response('The sandbox is starting.', {status: 503});
  const server = await listen(options.port, (request, env) => answer(request, env));
  const {port} = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  let db: Db | null = null;
  const faults = createFaultBoard(options.random);
  const stop = async () => {
    faults.close();
    await close(server, db);
  };
  try {
    db = openDatabase(options.dataDir);
    const context: SandboxContext = {
      db,
      clock: createClock(),
      faults,
      origin,
      dataDir: path.resolve(options.dataDir),
    };
    const services: SandboxService[] = [
      createCommerce(options),
      createContentSystem(),
      createInventory(),
      createMail(),
      createIdentity(),
      createSubscriptions(),
      createPrivacy(),
      createReviews(),
      createGiving(),
      createClinicDirectory(),
      createTags(),
    ];
    const seed: SeedOptions = {products: options.products};
    const traffic = createTraffic();
    const mountAll = () => {
      const app = createApp(context, services, traffic, () => {
        context.faults.clear();
        context.clock.set(null);
        traffic.clear();
        reseed(context, services, seed);
        mountAll();
      });
      answer = (request, env) => app.fetch(request, env);
    };
    prepare(context, services, seed, options);
    mountAll();
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, port, close: stop};
}

function createApp(
  context: SandboxContext,
  services: SandboxService[],
  traffic: Traffic,
  reset: () => void,
): Hono {
  const app = new Hono();
  app.use(countTraffic(traffic, context.clock.now));
  mountAssets(app);
  for (const service of services) service.mount(app, context);
  mountControl(app, {context, traffic, checkout: ROOT, reset});
  app.notFound((c) =>
    renderNotice(c, 'Sandbox', {
      title: 'Nothing here',
      text: 'No sandbox service responds at this address.',
      link: {href: '/', label: 'Open the control room'},
      status: 404,
    }),
  );
  app.onError((error, c) => {
    if (error instanceof SandboxClosedError) return c.body(null, 503);
    console.error(`sandbox: ${c.req.method} ${c.req.path}`, error);
    return renderNotice(c, 'Sandbox', {
      title: 'Something broke',
      text: 'The sandbox couldn’t respond. See its console for the reason.',
      link: {href: '/', label: 'Open the control room'},
      status: 500,
    });
  });
  return app;
}

function prepare(
  context: SandboxContext,
  services: SandboxService[],
  seed: SeedOptions,
  options: SandboxOptions,
): void {
  if (!options.reset && isSeededWith(context.db, seed)) {
    for (const service of services) service.prepare?.(context, seed);
    return;
  }
  const start = performance.now();
  reseed(context, services, seed);
  if (!options.quiet) {
    console.log(`Seeded the sandbox in ${Math.round(performance.now() - start)} ms.`);
  }
}

function reseed(context: SandboxContext, services: SandboxService[], seed: SeedOptions): void {
  /* Drops the record of the seed too, so that an interrupted seed doesn't count as complete. */
  dropAllTables(context.db);
  for (const service of services) service.prepare?.(context, seed);
  rememberSeed(context.db, seed);
}

function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, {recursive: true});
  const db = new Database(path.join(dataDir, 'sandbox.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  /* In KiB. SQLite's default of 2 MB holds too little of a large catalog between two queries. */
  db.pragma('cache_size = -65536');
  return db;
}

function listen(port: number, answer: Handler): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, env as HttpBindings),
    overrideGlobalObjects: false,
    serverOptions: {keepAliveTimeout: KEEP_ALIVE_MS},
  }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new UserError(portInUseMessage(port, 'another program', '--port'))
          : error,
      ),
    );
    server.listen(port, HOST, () => resolve(server));
  });
}

async function close(server: Server, db: Db | null): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
  if (db?.open) db.close();
}
