import {createRequestHandler, type ServerBuild} from '@remix-run/server-runtime';
import {bringCartAgain, keepSavedCart} from './domains/cart/bring-cart.server';
import {checkSession, refreshSession} from './domains/session/refresh-session.server';
import {LOGOUT_PATH} from './domains/session/sign-in-paths';
import {createAppLoadContext, type RequestContext, type Runtime} from './context.server';
import {boundBody, type BodyFailure} from './platform/body-limit.server';
import {apiErrorResponse, type ApiError} from './platform/api-error.server';
import {EnvError} from './platform/env.server';
import {isRead} from './platform/is-read';
import {createLog} from './platform/log.server';
import {exceededBound, type BoundsRefusal} from './platform/request-bounds.server';
import {buildThatFails} from './shell/error-build.server';
import {closedMeanwhile, refuse, runGuards} from './shell/guards.server';
import {answerApi} from './shell/api/api.server';
import {withErrorPage} from './shell/fatal-error.server';
import {isInAccount} from './shell/access-policy';
import {
  isApiPath,
  isDataPath,
  isInPreview,
  isUngatedFile,
  loggedPath,
  pageOf,
} from './shell/path-policy';
import {routeManifest} from './shell/route-manifest.server';
import {toSamePage} from './shell/signed-out.server';
import {applySecurityHeaders} from './shell/security-headers.server';
import type {ErrorPageVerdict, Verdict} from './shell/verdict';

/** One request, start to end, on any runtime. Never throws. */
export async function handleRequest(
  request: Request,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  const url = new URL(request.url);
  const exceeded = exceededBound(url, request.headers);
  if (exceeded) return refuseAtOnce(request, url, exceeded);
  try {
    return await respond(request, url, runtime, build);
  } catch (error) {
    if (error instanceof EnvError) {
      createLog({}).error(error.message);
      return new Response(error.message, {status: 500});
    }
    createLog({}).error('request failed', {error: describe(error)});
    return failWithoutContext(request, url, runtime, build);
  }
}

const FAILED = 'Something went wrong on our side. Nothing was lost.';
const BODY_REFUSALS: Record<BodyFailure, ApiError> = {
  'too-large': {
    status: 413,
    code: 'BODY_TOO_LARGE',
    message: 'That is more than we can take in.',
  },
  'too-slow': {
    status: 408,
    code: 'BODY_TOO_SLOW',
    message: 'This took too long to arrive. Please try again.',
    /* The rest of the body may come at any time, or never: the connection is of no use any more. */
    headers: {Connection: 'close'},
  },
};
const INTERNAL: ApiError = {status: 500, code: 'INTERNAL', message: FAILED};

/** Refuses a request that is over a bound without looking any further at it. */
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

async function respond(
  request: Request,
  url: URL,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  const context = await createAppLoadContext(request, runtime);
  const response = await answer(request, url, context, build)
    .then(async (answered) => {
      const isShared = /\bpublic\b/.test(answered.headers.get('Cache-Control') ?? '');
      await Promise.all([context.session.commit(), context.cartId.commit({isShared})]);
      return answered;
    })
    .catch((error: unknown) => {
      context.log.error('request failed', {error: describe(error)});
      return errorResponse(request, url, context, build);
    });
  return finish(request, url, context, response);
}

/** The shop's error page for a document or its data, JSON for the API, a sentence if the error page breaks as well. */
async function errorResponse(
  request: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
): Promise<Response> {
  if (isApiPath(url.pathname)) return apiErrorResponse(INTERNAL, context.requestId);
  return renderError(request, url, context, build, {errorPage: 500}).catch((error: unknown) => {
    context.log.error('error page failed', {error: describe(error)});
    return new Response(FAILED, {status: 500});
  });
}

/** What a request brought may be why there is no context: the error page is made for a visitor without cookies. */
async function failWithoutContext(
  request: Request,
  url: URL,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  try {
    const bare = new Request(url, {headers: {Accept: request.headers.get('Accept') ?? '*/*'}});
    const context = await createAppLoadContext(bare, runtime);
    return finish(request, url, context, await errorResponse(request, url, context, build));
  } catch {
    const response = isApiPath(url.pathname)
      ? apiErrorResponse(INTERNAL, crypto.randomUUID())
      : new Response(FAILED, {status: 500});
    applySecurityHeaders(response.headers, url);
    return response;
  }
}

async function answer(
  request: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
): Promise<Response> {
  const bounded = await boundBody(request);
  if (!(bounded instanceof Request)) return refuse({url, context}, BODY_REFUSALS[bounded]);
  const verdict = await runGuards({request: bounded, url, context});
  const checked = verdict === null ? checkReader(bounded, url, context) : null;
  if (checked && isNavigation(bounded, url)) await bringCartAgain(context);
  const response = await carryOut(verdict, bounded, url, context, build);
  if ((await checked) === 'ended') {
    return carryOut(toSamePage({url}), bounded, url, context, build);
  }
  await keepSavedCart(context);
  if (verdict !== null || bounded.method === 'POST') return response;
  const late = await closedMeanwhile({request: bounded, url, context});
  return late === null ? response : carryOut(late, bounded, url, context, build);
}

/**
 * Checks the session of a reader beside the page's own calls: navigations renew it, anything else only asks. Nothing goes
 * out before the check is done. Logging out skips it: there is nothing left to check.
 */
function checkReader(request: Request, url: URL, context: RequestContext) {
  const {pathname} = url;
  if (!isRead(request) || isApiPath(pathname) || isUngatedFile(pathname)) return null;
  if (pageOf(url).path === LOGOUT_PATH) return null;
  return isNavigation(request, url) ? refreshSession(context) : checkSession(context);
}

/** A visit of a page: its document, or its data alone. */
function isNavigation(request: Request, url: URL): boolean {
  const isDocument = /text\/html/.test(request.headers.get('Accept') ?? '');
  return request.method === 'GET' && (isDocument || isDataPath(url.pathname));
}

async function carryOut(
  verdict: Verdict,
  bounded: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
): Promise<Response> {
  /* Before Remix, which would answer a method or `.data` that it knows nothing of in a shape of its own. */
  if (verdict === null && isApiPath(url.pathname)) return answerApi(bounded, context);
  if (verdict === null) return routeManifest(url, build) ?? render(bounded, context, build);
  if (verdict instanceof Request) return render(verdict, context, build);
  if (!(verdict instanceof Response)) {
    return renderError(bounded, url, context, build, verdict);
  }
  if (!verdict.headers.has('Location') || !isDataPath(url.pathname)) return verdict;
  return render(
    new Request(new URL(url.pathname, url), bounded),
    context,
    leadingAway(build, verdict),
  );
}

function render(request: Request, context: RequestContext, build: ServerBuild): Promise<Response> {
  const handle = createRequestHandler(withErrorPage(build), import.meta.env.MODE);
  return handle(withHost(request), context);
}

/** The error page at the address that was asked for. Remix answers with data where that was asked for. */
function renderError(
  request: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
  {errorPage, headers: said}: ErrorPageVerdict,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('Content-Type');
  const asked = new Request(url, {
    method: isRead(request) ? request.method : 'POST',
    headers,
    signal: request.signal,
  });
  return render(asked, context, buildThatFails(build, {status: errorPage, headers: said ?? {}}));
}

/**
 * Remix's client follows a redirect of data in Remix's own encoding alone, which Remix gives to what a route answers.
 * So the build is left with one route, which answers every path with that redirect. (Its request has no query, where
 * the client names the routes that it wants an answer of.)
 */
function leadingAway(build: ServerBuild, redirect: Response): ServerBuild {
  const lead = () => redirect;
  const module = {default: () => null, loader: lead, action: lead};
  return {...build, routes: {lead: {id: 'lead', path: '*', module}}};
}

/**
 * Remix compares `Origin` with the host that the runtime put into the headers, which behind a proxy is the runtime's own.
 * The guards have compared it with the address that was asked for; that is the host that counts.
 */
function withHost(request: Request): Request {
  if (isRead(request)) return request;
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Host', new URL(request.url).host);
  return new Request(request, {headers});
}

/** Adds what every response carries; the log line has the path but no query, which may be personal. */
function finish(
  request: Request,
  url: URL,
  {cookies, log, requestId, timing, tellsTimings, site, gate, preview}: RequestContext,
  {status, statusText, body, headers: answered}: Response,
): Response {
  const headers = new Headers(answered);
  applySecurityHeaders(headers, url);
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  for (const cookie of cookies.headers()) headers.append('Set-Cookie', cookie);
  /* Nobody keeps what not everybody may see. */
  const {path} = pageOf(url);
  const isPreview = preview !== null || isInPreview(path);
  if (isPreview || isInAccount(path)) headers.set('Cache-Control', 'no-store');
  /* Behind the password nothing is a shared cache's to hand out (EDGE-10). */
  const isPublic = headers.get('Cache-Control')?.includes('public') ?? false;
  if (isPublic && gate.password !== null) headers.set('Cache-Control', 'private, no-store');
  /* The content system may show it in a frame of its own. */
  if (preview) headers.delete('X-Frame-Options');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (!site.isIndexed || isPreview) headers.set('X-Robots-Tag', 'noindex');
  headers.set('X-Request-Id', requestId);
  if (tellsTimings && timing.calls().length > 0) headers.append('Server-Timing', timing.header());
  log.info('request', {
    method: request.method,
    path: loggedPath(url.pathname),
    status,
    ms: Math.round(timing.elapsed()),
    upstream: timing.calls().map(({service, operation, duration, outcome}) => ({
      call: `${service}.${operation}`,
      ms: Math.round(duration),
      outcome,
    })),
  });
  return new Response(body, {status, statusText, headers});
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
