import {isOwnPath} from './return-path';

export const AFTER_SIGN_IN = '/account/dashboard';

/** Encodes a path with its query for the `redirect` parameter: URL-safe base64 (ROUTE-62). */
export function encodeRedirect(path: string): string {
  const bytes = new TextEncoder().encode(path);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Accepts standard and URL-safe base64. Returns the dashboard unless the text is a path of this site. */
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
