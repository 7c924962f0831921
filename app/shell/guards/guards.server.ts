import type {RequestContext} from '~/request-context';
import {LOGOUT_PATH} from '~/domains/session/login-paths';
import {isPastGate} from '~/domains/session/password-gate.server';
import type {SiteId} from '~/domains/session/site';
import {apiErrorResponse, type ApiError} from '~/platform/api-error.server';
import {isRead} from '~/platform/is-read';
import {rewriteRequest} from './rewrite-request';
import {redirectTo} from './redirect-to';
import {
  isApiPath,
  isDataPath,
  isInPreview,
  isUngated,
  permanentRedirect,
  pageOf,
  pageToReload,
} from './path-policy';
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

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** The `Retry-After` of maintenance responses, in seconds. */
export const MAINTENANCE_RETRY_AFTER = '600';

const GUARDS: Record<string, Guard> = {
  /** The API checks the method of each operation itself (EDGE-05). */
  method: ({request, url}) =>
    PAGE_METHODS.includes(request.method) || isApiPath(url.pathname) ? null : {errorPage: 405},

  /** A form on another site must not act for a shopper of ours (HOUSE-14). */
  'same-origin': (input) => {
    const {request, url} = input;
    if (isRead(request)) return null;
    const origin = request.headers.get('Origin');
    const isForeign =
      origin !== null
        ? origin !== url.origin
        : request.headers.get('Sec-Fetch-Site') === 'cross-site';
    if (!isForeign) return null;
    return refuse(input, {
      status: 403,
      code: 'FOREIGN_ORIGIN',
      message: 'This form was sent from another site, so we didn’t accept it.',
    });
  },

  /** Forms share the write limit of the API (EDGE-04). */
  'form-limit': ({request, url, context}) => {
    if (request.method !== 'POST' || isApiPath(url.pathname)) return null;
    const wait = context.visitor.secondsToWait(writeLimit);
    return wait === null ? null : tooManyForms(url, wait);
  },

  maintenance: async (input) => {
    const {request, context} = input;
    if (
      isRead(request) &&
      !context.settings.isInMaintenance &&
      !sitesInMaintenance.has(context.site.id)
    )
      return null;
    return checkMaintenance(input);
  },

  'password-gate': async (input) => {
    const {url, context} = input;
    if (isUngated(url)) return null;
    const {
      visitor: {cookies},
      settings: {gate},
    } = context;
    if (await isPastGate({cookies, ...gate, now: Date.now()})) return null;
    if (isApiPath(url.pathname)) {
      return refuse(input, {
        status: 401,
        code: 'PASSWORD_NEEDED',
        message: 'This shop isn’t open yet. Enter the password.',
      });
    }
    const {path, search} = pageOf(url);
    return redirectTo(`/password-protect?to=${encodeURIComponent(path + search)}`);
  },

  /*
   * Shopify confirms a session before any action runs for it (SEC-15). If Shopify refuses the session, the shopper
   * becomes a guest, and the next guard applies the rules for guests. For reads, the session is confirmed in parallel
   * with the loader's own calls; the API confirms its callers itself.
   */
  'confirm-session': async ({request, url, context}) => {
    const customer = context.visitor.session.current();
    if (!customer || isRead(request) || isApiPath(url.pathname) || pageOf(url).path === LOGOUT_PATH)
      return null;
    if ((await context.visitor.confirmSession(customer)) === 'refused')
      context.visitor.session.end();
    return null;
  },

  session: sessionGuard,

  moved: ({url}) => {
    if (isApiPath(url.pathname)) return null;
    const {path, search} = pageOf(url);
    const hasLeadingSlashes = url.pathname.startsWith('//');
    const target = permanentRedirect(path) ?? (hasLeadingSlashes ? path : null);
    return target === null ? null : redirectTo(target + search, {status: 301});
  },
};

/** The order of the specification (ROUTE-69): global, session, page view, redirects. */
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

/** Sites that were in maintenance when this isolate last read the flag. */
const sitesInMaintenance = new Set<SiteId>();

export const isKnownInMaintenance = (site: SiteId) => sitesInMaintenance.has(site);

/**
 * Returns the maintenance response while the environment or the content system has the site in maintenance. Reading the
 * content system's flag must not cost a page a round trip: if the site was last seen open, the page renders in parallel
 * and this runs before the page is sent (CMS-11). Writes wait for the flag. The maintenance page keeps the requested
 * URL, so a reload shows when maintenance is over.
 */
export async function checkMaintenance(input: GuardInput): Promise<Verdict> {
  const {url, request, context} = input;
  if (isUngated(url) || !(await isInMaintenance(context, url))) return null;
  /* After this response our scripts keep the form on the page and offer to send it again. */
  const isSentForm = isDataPath(url.pathname) && !isRead(request);
  if (isApiPath(url.pathname) || isSentForm) {
    return refuse(input, {
      status: 503,
      code: 'MAINTENANCE',
      message: 'The shop is down for maintenance. Try again in a few minutes.',
      headers: {'Retry-After': MAINTENANCE_RETRY_AFTER},
    });
  }
  if (isDataPath(url.pathname)) {
    return redirectTo(pageToReload(request), {isReload: true});
  }
  return rewriteRequest(request, new URL('/maintenance', url));
}

/**
 * Previews can be opened and work while the content system has the site in maintenance. While the content system is
 * down, the last known flag applies.
 */
async function isInMaintenance(context: RequestContext, url: URL): Promise<boolean> {
  const {previewKeys, isInMaintenance: isAlwaysClosed} = context.settings;
  if (isAlwaysClosed) return true;
  const isOpening = previewKeys.key !== null && isInPreview(pageOf(url).path);
  if (context.visitor.preview || isOpening) return false;
  const {isInMaintenance, isBuiltIn} = await context.request.siteContent();
  if (isBuiltIn) return sitesInMaintenance.has(context.site.id);
  if (isInMaintenance) sitesInMaintenance.add(context.site.id);
  else sitesInMaintenance.delete(context.site.id);
  return isInMaintenance;
}

export function refuse(
  {url, context}: Pick<GuardInput, 'url' | 'context'>,
  error: ApiError,
): Response {
  return isApiPath(url.pathname)
    ? apiErrorResponse(error, context.request.id)
    : new Response(error.message, {status: error.status, headers: error.headers ?? {}});
}
