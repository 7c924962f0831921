import {COOKIES, type CookieName} from './cookie-registry';
import {sentName} from './parts/sent-name';

/** Sets one of the cookies that only the browser uses, or removes it with `null`. For scripts in the browser. */
export function setBrowserCookie(
  name: Extract<CookieName, 'consent'>,
  value: string | null,
  {suffix}: {suffix: string},
): void {
  const secure = location.protocol === 'https:';
  document.cookie = [
    `${sentName(name, {suffix, secure})}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : COOKIES[name].maxAgeSeconds}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
