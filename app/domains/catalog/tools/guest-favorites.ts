import {readBrowserCookie, setBrowserCookie} from '~/domains/session/browser-cookie';
import {parseHandles} from '../handle-lists';

/* A guest's favorites are in a cookie, so that they can be saved without scripts, too. */

/** Cookies have no commas. */
const SEPARATOR = '.';

export const NOT_KEPT =
  'Your browser didn’t save this change. Allow cookies for this site, then try again.';

export const parseGuestFavorites = (cookie: string | null): string[] =>
  parseHandles(cookie?.replaceAll(SEPARATOR, ',') ?? null, 'guestFavorites');

/** `null` without favorites, which removes the cookie. */
export const formatGuestFavorites = (handles: readonly string[]): string | null =>
  handles.length === 0 ? null : handles.join(SEPARATOR);

/** For scripts in the browser. */
export function readGuestFavorites(site: {suffix: string}): string[] {
  return parseGuestFavorites(readBrowserCookie('favorites', site));
}

/** For scripts in the browser. Returns `false` if the browser can't store them. */
export function writeGuestFavorites(handles: readonly string[], site: {suffix: string}): boolean {
  const value = formatGuestFavorites(handles);
  setBrowserCookie('favorites', value, site);
  return (readBrowserCookie('favorites', site) ?? null) === value;
}
