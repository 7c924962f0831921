import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {bare} from './path-policy';

/** Who asks for a page. On the staff site somebody is registered once their account has a clinic (STAFF-19). */
export type VisitorKind = 'guest' | 'person' | 'unregistered-staff';

/** What becomes of a request for a page. */
export type Access =
  | 'pass'
  /** Nobody is signed in (ROUTE-60). */
  | 'sign-in-first'
  /** There is nothing to do here for somebody who is signed in (ROUTE-63). */
  | 'go-back'
  /** Staff have to finish their registration (ROUTE-64). */
  | 'register-first';

/** Where staff finish their registration. */
export const REGISTRATION_PATH = '/shelter/register';
const LOGIN_PATH = '/account/login';

/** Pages for guests alone. */
const FOR_GUESTS = [LOGIN_PATH, '/shelter/login', '/shelter/register', '/shelter/forgot-password'];

/** Open to staff who are not registered yet (ROUTE-66). */
const FOR_UNREGISTERED = [
  '/logout',
  '/location',
  '/contact-us',
  '/terms-and-conditions',
  '/shipping',
  '/faq',
  '/maintenance',
  '/password-protect',
  '/sitemap',
  /* No page: what the idle alert asks. */
  '/session/continue',
];

/** First segments of the shop's own pages; `''` is the home page. Editors' pages and unknown paths have others. */
export const SHOP_SEGMENTS = ['', 'products', 'cart', 'checkout', 'search', 'account', 'preview'];

/** The policy for a page by its path, however it is written. */
export function accessTo(
  path: string,
  visitor: VisitorKind,
  {features}: Pick<Site, 'features'>,
): Access {
  const page = bare(path);
  if (visitor === 'guest') {
    return isInAccount(path) && page !== LOGIN_PATH ? 'sign-in-first' : 'pass';
  }
  if (features.membership && visitor === 'unregistered-staff') {
    if (page === REGISTRATION_PATH) return 'pass';
    if (FOR_GUESTS.includes(page)) return 'go-back';
    return isShopPage(page) && !isOpenToUnregistered(page) ? 'register-first' : 'pass';
  }
  return FOR_GUESTS.includes(page) ? 'go-back' : 'pass';
}

/** Staff without a clinic may see this page, if there is one. */
export function isOpenToUnregistered(path: string): boolean {
  const page = bare(path);
  return page.startsWith('/shelter/') || FOR_UNREGISTERED.includes(page);
}

/** Other paths are editors' pages, whose route decides once it has found one, or they lead to the error page. */
function isShopPage(page: string): boolean {
  return SHOP_SEGMENTS.includes(page.split('/')[1] ?? '');
}

/** Who sent the request. */
export function visitorKind(
  person: Pick<Session, 'isRegistered'> | null,
  {features}: Pick<Site, 'features'>,
): VisitorKind {
  if (!person) return 'guest';
  return features.membership && !person.isRegistered ? 'unregistered-staff' : 'person';
}

/** `/account` is a segment of the path, wherever it stands. */
export function isInAccount(path: string): boolean {
  return /\/account(?:\/|$)/.test(bare(path));
}
