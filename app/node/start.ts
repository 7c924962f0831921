/* `node dist/node/start.js` runs the production build. Reads the shop's settings plus PORT, HOST and TRUST_PROXY=1. */
import {fileURLToPath} from 'node:url';
import {EnvError, parseEnv, type AppEnv} from '~/platform/env.server';
import {withErrorReports} from '~/platform/error-report/with-error-reports.server';
import {createLog, textOfError} from '~/platform/log.server';
import {createHost, type WorkerHandler} from './host';
import {createMemoryCache} from './memory-cache';
import {parsePort} from './port';
import {createRefusalLog} from './refusal-log';

const CACHE_BOUNDS = {entries: 2000, bytes: 64 * 1024 * 1024};

const env = readEnv();
const log = withErrorReports(createLog({host: 'node'}), {
  dsn: env.PUBLIC_ERROR_REPORTING_DSN,
  site: env.SITE_ID,
  environment: env.isLocal ? 'local' : 'production',
  requestId: null,
  path: '/',
  waitUntil: () => undefined,
});

/* Must run before the handler is loaded: it opens its cache through this global, as on Oxygen. */
const cache = createMemoryCache(CACHE_BOUNDS);
Object.defineProperty(globalThis, 'caches', {value: {open: () => Promise.resolve(cache)}});

const build = (await import(new URL('../server/index.js', import.meta.url).href)) as {
  default: WorkerHandler;
};
const host = createHost({
  handler: build.default,
  env: process.env,
  clientFolder: fileURLToPath(new URL('../client', import.meta.url)),
  trustProxy: process.env.TRUST_PROXY === '1',
  onError: (error) => log.error('unhandled', {error: textOfError(error)}),
  onRefusal: createRefusalLog(log),
});

const port = readPort();
host.server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Set PORT to another one.`
      : error.message,
  );
  process.exit(1);
});
host.server.listen(port, process.env.HOST, () => {
  log.info('listening', {url: `http://localhost:${port}`});
});

function readPort(): number {
  const parsed = parsePort(process.env.PORT);
  if (parsed !== null) return parsed;
  console.error(
    'PORT isn’t a port. Set it to a number from 1 to 65535, or leave it empty for 3000.',
  );
  process.exit(1);
}

function readEnv(): AppEnv {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info('stopping', {signal});
    void host.stop().then(() => process.exit(0));
  });
}
