import {
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime';
import {isRead} from './platform/is-read';
import {untilSent} from './platform/until-sent.server';
import type {RequestContext} from './request-context';
import {answerApi} from './shell/api/api.server';
import {guardBuild} from './shell/errors/guarded-build.server';
import {isApiPath, isDataPath} from './shell/guards/path-policy';
import type {ErrorPageVerdict, Verdict} from './shell/guards/verdict';
import {routeManifest} from './shell/scripts/route-manifest.server';

/** The parts of a request that stay the same when the guards or the error page replace the `Request` itself. */
export interface Incoming {
  url: URL;
  context: RequestContext;
  build: ServerBuild;
}

/** Responds as the guards decided; `null` means with the requested operation or page. */
export async function applyVerdict(
  verdict: Verdict,
  request: Request,
  incoming: Incoming,
): Promise<Response> {
  const {url, context, build} = incoming;
  /* Remix would respond to unknown methods or `.data` paths in its own format. */
  if (verdict === null && isApiPath(url.pathname)) return answerApi(request, context);
  if (verdict === null) return routeManifest(url, build) ?? render(request, context, build);
  if (verdict instanceof Request) return render(verdict, context, build);
  if (!(verdict instanceof Response)) return renderError(verdict, request, incoming);
  if (!verdict.headers.has('Location') || !isDataPath(url.pathname)) return verdict;
  /*
   * When Remix's client has requested page data, it follows a redirect only if it's in Remix's own encoding, which only
   * the responses of routes have (https://github.com/remix-run/remix/issues/4183). The query is dropped, because it may
   * limit the routes that run.
   */
  const withoutQuery = new URL(url);
  withoutQuery.search = '';
  return render(new Request(withoutQuery, request), {...context, verdict}, build);
}

/** One handler per build, because Remix prepares all routes when it creates one. */
const handlers = new WeakMap<ServerBuild, RequestHandler>();

function render(request: Request, context: RequestContext, build: ServerBuild): Promise<Response> {
  const handle =
    handlers.get(build) ?? createRequestHandler(guardBuild(build), import.meta.env.MODE);
  handlers.set(build, handle);
  return untilSent(withoutOrigin(withoutOldProtocol(request)), (own) => handle(own, context));
}

/** Shows the error page at the requested URL, or returns it as page data if that was requested. */
export function renderError(
  verdict: ErrorPageVerdict,
  request: Request,
  {url, context, build}: Incoming,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('Content-Type');
  const pageRequest = new Request(url, {
    method: isRead(request) ? request.method : 'POST',
    headers,
    signal: request.signal,
  });
  return render(pageRequest, {...context, verdict}, build);
}

const OLD_PROTOCOL = '_data';

/** Remix still answers this parameter with its protocol from before single fetch, and logs an error for most values. */
function withoutOldProtocol(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has(OLD_PROTOCOL)) return request;
  url.searchParams.delete(OLD_PROTOCOL);
  return new Request(url, request);
}

/**
 * Remix compares `Origin` with the host header, which behind a proxy is the runtime's own host. The guards have already
 * compared it with the requested URL, for requests that can change anything.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, {headers});
}
