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

/** The policy for a page by its path, however it is written. */
export function accessTo(
  path: string,
  visitor: VisitorKind,
  {isStaff}: Pick<Site, 'isStaff'>,
): Access {
  const page = bare(path);
  if (visitor === 'guest') {
    return isInAccount(path) && page !== LOGIN_PATH ? 'sign-in-first' : 'pass';
  }
  if (isStaff && visitor === 'unregistered-staff') {
    const isOpen = page.startsWith('/shelter/') || FOR_UNREGISTERED.includes(page);
    return isOpen ? 'pass' : 'register-first';
  }
  return FOR_GUESTS.includes(page) ? 'go-back' : 'pass';
}

/** `/account` is a segment of the path, wherever it stands. */
export function isInAccount(path: string): boolean {
  return /\/account(?:\/|$)/.test(bare(path));
}
