import {LOGOUT_PATH, REGISTER_PATH} from '~/domains/session/login-paths';
import {decodeRedirect, encodeRedirect} from '~/domains/session/redirect-parameter';
import type {Needs} from '~/platform/needs';
import {accessTo, isOpenToUnregistered, visitorKind} from './access-policy';
import {isRead} from '~/platform/is-read';
import {rewriteRequest} from './rewrite-request';
import {redirectTo} from './redirect-to';
import {pageOfForm, redirectUnsavedForm} from '../session/logged-out.server';
import {
  normalizePath,
  isApiPath,
  isDataPath,
  isUngatedFile,
  pageBefore,
  pageOf,
  pageToReload,
} from './path-policy';

const LOG_IN_FIRST_PATH = '/shelter/log-in-first';
/** Shown instead of logging out when the link was on another site. */
const CONFIRM_LOGOUT_PATH = '/shelter/confirm-logout';

interface GuardInput {
  request: Request;
  url: URL;
  context: Needs<{site: true; visitor: 'session'}>;
}

/** API operations have their own rules. */
export function sessionGuard({request, url, context}: GuardInput): Response | Request | null {
  if (isApiPath(url.pathname) || isUngatedFile(url.pathname)) return null;
  const {path, search} = pageOf(url);
  if (normalizePath(path) === LOGOUT_PATH && isForeignLink(request)) {
    return rewriteRequest(request, new URL(CONFIRM_LOGOUT_PATH, url));
  }
  switch (
    accessTo(path, visitorKind(context.visitor.session.current(), context.site), context.site)
  ) {
    case 'pass':
      return null;
    case 'log-in-first':
      return logInFirst(request, url);
    case 'go-back':
      /* The form was opened before the login, for instance in another tab: let it through. */
      if (request.method === 'POST') return null;
      /* A tab that was opened before the login still shows a guest: the reload shows the customer (SESS-42a). */
      return redirectTo(pageBeforeLogin({request, url, context}), {isReload: true});
    case 'register-first':
      return redirectTo(registrationPath(request, path + search));
  }
}

/** After registration the shopper returns to the requested page, such as the checkout. */
function registrationPath(request: Request, requested: string): string {
  if (!isRead(request) || requested === '/') return REGISTER_PATH;
  return `${REGISTER_PATH}?redirect=${encodeRedirect(requested)}`;
}

/**
 * The registration page if a content page isn't open to the shopper (ROUTE-64). The page's route calls this after it has
 * found the page.
 */
export function registrationInstead({
  request,
  context: {
    site,
    visitor: {session},
  },
}: Pick<GuardInput, 'request' | 'context'>): string | null {
  const {path, search} = pageOf(new URL(request.url));
  const isClosed =
    visitorKind(session.current(), site) === 'unregistered-staff' && !isOpenToUnregistered(path);
  return isClosed ? registrationPath(request, path + search) : null;
}

/** Uses `Referer` in browsers that don't send `Sec-Fetch-Site`. */
function isForeignLink(request: Request): boolean {
  if (!isRead(request)) return false;
  const {headers} = request;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  return headers.has('Referer') && pageBefore(request) === null;
}

/**
 * For page data, the browser reloads the document to get the login notice. That reload is a read, so for a form it opens
 * the login page, which says that nothing was saved.
 */
function logInFirst(request: Request, url: URL): Response | Request {
  const isForm = !isRead(request);
  if (isDataPath(url.pathname)) {
    return isForm ? redirectUnsavedForm(url) : redirectTo(pageToReload(request), {isReload: true});
  }
  const {path, search} = pageOf(url);
  const target = new URL(LOG_IN_FIRST_PATH, url);
  target.searchParams.set('redirect', encodeRedirect(isForm ? pageOfForm(url) : path + search));
  if (isForm) target.searchParams.set('unsaved', '1');
  return rewriteRequest(request, target);
}

/** The previous page, or else where the login was to lead: Back sends no `Referer` to a login page that was typed. */
function pageBeforeLogin({request, url, context}: GuardInput): string {
  const before = pageBefore(request);
  const asked = new URLSearchParams(pageOf(url).search).get('redirect');
  const candidates = [
    ...(before ? [before] : []),
    ...(asked !== null ? [new URL(decodeRedirect(asked), url)] : []),
  ];
  const open = candidates.find((page) => page.origin === url.origin && isOpen(page, context));
  if (!open) return context.site.landing;
  const {path, search} = pageOf(open);
  return path + search;
}

/** Whether the visitor may see the page. Otherwise it would redirect again. */
function isOpen(page: URL, {site, visitor: {session}}: GuardInput['context']): boolean {
  return accessTo(pageOf(page).path, visitorKind(session.current(), site), site) === 'pass';
}
