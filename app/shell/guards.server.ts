import type {RequestContext} from '~/context.server';
import {isPastGate} from '~/domains/session/password-gate.server';
import {LOGOUT_PATH} from '~/domains/session/sign-in-paths';
import type {SiteId} from '~/domains/session/site';
import {apiErrorResponse, type ApiError} from '~/platform/api-error.server';
import {isRead} from '~/platform/is-read';
import {inPlaceOf} from './in-place-of';
import {leadTo} from './lead-to';
import {isApiPath, isDataPath, isUngated, movedPath, pageOf} from './path-policy';
import {sessionGuard} from './session-guard.server';
import {tooManyForms} from './too-many-forms.server';
import type {Verdict} from './verdict';
import {writeLimit} from './write-limit.server';

interface GuardInput {
  request: Request;
  url: URL;
  context: RequestContext;
}

type Guard = (input: GuardInput) => Promise<Verdict> | Verdict;

/** What browsers send to pages. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Seconds after which a visitor or crawler may ask again. */
export const MAINTENANCE_RETRY_AFTER = '600';

const GUARDS: Record<string, Guard> = {
  /** A page is read, or takes a form; the API says itself what each operation takes (EDGE-05). */
  method: ({request, url}) =>
    PAGE_METHODS.includes(request.method) || isApiPath(url.pathname) ? null : {errorPage: 405},

  /** A form of another site must not act for a visitor of ours (HOUSE-14). */
  'same-origin': (input) => {
    const {request, url} = input;
    if (isRead(request)) return null;
    /* An empty `Origin` is as foreign as any other that isn't ours. */
    const origin = request.headers.get('Origin');
    const isForeign =
      origin !== null
        ? origin !== url.origin
        : request.headers.get('Sec-Fetch-Site') === 'cross-site';
    if (!isForeign) return null;
    return refuse(input, {
      status: 403,
      code: 'FOREIGN_ORIGIN',
      message: 'This form belongs to another site.',
    });
  },

  /** Forms count towards the same limit as changes through the API (EDGE-04). */
  'form-limit': ({request, url, context}) => {
    if (request.method !== 'POST' || isApiPath(url.pathname)) return null;
    const wait = context.secondsToWait(writeLimit);
    return wait === null ? null : tooManyForms(url, wait);
  },

  maintenance: async (input) => {
    const {request, context} = input;
    if (isRead(request) && !context.isInMaintenance && !closed.has(context.site.id)) return null;
    return closedMeanwhile(input);
  },

  'password-gate': async (input) => {
    const {url, context} = input;
    if (isUngated(url)) return null;
    const {cookies, gate} = context;
    if (await isPastGate({cookies, ...gate, now: Date.now()})) return null;
    if (isApiPath(url.pathname)) {
      return refuse(input, {
        status: 401,
        code: 'PASSWORD_NEEDED',
        message: 'This shop is not open yet. Its password is needed.',
      });
    }
    const {path, search} = pageOf(url);
    return leadTo(`/password-protect?to=${encodeURIComponent(path + search)}`);
  },

  /*
   * Before anything acts for a person, the platform confirms their session (SEC-15); a refused one makes a guest, and the
   * next guard decides what a guest may do. Reads are confirmed beside their own calls, the API confirms its callers.
   */
  'confirm-session': async ({request, url, context}) => {
    const person = context.session.current();
    if (!person || isRead(request) || isApiPath(url.pathname) || pageOf(url).path === LOGOUT_PATH)
      return null;
    if ((await context.confirmSession(person)) === 'refused') context.session.end();
    return null;
  },

  session: sessionGuard,

  moved: ({url}) => {
    if (isApiPath(url.pathname)) return null;
    const {path, search} = pageOf(url);
    const target = movedPath(path);
    return target === null ? null : leadTo(target + search, {status: 301});
  },
};

/** The order of the specification (ROUTE-69): global, session, page view, server-defined redirect. */
export const GUARD_ORDER: readonly string[] = [
  'same-origin',
  'method',
  'form-limit',
  'maintenance',
  'password-gate',
  'confirm-session',
  'session',
  'moved',
];

/** Runs the guards in order until one has something to say. */
export async function runGuards(
  input: GuardInput,
  order: readonly string[] = GUARD_ORDER,
): Promise<Verdict> {
  for (const name of order) {
    const guard = GUARDS[name];
    if (!guard) throw new Error('Unknown route middleware');
    const verdict = await guard(input);
    if (verdict) return verdict;
  }
  return null;
}

/** Sites that were closed when this isolate last heard of it. */
const closed = new Set<SiteId>();

/**
 * Closed by the environment or by the content system. To ask the latter costs a page no round trip: while the site was
 * open when last heard of, a page is made meanwhile, and this is asked before it goes out (CMS-11). A change waits for
 * the answer. The maintenance page stands at every address that was asked for, so that a reload shows when it is over.
 */
export async function closedMeanwhile(input: GuardInput): Promise<Verdict> {
  const {url, request, context} = input;
  if (isUngated(url) || !(await isInMaintenance(context))) return null;
  if (isApiPath(url.pathname)) {
    return refuse(input, {
      status: 503,
      code: 'MAINTENANCE',
      message: 'The shop is being maintained. Please come back in a few minutes.',
      headers: {'Retry-After': MAINTENANCE_RETRY_AFTER},
    });
  }
  const {path, search} = pageOf(url);
  if (isDataPath(url.pathname)) {
    return leadTo(path + search, {isReload: true});
  }
  return inPlaceOf(request, new URL('/maintenance', url));
}

/** What editors have closed they still preview; while they cannot be asked, what was last heard holds. */
async function isInMaintenance(context: RequestContext): Promise<boolean> {
  if (context.isInMaintenance) return true;
  if (context.preview) return false;
  const {isInMaintenance, isBuiltIn} = await context.siteContent();
  if (isBuiltIn) return closed.has(context.site.id);
  if (isInMaintenance) closed.add(context.site.id);
  else closed.delete(context.site.id);
  return isInMaintenance;
}

/** Turned away, in the shape of whoever asked: JSON for the API, else one sentence. */
export function refuse(
  {url, context}: Pick<GuardInput, 'url' | 'context'>,
  error: ApiError,
): Response {
  return isApiPath(url.pathname)
    ? apiErrorResponse(error, context.requestId)
    : new Response(error.message, {status: error.status, headers: error.headers ?? {}});
}
