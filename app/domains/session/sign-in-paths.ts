import {decodeRedirect, encodeRedirect} from './redirect-parameter';

/** The paths of signing in and out. Screen sets of the identity provider lead to them (ID-01 to ID-03). */
export const LOGIN_PATH = '/shelter/login';
export const REGISTER_PATH = '/shelter/register';
export const FORGOT_PASSWORD_PATH = '/shelter/forgot-password';
export const RESET_PASSWORD_PATH = '/shelter/reset-password';
export const CONFIRM_EMAIL_PATH = '/shelter/confirm-email';
/** Where somebody is led to who has registered: with the mail on its way, or not yet. */
export const REGISTERED_PATH = `${REGISTER_PATH}?sent=1`;
export const REGISTERED_UNMAILED_PATH = `${REGISTER_PATH}?sent=later`;
/** Where somebody is led to who has asked for a new password. */
export const RESET_SENT_PATH = `${FORGOT_PASSWORD_PATH}?sent=1`;
export const LOGOUT_PATH = '/logout';

/** The page after a new password was chosen; it says so when sessions elsewhere go on. */
export function passwordSetPath({areSessionsEnded}: {areSessionsEnded: boolean}): string {
  return `${LOGIN_PATH}?said=${areSessionsEnded ? 'reset' : 'reset-here'}`;
}

/** Where somebody is led to who has confirmed their address, to go on to this path. */
export function confirmedPath(to: string): string {
  return `${LOGIN_PATH}?said=confirmed&redirect=${encodeRedirect(to)}`;
}

/**
 * Where a link to one of the identity provider's screens leads, from the query `?screenSet=…&startScreen=…` that its
 * mails and sites use: the start screen says more than the set that it belongs to. `null` for the login page itself.
 */
export function screenSetRedirect(query: URLSearchParams): string | null {
  const screen = query.get('startScreen') ?? query.get('screenSet');
  const path = screen === null ? LOGIN_PATH : screenSetPath(screen);
  if (path === LOGIN_PATH) return null;
  const wanted = query.get('redirect');
  return wanted === null ? path : `${path}?redirect=${encodeRedirect(decodeRedirect(wanted))}`;
}

/** Where a screen set of the identity provider has its page. */
export function screenSetPath(screenSet: string): string {
  if (/regist/i.test(screenSet)) return REGISTER_PATH;
  if (/password/i.test(screenSet)) return FORGOT_PASSWORD_PATH;
  return LOGIN_PATH;
}
