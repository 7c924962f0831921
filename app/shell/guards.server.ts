import type {RequestContext} from '~/context.server';
import {isPastGate} from '~/domains/session/password-gate.server';
import {isUngated, movedPath} from './path-policy';

interface GuardInput {
  request: Request;
  url: URL;
  context: RequestContext;
}

/** Lets a request pass with `null`, or answers it. */
type Guard = (input: GuardInput) => Promise<Response | null> | Response | null;

const GUARDS: Record<string, Guard> = {
  /** A form of another site must not act for a visitor of ours (HOUSE-14). */
  'same-origin': ({request, url}) => {
    if (request.method === 'GET' || request.method === 'HEAD') return null;
    const origin = request.headers.get('Origin');
    const isForeign = origin
      ? origin !== url.origin
      : request.headers.get('Sec-Fetch-Site') === 'cross-site';
    return isForeign ? new Response('This form belongs to another site.', {status: 403}) : null;
  },

  maintenance: ({url, context}) =>
    context.isInMaintenance && !isUngated(url.pathname) ? redirect('/maintenance') : null,

  'password-gate': async ({url, context}) => {
    if (isUngated(url.pathname)) return null;
    const {cookies, gate} = context;
    if (await isPastGate({cookies, ...gate, now: Date.now()})) return null;
    const target = encodeURIComponent(url.pathname + url.search);
    return redirect(`/password-protect?to=${target}`);
  },

  moved: ({url}) => {
    const path = movedPath(url.pathname);
    return path === null ? null : redirect(path + url.search, 301);
  },
};

/** The order of the specification (ROUTE-69): global, session, page view, server-defined redirect. */
export const GUARD_ORDER: readonly string[] = [
  'same-origin',
  'maintenance',
  'password-gate',
  'moved',
];

/** Runs the guards in order until one answers. */
export async function runGuards(
  input: GuardInput,
  order: readonly string[] = GUARD_ORDER,
): Promise<Response | null> {
  for (const name of order) {
    const guard = GUARDS[name];
    if (!guard) throw new Error('Unknown route middleware');
    const answer = await guard(input);
    if (answer) return answer;
  }
  return null;
}

function redirect(location: string, status: 301 | 302 = 302): Response {
  return new Response(null, {status, headers: {Location: location, 'Cache-Control': 'no-store'}});
}
