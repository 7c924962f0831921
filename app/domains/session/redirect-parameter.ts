import {fromBase64Url, toBase64Url} from '~/platform/base64-url';
import {isOwnPath} from './return-path';

export const AFTER_LOGIN = '/account/dashboard';

/** Encodes a path with its query for the `redirect` parameter: URL-safe base64 (ROUTE-62). */
export function encodeRedirect(path: string): string {
  return toBase64Url(new TextEncoder().encode(path));
}

/** Accepts standard and URL-safe base64. Returns the dashboard unless the text is a path of this site. */
export function decodeRedirect(text: string | null): string {
  const path = text === null ? null : decodeBase64(text);
  return isOwnPath(path) ? path : AFTER_LOGIN;
}

function decodeBase64(text: string): string | null {
  try {
    const bytes = fromBase64Url(text.trim().replaceAll(' ', '+'));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return null;
  }
}
