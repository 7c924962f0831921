import {COOKIES, type CookieName} from '../cookie-registry';

/**
 * The cookie's name in the browser. Browsers accept a name with the prefix `__Host-` only from this exact host over
 * https, so a sibling subdomain can't plant a session or a cart (EDGE-15). The prefix doesn't work over http on
 * localhost.
 */
export function hostName(
  name: CookieName,
  {suffix, secure}: {suffix: string; secure: boolean},
): string {
  return (secure ? '__Host-' : '') + name + suffix;
}

/** The cookie's name in the browser, also for cookies that a vendor's script reads by name. */
export function sentName(name: CookieName, at: {suffix: string; secure: boolean}): string {
  return COOKIES[name].isNamedByVendor ? name + at.suffix : hostName(name, at);
}
