import {BROWSER_COOKIES, type BrowserCookieName} from './cookie-registry';
import {hostName} from './parts/sent-name';

/** Sets one of the cookies that scripts may use, or removes it with `null`. For scripts in the browser. */
export function setBrowserCookie(
  name: BrowserCookieName,
  value: string | null,
  {suffix}: {suffix: string},
): void {
  const secure = location.protocol === 'https:';
  document.cookie = [
    `${hostName(name, {suffix, secure})}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : BROWSER_COOKIES[name].maxAgeSeconds}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** The value of such a cookie; `null` if it isn't set. For scripts in the browser. */
export function readBrowserCookie(
  name: BrowserCookieName,
  {suffix}: {suffix: string},
): string | null {
  const start = `${hostName(name, {suffix, secure: location.protocol === 'https:'})}=`;
  const pair = document.cookie.split('; ').find((item) => item.startsWith(start));
  return pair?.slice(start.length) ?? null;
}
