import {COOKIES, type CookieName} from '../cookie-registry';

/**
 * The cookie's name in the browser. Browsers accept a name with the prefix `__Host-` only from this exact host over
 * https, so a sibling subdomain can't plant a session or a cart (EDGE-15). The prefix doesn't work over http on
 * localhost.
 */
export function sentName(
  name: CookieName,
  {suffix, secure}: {suffix: string; secure: boolean},
): string {
  const prefix = secure && !COOKIES[name].isNamedByVendor ? '__Host-' : '';
  return prefix + name + suffix;
}
