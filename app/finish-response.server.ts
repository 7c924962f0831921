import type {RequestContext} from './request-context';
import {isPrefetch} from './platform/is-prefetch';
import {isInAccount} from './shell/guards/access-policy';
import {isInPreview, loggedPath, pageOf} from './shell/guards/path-policy';
import {applySecurityHeaders} from './shell/security/security-headers.server';

/** In seconds, for a 503 that names no time. A failed service is called again within five seconds (ERR-27). */
const RETRY_AFTER = '10';

/**
 * Adds the headers and cookies that every response has, and logs the request. The log line has the path without the
 * query, which may contain personal data.
 */
export function finishResponse(
  request: Request,
  url: URL,
  {
    request: {log, id: requestId, timing, isCopy},
    site,
    visitor: {cookies, preview, session},
    settings: {sendsTimings, gate},
  }: RequestContext,
  {status, statusText, body, headers: answered}: Response,
): Response {
  const headers = new Headers(answered);
  applySecurityHeaders(headers, url);
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER);
  for (const cookie of cookies.headers()) headers.append('Set-Cookie', cookie);
  /* Private responses must not be stored by any cache. */
  const {path} = pageOf(url);
  const isPreview = preview !== null || isInPreview(path);
  /*
   * After logging out, Back must not show a customer's document again, with scripts or without (SESS-41). Until then, Back
   * from another site loads it once more; Back within the shop loads none.
   */
  const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isCustomers = isDocument && session.current() !== null;
  if (isPreview || isInAccount(path) || isCustomers) headers.set('Cache-Control', 'no-store');
  /* Shared caches must not serve pages past the password gate (EDGE-10). */
  const isPublic = headers.get('Cache-Control')?.includes('public') ?? false;
  if (isPublic && gate.password !== null) headers.set('Cache-Control', 'private, no-store');
  /* The content system may show previews in a frame. */
  if (preview) headers.delete('X-Frame-Options');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (!site.isIndexed || isPreview) headers.set('X-Robots-Tag', 'noindex');
  headers.set('X-Request-Id', requestId);
  if (sendsTimings && timing.calls().length > 0) headers.append('Server-Timing', timing.header());
  log.info('request', {
    method: request.method,
    path: loggedPath(url.pathname),
    status,
    ms: Math.round(timing.elapsed()),
    ...(isCopy && {document: 'copied'}),
    ...(isPrefetch((name) => request.headers.get(name)) && {isPrefetch: true}),
    upstream: timing.calls().map(({service, operation, duration, outcome}) => ({
      call: `${service}.${operation}`,
      ms: Math.round(duration),
      outcome,
    })),
  });
  return new Response(body, {status, statusText, headers});
}
