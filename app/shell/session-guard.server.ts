import type {RequestContext} from '~/context.server';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {accessTo, REGISTRATION_PATH, type VisitorKind} from './access-policy';
import {leadTo} from './lead-to';
import {isApiPath, isDataPath, isUngatedFile, pageOf} from './path-policy';

/** The page that takes the place of one that needs a signed-in person. */
const SIGN_IN_FIRST_PATH = '/shelter/sign-in-first';

interface Asked {
  request: Request;
  url: URL;
  context: Pick<RequestContext, 'session' | 'site'>;
}

/** Carries the policy out: `null` lets the request pass. Operations of the API have rules of their own. */
export function sessionGuard({request, url, context}: Asked): Response | Request | null {
  if (isApiPath(url.pathname) || isUngatedFile(url.pathname)) return null;
  const {path, search} = pageOf(url);
  switch (accessTo(path, visitorKind(context), context.site)) {
    case 'pass':
      return null;
    case 'sign-in-first':
      return signInFirst({request, url}, path + search);
    case 'go-back':
      /* A form that was opened before somebody signed in, in another tab maybe, is carried out. */
      if (request.method === 'POST') return null;
      return leadTo(cameFrom(request, url) ?? context.site.landing);
    case 'register-first':
      return leadTo(REGISTRATION_PATH);
  }
}

function visitorKind({session, site}: Asked['context']): VisitorKind {
  const person = session.current();
  if (!person) return 'guest';
  return site.isStaff && !person.isRegistered ? 'unregistered-staff' : 'person';
}

/** The page that says so stands at the address that was asked for; data is asked for again as that document. */
function signInFirst({request, url}: Pick<Asked, 'request' | 'url'>, wanted: string) {
  if (isDataPath(url.pathname)) {
    return leadTo(wanted, {isReload: true});
  }
  const target = new URL(SIGN_IN_FIRST_PATH, url);
  target.searchParams.set('redirect', encodeRedirect(wanted));
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const {headers, signal} = request;
  return new Request(target, {method, headers, signal});
}

/** The page of this site that led here, unless it is one that leads back here. */
function cameFrom(request: Request, url: URL): string | null {
  const referrer = request.headers.get('Referer');
  if (referrer === null || !URL.canParse(referrer)) return null;
  const before = new URL(referrer);
  const {path, search} = pageOf(before);
  const isOurs =
    before.origin === url.origin && accessTo(path, 'person', {isStaff: false}) === 'pass';
  return isOurs ? path + search : null;
}
