import {decodeRedirect, encodeRedirect} from './redirect-parameter';

/** Login and logout paths. Screen sets of the identity provider redirect to them (ID-01 to ID-03). */
export const LOGIN_PATH = '/shelter/login';
export const REGISTER_PATH = '/shelter/register';
export const FORGOT_PASSWORD_PATH = '/shelter/forgot-password';
export const RESET_PASSWORD_PATH = '/shelter/reset-password';
export const CHANGE_EMAIL_PATH = '/shelter/change-email';
export const CONFIRM_EMAIL_PATH = '/shelter/confirm-email';
/** The page after registration, with the confirmation email sent (`1`) or not sent yet (`later`). */
export const REGISTERED_PATH = `${REGISTER_PATH}?sent=1`;
export const REGISTERED_UNMAILED_PATH = `${REGISTER_PATH}?sent=later`;
export const RESET_SENT_PATH = `${FORGOT_PASSWORD_PATH}?sent=1`;
export const LOGOUT_PATH = '/logout';

export function passwordSetPath({areSessionsEnded}: {areSessionsEnded: boolean}): string {
  return `${LOGIN_PATH}?message=${areSessionsEnded ? 'reset' : 'reset-here'}`;
}

/** The login page after a change of the email. */
export const EMAIL_CHANGED_PATH = `${LOGIN_PATH}?message=email-changed`;

export function confirmedPath(to: string): string {
  return `${LOGIN_PATH}?message=confirmed&redirect=${encodeRedirect(to)}`;
}

/** The login page after a form that came without a session. It says that nothing was saved. */
export function notSavedPath(to: string): string {
  return `${LOGIN_PATH}?message=not-saved&redirect=${encodeRedirect(to)}`;
}

/**
 * The page for a link to one of the identity provider's screens, from the query `?screenSet=…&startScreen=…` that its
 * emails and sites use. The start screen is more specific than its set, so it wins. `null` for the login page itself.
 */
export function screenSetRedirect(query: URLSearchParams): string | null {
  const screen = query.get('startScreen') ?? query.get('screenSet');
  const path = screen === null ? LOGIN_PATH : screenSetPath(screen);
  if (path === LOGIN_PATH) return null;
  const parameter = query.get('redirect');
  return parameter === null
    ? path
    : `${path}?redirect=${encodeRedirect(decodeRedirect(parameter))}`;
}

export function screenSetPath(screenSet: string): string {
  if (/regist/i.test(screenSet)) return REGISTER_PATH;
  if (/password/i.test(screenSet)) return FORGOT_PASSWORD_PATH;
  return LOGIN_PATH;
}
