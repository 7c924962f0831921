import {isOwnPath} from './return-path';

/** Where somebody goes on to after signing in who did not come from anywhere. */
export const AFTER_SIGN_IN = '/account/dashboard';

/** A path with its query as the `redirect` parameter carries it: base64, url-safe (ROUTE-62). */
export function encodeRedirect(path: string): string {
  const bytes = new TextEncoder().encode(path);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The path in a `redirect` parameter, standard or url-safe; the dashboard for anything that is no path of this site. */
export function decodeRedirect(text: string | null): string {
  const path = text === null ? null : decodeBase64(text);
  return isOwnPath(path) ? path : AFTER_SIGN_IN;
}

function decodeBase64(text: string): string | null {
  try {
    const binary = atob(text.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return null;
  }
}
