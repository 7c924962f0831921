import {createRequestHandler} from '@shopify/remix-oxygen';
import type {ServerBuild} from '@remix-run/server-runtime';
import {bringCartAgain, keepSavedCart} from './domains/cart/bring-cart.server';
import {refreshSession} from './domains/session/refresh-session.server';
import {LOGOUT_PATH} from './domains/session/sign-in-paths';
import {createAppLoadContext, type RequestContext, type Runtime} from './context.server';
import {boundBody} from './platform/body-limit.server';
import {EnvError} from './platform/env.server';
import {createLog} from './platform/log.server';
import {closedMeanwhile, refuse, runGuards, type Verdict} from './shell/guards.server';
import {answerApi} from './shell/api/api.server';
import {withErrorPage} from './shell/fatal-error.server';
import {isInAccount} from './shell/access-policy';
import {isApiPath, isDataPath, isInPreview, pageOf} from './shell/path-policy';
import {toSamePage} from './shell/signed-out.server';
import {applySecurityHeaders} from './shell/security-headers.server';

/** One request, start to end, on any runtime. Never throws. */
export async function handleRequest(
  request: Request,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  try {
    return await respond(request, runtime, build);
  } catch (error) {
    /* There is no context, or its own work failed: nothing of the request can be told but this. */
    const isEnvironment = error instanceof EnvError;
    if (isEnvironment) createLog({}).error(error.message);
    else createLog({}).error('request failed', {error: describe(error)});
    return new Response(isEnvironment ? error.message : FAILED, {status: 500});
  }
}

const FAILED = 'Something went wrong on our side. Nothing was lost.';

async function respond(request: Request, runtime: Runtime, build: ServerBuild): Promise<Response> {
  const url = new URL(request.url);
  const context = await createAppLoadContext(request, runtime);
  const response = await answer(request, url, context, build).catch((error: unknown) => {
    context.log.error('request failed', {error: describe(error)});
    return refuse({url, context}, {status: 500, code: 'INTERNAL', message: FAILED});
  });
  const isShared = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '');
  await Promise.all([context.session.commit(), context.cartId.commit({isShared})]);
  return finish(request, url, context, response);
}

async function answer(
  request: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
): Promise<Response> {
  const bounded = await boundBody(request);
  if (!bounded) {
    const message = 'That is more than we can take in.';
    return refuse({url, context}, {status: 413, code: 'BODY_TOO_LARGE', message});
  }
  const verdict = await runGuards({request: bounded, url, context});
  const isOnItsWay = verdict === null && isNavigation(bounded, url);
  const refreshed = isOnItsWay ? refreshSession(context) : null;
  if (isOnItsWay) await bringCartAgain(context);
  const response = await carryOut(verdict, bounded, url, context, build);
  if ((await refreshed) === 'ended') {
    return carryOut(toSamePage({url}), bounded, url, context, build);
  }
  await keepSavedCart(context);
  if (verdict !== null || bounded.method === 'POST') return response;
  const late = await closedMeanwhile({request: bounded, url, context});
  return late === null ? response : carryOut(late, bounded, url, context, build);
}

/** A page that somebody goes to, with a document or its data alone. */
function isNavigation(request: Request, url: URL): boolean {
  if (request.method !== 'GET' || isApiPath(url.pathname)) return false;
  /* Whoever leaves waits for nothing. */
  if (pageOf(url).path === LOGOUT_PATH) return false;
  return isDataPath(url.pathname) || /text\/html/.test(request.headers.get('Accept') ?? '');
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
  if (!(verdict instanceof Response)) return render(verdict ?? bounded, context, build);
  if (!verdict.headers.has('Location') || !isDataPath(url.pathname)) return verdict;
  return render(
    new Request(new URL(url.pathname, url), bounded),
    context,
    leadingAway(build, verdict),
  );
}

function render(request: Request, context: RequestContext, build: ServerBuild): Promise<Response> {
  const handle = createRequestHandler({
    build: withErrorPage(build),
    mode: import.meta.env.MODE,
    getLoadContext: () => context,
    poweredByHeader: false,
    /* Browsers of this shop never speak to the Storefront API. */
    proxyStandardRoutes: false,
    collectTrackingInformation: false,
  });
  return handle(withHost(request));
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
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Host', new URL(request.url).host);
  return new Request(request, {headers});
}

/** Adds what every response carries; the log line has the path but no query, which may be personal. */
function finish(
  request: Request,
  url: URL,
  {cookies, log, requestId, timing, site, preview}: RequestContext,
  {status, statusText, body, headers: answered}: Response,
): Response {
  const headers = new Headers(answered);
  applySecurityHeaders(headers, url);
  for (const cookie of cookies.headers()) headers.append('Set-Cookie', cookie);
  /* Nobody keeps what not everybody may see. */
  const {path} = pageOf(url);
  const isPreview = preview !== null || isInPreview(path);
  if (isPreview || isInAccount(path)) headers.set('Cache-Control', 'no-store');
  /* The content system may show it in a frame of its own. */
  if (preview) headers.delete('X-Frame-Options');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (!site.isIndexed || isPreview) headers.set('X-Robots-Tag', 'noindex');
  headers.set('X-Request-Id', requestId);
  if (timing.calls().length > 0) headers.append('Server-Timing', timing.header());
  log.info('request', {
    method: request.method,
    path: url.pathname,
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
