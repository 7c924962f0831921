import {createRequestHandler} from '@shopify/remix-oxygen';
import type {ServerBuild} from '@remix-run/server-runtime';
import {createAppLoadContext, type RequestContext, type Runtime} from './context.server';
import {boundBody} from './platform/body-limit.server';
import {EnvError} from './platform/env.server';
import {createLog} from './platform/log.server';
import {runGuards} from './shell/guards.server';
import {applySecurityHeaders} from './shell/security-headers.server';

/** One request, start to end, on any runtime. Never throws. */
export async function handleRequest(
  request: Request,
  runtime: Runtime,
  build: ServerBuild,
): Promise<Response> {
  const url = new URL(request.url);
  let context: RequestContext;
  try {
    context = createAppLoadContext(request, runtime);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    createLog({}).error(error.message);
    return new Response(error.message, {status: 500});
  }
  const response = await answer(request, url, context, build).catch((error: unknown) => {
    context.log.error('request failed', {error: describe(error)});
    return new Response('Something went wrong on our side. Nothing was lost.', {status: 500});
  });
  return finish(request, url, context, response);
}

async function answer(
  request: Request,
  url: URL,
  context: RequestContext,
  build: ServerBuild,
): Promise<Response> {
  const bounded = await boundBody(request);
  if (!bounded) return new Response('That is more than we can take in.', {status: 413});
  const guarded = await runGuards({request: bounded, url, context});
  if (guarded) return guarded;
  const handle = createRequestHandler({
    build,
    mode: import.meta.env.MODE,
    getLoadContext: () => context,
    poweredByHeader: false,
    /* Browsers of this shop never speak to the Storefront API. */
    proxyStandardRoutes: false,
    collectTrackingInformation: false,
  });
  return handle(withHost(bounded, url));
}

/**
 * Remix compares `Origin` with the host that the runtime put into the headers, which behind a proxy is the runtime's own.
 * The guards have compared it with the address that was asked for; that is the host that counts.
 */
function withHost(request: Request, url: URL): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-Host', url.host);
  return new Request(request, {headers});
}

/** Adds what every response carries; the log line has the path but no query, which may be personal. */
function finish(
  request: Request,
  url: URL,
  {cookies, log, requestId, timing, site}: RequestContext,
  {status, statusText, body, headers: answered}: Response,
): Response {
  const headers = new Headers(answered);
  applySecurityHeaders(headers, url);
  for (const cookie of cookies.headers()) headers.append('Set-Cookie', cookie);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (!site.isIndexed) headers.set('X-Robots-Tag', 'noindex');
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
