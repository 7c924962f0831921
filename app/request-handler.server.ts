import type {ServerBuild} from '@remix-run/server-runtime';
import {applyVerdict, renderError, type Incoming} from './apply-verdict.server';
import {syncSavedCart} from './domains/cart/cart-ownership.server';
import {retryCartRestore} from './domains/cart/restore-cart.server';
import {LOGOUT_PATH} from './domains/session/login-paths';
import {checkSession, refreshSession} from './domains/session/refresh-session.server';
import {
  createAppLoadContext,
  createRequestLog,
  readSiteState,
  type Runtime,
} from './context.server';
import type {RequestContext} from './request-context';
import {finishResponse} from './finish-response.server';
import {boundBody, type BodyFailure} from './platform/body-limit.server';
import {apiErrorResponse, type ApiError} from './platform/api-error.server';
import {EnvError} from './platform/env.server';
import {isPrefetch} from './platform/is-prefetch';
import {isRead} from './platform/is-read';
import {createLog, textOfError, type Log} from './platform/log.server';
import {exceededBound, type BoundsRefusal} from './platform/request-bounds.server';
import {
  checkMaintenance,
  isKnownInMaintenance,
  refuse,
  runGuards,
} from './shell/guards/guards.server';
import {API_ERRORS} from './shell/api/errors';
import {serveShared, serveWithCart, type SharedParts} from './shell/documents/serve-shared.server';
import {isApiPath, isDataPath, isUngatedFile, pageOf} from './shell/guards/path-policy';
import {redirectToSamePage} from './shell/session/logged-out.server';
import {applySecurityHeaders} from './shell/security/security-headers.server';

/** Never throws. */
export async function handleRequest(
  request: Request,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  const url = new URL(request.url);
  const exceeded = exceededBound(url, request.headers);
  if (exceeded) return refuseAtOnce(request, url, exceeded);
  try {
    return (
      (await respondWithShared(request, url, runtime, build)) ??
      (await respond(request, url, runtime, build))
    );
  } catch (error) {
    if (error instanceof EnvError) {
      createLog({}).error(error.message);
      return new Response(error.message, {status: 500});
    }
    logWithoutContext(runtime, url).error('request failed', {error: textOfError(error)});
    return failWithoutContext(request, url, runtime, build);
  }
}

function logWithoutContext(runtime: Runtime, url: URL): Log {
  try {
    return createRequestLog(runtime, {id: crypto.randomUUID(), path: url.pathname});
  } catch {
    /* The environment is the cause. */
    return createLog({});
  }
}

const BODY_REFUSALS: Record<BodyFailure, ApiError> = {
  'too-large': {
    status: 413,
    code: 'BODY_TOO_LARGE',
    message: 'That’s more than we can accept. Shorten it and try again.',
  },
  'too-slow': {
    status: 408,
    code: 'BODY_TOO_SLOW',
    message: 'This took too long to arrive. Try again.',
    /* The rest of the body may arrive at any time or never, so the connection can't be reused. */
    headers: {Connection: 'close'},
  },
};

function refuseAtOnce(request: Request, url: URL, refusal: BoundsRefusal): Response {
  const requestId = crypto.randomUUID();
  const {status, code, message} = refusal;
  const response = isApiPath(url.pathname)
    ? apiErrorResponse(refusal, requestId)
    : new Response(message, {status, headers: {'Cache-Control': 'no-store'}});
  applySecurityHeaders(response.headers, url);
  response.headers.set('X-Request-Id', requestId);
  createLog({requestId}).warn('request refused', {method: request.method, status, code});
  return response;
}

/** Responds with a document that all guests share; `null` if the request needs its own. */
async function respondWithShared(
  request: Request,
  url: URL,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response | null> {
  const {site, isOpenToAll} = readSiteState(runtime.env);
  const requestId = crypto.randomUUID();
  const parts = sharedParts(request, url, requestId, runtime, build);
  if (!parts || !isOpenToAll || isKnownInMaintenance(site)) return null;
  const startedAt = Date.now();
  const shared = await serveShared(parts);
  if (!shared || shared.origin === 'rendered') return shared?.response ?? null;
  const {response} = shared;
  createLog({requestId, site}).info('request', {
    method: request.method,
    path: url.pathname,
    status: response.status,
    ms: Date.now() - startedAt,
    document: shared.origin,
    ...(isPrefetch((name) => request.headers.get(name)) && {isPrefetch: true}),
  });
  return response;
}

/**
 * `null` if the host stores no documents, or if the request names another origin than the site's: a client that invents
 * hosts would displace the documents that others get (EDGE-53).
 */
function sharedParts(
  request: Request,
  url: URL,
  requestId: string,
  runtime: Runtime,
  build: ServerBuild,
): SharedParts | null {
  const {documents, waitUntil} = runtime;
  const {origin} = readSiteState(runtime.env);
  if (!documents || (origin !== null && origin !== url.origin)) return null;
  return {
    request,
    url,
    requestId,
    documents,
    waitUntil,
    render: (own, expiry) => respond(own, new URL(own.url), {...runtime, expiry}, build),
  };
}

async function respond(
  request: Request,
  url: URL,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  const context = await createAppLoadContext(request, runtime);
  context.visitor.cart.reconcile();
  const incoming = {url, context, build};
  const response = await answer(request, incoming, runtime)
    .then(async (answered) => {
      const isShared = /\bpublic\b/.test(answered.headers.get('Cache-Control') ?? '');
      await Promise.all([
        context.visitor.session.commit(),
        context.visitor.cart.commit({isShared}),
      ]);
      return answered;
    })
    .catch((error: unknown) => {
      context.request.log.error('request failed', {error: textOfError(error)});
      return errorResponse(request, incoming);
    });
  return finishResponse(request, url, context, response);
}

/** JSON for the API, otherwise the error page, or plain text if the error page fails, too. */
async function errorResponse(request: Request, incoming: Incoming): Promise<Response> {
  const {url, context} = incoming;
  if (isApiPath(url.pathname)) return apiErrorResponse(API_ERRORS.internal, context.request.id);
  return renderError({errorPage: 500}, request, incoming).catch((error: unknown) => {
    context.request.log.error('error page failed', {error: textOfError(error)});
    return new Response(API_ERRORS.internal.message, {status: 500});
  });
}

/** The request's own headers may be the cause, so this uses a copy without cookies. */
async function failWithoutContext(
  request: Request,
  url: URL,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  try {
    const withoutCookies = new Request(url, {
      headers: {Accept: request.headers.get('Accept') ?? '*/*'},
    });
    const context = await createAppLoadContext(withoutCookies, runtime);
    return finishResponse(
      request,
      url,
      context,
      await errorResponse(request, {url, context, build}),
    );
  } catch {
    const response = isApiPath(url.pathname)
      ? apiErrorResponse(API_ERRORS.internal, crypto.randomUUID())
      : new Response(API_ERRORS.internal.message, {status: 500});
    applySecurityHeaders(response.headers, url);
    return response;
  }
}

async function answer(request: Request, incoming: Incoming, runtime: Runtime): Promise<Response> {
  const {url, context, build} = incoming;
  const bounded = await boundBody(request);
  if (!(bounded instanceof Request)) return refuse({url, context}, BODY_REFUSALS[bounded]);
  const verdict = await runGuards({request: bounded, url, context});
  const sessionCheck = verdict === null ? checkReaderSession(bounded, url, context) : null;
  if (sessionCheck && isNavigation(bounded, url)) await retryCartRestore(context);
  const shared =
    verdict === null ? sharedParts(bounded, url, context.request.id, runtime, build) : null;
  const copy = shared && (await serveWithCart(shared, context.request.pageCart));
  context.request.isCopy = copy !== null;
  const response = copy ?? (await applyVerdict(verdict, bounded, incoming));
  if ((await sessionCheck) === 'ended') {
    return applyVerdict(redirectToSamePage(bounded), bounded, incoming);
  }
  await syncSavedCart(context, {isPage: sessionCheck !== null});
  if (verdict !== null || bounded.method === 'POST') return response;
  const maintenanceVerdict = await checkMaintenance({request: bounded, url, context});
  return maintenanceVerdict === null
    ? response
    : applyVerdict(maintenanceVerdict, bounded, incoming);
}

/**
 * Runs in parallel with the page's own calls, and the response waits for the result. Navigations renew the session,
 * other reads and prefetches only check it. Logging out skips the check: nothing is left to check.
 */
function checkReaderSession(request: Request, url: URL, context: RequestContext) {
  const {pathname} = url;
  if (!isRead(request) || isApiPath(pathname) || isUngatedFile(pathname)) return null;
  if (pageOf(url).path === LOGOUT_PATH) return null;
  return isNavigation(request, url) ? refreshSession(context) : checkSession(context);
}

function isNavigation(request: Request, url: URL): boolean {
  const isDocument = /text\/html/.test(request.headers.get('Accept') ?? '');
  const isPage = isDocument || isDataPath(url.pathname);
  return request.method === 'GET' && isPage && !isPrefetch((name) => request.headers.get(name));
}
