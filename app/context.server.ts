import {readShownCart} from '~/domains/cart/cart-stock.server';
import {pageCart} from '~/domains/cart/page-cart.server';
import {dealSkus} from '~/domains/content/deals.server';
import {siteContent} from '~/domains/content/site-content.server';
import {siteOf, type SiteId} from '~/domains/session/site';
import {readQuota} from '~/domains/staff-access/read-quota.server';
import {createBreakers, type Breakers} from '~/platform/circuit-breaker.server';
import {parseEnv, type AppEnv} from '~/platform/env.server';
import {withErrorReports} from '~/platform/error-report/with-error-reports.server';
import {createExpiry, type Expiry} from '~/platform/expiry';
import {createHttp} from '~/platform/http.server';
import {createLog, type Log} from '~/platform/log.server';
import {once} from '~/platform/once';
import {createTiming, type Timing} from '~/platform/timing.server';
import {createClearedReads} from '~/services/cleared-reads';
import type {RecentResults} from '~/services/recent-results';
import {createSharedCache} from '~/services/shared-cache.server';
import {clearShared} from '~/shell/documents/clear-shared.server';
import type {DocumentStore} from '~/shell/documents/document-store';
import {connectIdentity, createServices, type Connection} from './context-services.server';
import {settingsOf} from './context-settings.server';
import {createVisitor, openVisit} from './context-visitor.server';
import type {RequestContext} from './request-context';

/** Provided by Oxygen or the Node host with each request. */
export interface Runtime {
  env: object;
  /** Without a cache, for instance in tests, everything is read from the upstreams. */
  cache: Cache | undefined;
  waitUntil(promise: Promise<unknown>): void;
  /** Defaults to a circuit breaker shared by all requests of this isolate. */
  breakers?: Breakers;
  pause?: (ms: number) => Promise<void>;
  /** Documents that any guest may get. Without it, every document is rendered. */
  documents?: DocumentStore;
  /** Of this isolate. Without it, every shared read is looked up in the cache. */
  recent?: RecentResults;
  /** Lowered to how long the response may be shared. */
  expiry?: Expiry;
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const sharedBreakers = createBreakers();
const clearedReads = createClearedReads();

interface SiteState {
  site: SiteId;
  /** No password gate and no maintenance. */
  isOpenToAll: boolean;
  /** `null` on a developer's machine. */
  origin: string | null;
}

/** The facts about this deployment that are known before a context is built. */
export function readSiteState(rawEnv: object): SiteState {
  const {SITE_ID, SITE_PASSWORD, MAINTENANCE, PUBLIC_SITE_ORIGIN} = parseEnv(rawEnv);
  return {
    site: SITE_ID,
    isOpenToAll: SITE_PASSWORD === null && !MAINTENANCE,
    origin: PUBLIC_SITE_ORIGIN,
  };
}

/** The log of a request. Its errors are reported too. @throws {EnvError} */
export function createRequestLog(
  {env: rawEnv, waitUntil}: Pick<Runtime, 'env' | 'waitUntil'>,
  {id, path}: {id: string; path: string},
): Log {
  const env = parseEnv(rawEnv);
  return withErrorReports(createLog({requestId: id, site: env.SITE_ID}), {
    dsn: env.PUBLIC_ERROR_REPORTING_DSN,
    site: env.SITE_ID,
    environment: env.isLocal ? 'local' : 'production',
    requestId: id,
    path,
    waitUntil,
  });
}

/** Builds the context of a request. Its parts are in the `context-*` files. */
export async function createAppLoadContext(
  request: Request,
  runtime: Runtime,
): Promise<RequestContext> {
  const {cache, waitUntil, documents, pause = pauseFor, expiry = createExpiry()} = runtime;
  const env = parseEnv(runtime.env);
  const site = siteOf(env.SITE_ID);
  const id = crypto.randomUUID();
  const url = new URL(request.url);
  const log = createRequestLog(runtime, {id, path: url.pathname});
  const timing = createTiming();
  const connection = connect(request, {...runtime, expiry}, {env, log, timing});
  const identity = connectIdentity(connection);
  const settings = settingsOf(env, {site, url, identity});
  const visit = await openVisit(request, {site, settings, expiry});
  const {view, preview} = visit;
  const {giving} = settings;
  const isFresh = preview !== null;
  const services = createServices(connection, {site, identity, giving, view, isFresh});
  const content = {request: {expiry}, services, site, visitor: {view}};
  const keepsStore = cache !== undefined;
  const visitorParts = {request, log, waitUntil, services, site, settings, keepsStore};
  const context: RequestContext = {
    request: {
      id,
      log,
      timing,
      waitUntil,
      expiry,
      pause,
      clearShared: (clearing) => clearShared(clearing, {documents, reads: clearedReads}),
      shownCart: once(() => readShownCart(context)),
      pageCart: once(() => pageCart(context)),
      siteContent: once(() => siteContent(content)),
      deals: once(() => dealSkus(content)),
      quota: once(() => readQuota(context, context.visitor.session.current())),
    },
    services,
    site,
    visitor: createVisitor(visit, visitorParts, () => context),
    settings,
  };
  return context;
}

function connect(
  request: Request,
  {cache, waitUntil, breakers = sharedBreakers, recent, expiry}: Runtime & {expiry: Expiry},
  {env, log, timing}: {env: AppEnv; log: Log; timing: Timing},
): Connection {
  const httpWith = (clock: Timing) =>
    createHttp({fetch: (...call) => fetch(...call), breakers, timing: clock, log});
  const sharedCache = createSharedCache({
    cache,
    waitUntil,
    request,
    expiry,
    cleared: clearedReads,
    ...(recent && {recent}),
  });
  const newHttp = () => httpWith(createTiming());
  return {env, request, log, http: httpWith(timing), newHttp, sharedCache};
}
