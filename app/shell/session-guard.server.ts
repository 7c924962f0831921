import type {RequestContext} from '~/context.server';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {LOGOUT_PATH} from '~/domains/session/sign-in-paths';
import {accessTo, isOpenToUnregistered, REGISTRATION_PATH, visitorKind} from './access-policy';
import {isRead} from '~/platform/is-read';
import {inPlaceOf} from './in-place-of';
import {leadTo} from './lead-to';
import {bare, isApiPath, isDataPath, isUngatedFile, pageOf} from './path-policy';

/** The page that takes the place of one that needs a signed-in person. */
const SIGN_IN_FIRST_PATH = '/shelter/sign-in-first';
/** The page that takes the place of logging out when another site's link asks for it. */
const CONFIRM_LOGOUT_PATH = '/shelter/confirm-logout';

interface Asked {
  request: Request;
  url: URL;
  context: Pick<RequestContext, 'session' | 'site'>;
}

/** Carries the policy out: `null` lets the request pass. Operations of the API have rules of their own. */
export function sessionGuard({request, url, context}: Asked): Response | Request | null {
  if (isApiPath(url.pathname) || isUngatedFile(url.pathname)) return null;
  const {path, search} = pageOf(url);
  if (bare(path) === LOGOUT_PATH && isForeignLink(request, url)) {
    return inPlaceOf(request, new URL(CONFIRM_LOGOUT_PATH, url));
  }
  switch (accessTo(path, visitorKind(context.session.current(), context.site), context.site)) {
    case 'pass':
      return null;
    case 'sign-in-first':
      return signInFirst({request, url}, path + search);
    case 'go-back':
      /* A form that was opened before somebody signed in, in another tab maybe, is carried out. */
      if (request.method === 'POST') return null;
      return leadTo(cameFrom({request, url, context}) ?? context.site.landing);
    case 'register-first':
      return leadTo(REGISTRATION_PATH);
  }
}

/** An editors' page that staff without a clinic may not see; whether there is one its route has found out (ROUTE-64). */
export function needsRegistration({session, site}: Asked['context'], path: string): boolean {
  return (
    visitorKind(session.current(), site) === 'unregistered-staff' && !isOpenToUnregistered(path)
  );
}

/** A link on another site led here; by `Referer` where a browser doesn't send `Sec-Fetch-Site`. */
function isForeignLink(request: Request, url: URL): boolean {
  if (!isRead(request)) return false;
  const {headers} = request;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const referrer = headers.get('Referer');
  return referrer !== null && (!URL.canParse(referrer) || new URL(referrer).origin !== url.origin);
}

/** The page that says so stands at the address that was asked for; data is asked for again as that document. */
function signInFirst({request, url}: Pick<Asked, 'request' | 'url'>, wanted: string) {
  if (isDataPath(url.pathname)) {
    return leadTo(wanted, {isReload: true});
  }
  const target = new URL(SIGN_IN_FIRST_PATH, url);
  target.searchParams.set('redirect', encodeRedirect(wanted));
  return inPlaceOf(request, target);
}

/** The page of this site that led here, unless it is one that leads back here. */
function cameFrom({request, url, context}: Asked): string | null {
  const referrer = request.headers.get('Referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const before = new URL(referrer);
  const {path, search} = pageOf(before);
  const {session, site} = context;
  const isOurs =
    before.origin === url.origin &&
    accessTo(path, visitorKind(session.current(), site), site) === 'pass';
  return isOurs ? path + search : null;
}
