import {FORGOT_PASSWORD_PATH, LOGIN_PATH, REGISTER_PATH} from '~/domains/session/login-paths';
import type {Session} from '~/domains/session/session';
import type {Site} from '~/domains/session/site';
import {normalizePath} from './path-policy';

/** A staff member counts as registered once their account has a clinic (STAFF-19). */
export type VisitorKind = 'guest' | 'customer' | 'unregistered-staff';

export type Access =
  | 'pass'
  /** For guests on a page that needs a login (ROUTE-60). */
  | 'log-in-first'
  /** For customers on a page for guests only (ROUTE-63). */
  | 'go-back'
  /** For staff members who have to finish registration first (ROUTE-64). */
  | 'register-first';

/** The login page's other path. */
const ACCOUNT_LOGIN_PATH = '/account/login';

const GUEST_ONLY_PATHS = [ACCOUNT_LOGIN_PATH, LOGIN_PATH, REGISTER_PATH, FORGOT_PASSWORD_PATH];

const UNREGISTERED_STAFF_PATHS = [
  '/logout',
  '/location',
  '/contact-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/shipping',
  '/returns',
  '/faq',
  '/maintenance',
  '/password-protect',
  '/sitemap',
  /* Not a page: the inactivity alert posts here. */
  '/session/continue',
];

/**
 * First path segments of the shop's own pages; `''` is the home page. Content pages and unknown paths start with
 * others.
 */
export const SHOP_SEGMENTS = [
  '',
  'products',
  'back-in-stock',
  'compare',
  'favorites',
  'recently-viewed',
  'cart',
  'checkout',
  'search',
  'find-order',
  'account',
  'pets',
  'preview',
];

/** The path may be encoded, in any case, with or without a trailing slash. */
export function accessTo(
  path: string,
  visitor: VisitorKind,
  {features}: Pick<Site, 'features'>,
): Access {
  const page = normalizePath(path);
  if (visitor === 'guest') {
    return isInAccount(path) && page !== ACCOUNT_LOGIN_PATH ? 'log-in-first' : 'pass';
  }
  if (features.membership && visitor === 'unregistered-staff') {
    if (page === REGISTER_PATH) return 'pass';
    if (GUEST_ONLY_PATHS.includes(page)) return 'go-back';
    return isShopPage(page) && !isOpenToUnregistered(page) ? 'register-first' : 'pass';
  }
  return GUEST_ONLY_PATHS.includes(page) ? 'go-back' : 'pass';
}

/** Doesn't check that the page exists. */
export function isOpenToUnregistered(path: string): boolean {
  const page = normalizePath(path);
  return page.startsWith('/shelter/') || UNREGISTERED_STAFF_PATHS.includes(page);
}

/** Other paths are content pages, whose route checks access once it has found the page, or lead to the error page. */
function isShopPage(page: string): boolean {
  return SHOP_SEGMENTS.includes(page.split('/')[1] ?? '');
}

export function visitorKind(
  customer: Pick<Session, 'isRegistered'> | null,
  {features}: Pick<Site, 'features'>,
): VisitorKind {
  if (!customer) return 'guest';
  return features.membership && !customer.isRegistered ? 'unregistered-staff' : 'customer';
}

export function isInAccount(path: string): boolean {
  return /\/account(?:\/|$)/.test(normalizePath(path));
}
